import type { UserNotice } from '../../foyer.ts'

/** The place that a notice is about; pure. */
export function pathOfNotice({ kind, location, application, partner, details }: UserNotice): string {
  const inLocation = `/locations/${location?.id}`
  const ofPartner = `/partners/${partner?.id}`
  switch (kind) {
    case 'payment_due':
      return `${inLocation}/payments`
    case 'payment_received':
      return `${inLocation}/payments/${details.payment_id}`
    case 'installation_frozen':
    case 'installation_resumed':
    case 'installation_lost':
    case 'rights_added':
    case 'price_raised':
      return `${inLocation}/applications/${application?.id}`
    case 'location_suspended':
      return inLocation
    case 'installation_ended':
      return `${ofPartner}/applications/${application?.id}/connections`
    case 'review_decided':
      return `${ofPartner}/applications/${application?.id}`
    case 'endpoint_failing':
      return `${ofPartner}/deliveries?outcome=failed`
    case 'endpoint_recovered':
      return `${ofPartner}/deliveries`
    case 'invitation':
      return '/invitations'
    case 'security':
      return '/profile'
  }
}
