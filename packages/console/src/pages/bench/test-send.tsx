import { usePartner } from '../partners/partner.tsx'
import { TestSend } from '../webhooks/test-send.tsx'

export function TestSendPage() {
  return <TestSend partnerId={usePartner().partner.id} />
}
