import { usePartner } from '../partners/partner.tsx'
import { WebhookSecret } from '../webhooks/webhook-secret.tsx'

/** The endpoints of a partner, and the secret that signs what they get. */
export function EndpointsPage() {
  return <WebhookSecret partnerId={usePartner().partner.id} />
}
