import Type from 'typebox'
import { partner, person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'

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

export const getSecretStateOfPartner = operation({
  document: 'account',
  tag: 'Webhooks of a partner',
  surface: 'app',
  access: person,
  name: 'getWebhookSecretStateOfPartner',
  method: 'GET',
  path: '/account/partners/{partner_id}/webhook_secret',
  summary: 'Get the state of the webhook secret',
  description: 'Says since when the secret is in use. The secret itself is never shown again.',
  params: Type.Object({ partner_id: Id('Partner ID') }),
  status: 200,
  data: Shape({
    issued_at: Nullable(
      Instant('When the present secret was issued; null before the first, which the first delivery makes'),
    ),
    previous_valid_until: Nullable(
      Instant('Until when deliveries are also signed with the previous secret; null if they are not'),
    ),
  }),
  errors: [401, 403, 404, 422],
})
