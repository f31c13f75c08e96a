import { partner, person } from '../../access.ts'
import { Id } from '../../wire.ts'

/** Operations of the webhook log come in pairs: for the partner's own program, and for its developers. */
export const forPartner = {
  document: 'developer-tools',
  tag: 'Webhook log',
  surface: 'v2',
  access: partner,
} as const

export const forDeveloper = {
  document: 'account',
  tag: 'Webhooks of a partner',
  surface: 'app',
  access: person,
} as const

export const ofPartner = { partner_id: Id('Partner ID') }
