import { usePartner } from '../partners/partner.tsx'
import { PastReplays } from './past-replays.tsx'
import { StartReplay } from './start-replay.tsx'

/** Sends deliveries again, and shows how far that is. */
export function ReplaysPage() {
  const { id } = usePartner().partner
  return (
    <>
      <StartReplay partnerId={id} />
      <PastReplays partnerId={id} />
    </>
  )
}
