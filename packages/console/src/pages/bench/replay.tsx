import { usePartner } from '../partners/partner.tsx'
import { Replay } from '../webhooks/replay.tsx'

export function ReplayPage() {
  return <Replay partnerId={usePartner().partner.id} />
}
