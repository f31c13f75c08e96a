import Type from 'typebox'
import { partner, person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Shape } from '../../wire.ts'

const rotation = {
  method: 'POST',
  summary: 'Rotate the webhook secret',
  description:
    'The new secret is shown only once. The previous one stays valid for 24 hours, during which deliveries carry both signatures.',
  status: 201,
  data: Shape({
    secret: Type.String({ description: '`whsec_…`, in the format of Standard Webhooks. Shown only here.' }),
  }),
} as const

export const rotateSecret = operation({
  ...rotation,
  document: 'developer-tools',
  tag: 'Webhooks',
  surface: 'v2',
  access: partner,
  name: 'rotateWebhookSecret',
  path: '/webhooks/secret/rotate',
  errors: [401],
})

export const rotateSecretOfPartner = operation({
  ...rotation,
  document: 'account',
  tag: 'Webhooks of a partner',
  surface: 'app',
  access: person,
  name: 'rotateWebhookSecretOfPartner',
  path: '/account/partners/{partner_id}/webhook_secret',
  params: Type.Object({ partner_id: Id('Partner ID') }),
  errors: [401, 403, 404, 422],
})
