import { useLoaded } from '../../data/use-loaded.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { foyer } from '../../foyer.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { toLocal } from '../bench/to-local.ts'
import { usePartner } from '../partners/partner.tsx'
import { PastReplays } from './past-replays.tsx'
import { StartReplay } from './start-replay.tsx'

/** Sends deliveries again, and shows how far that is. The address may say of what: location, outcomes, from. */
export function ReplaysPage() {
  const { id } = usePartner().partner
  return (
    <>
      <Prefilled partnerId={id} />
      <PastReplays partnerId={id} />
    </>
  )
}

/** The form waits for the name of its Location. */
function Prefilled({ partnerId }: { partnerId: number }) {
  const { values } = useSearch(['location', 'outcomes', 'from'])
  const { outcomes, from } = values
  const locationId = idIn(values.location)
  const locations = useLoaded(
    async () =>
      locationId === undefined
        ? { data: [] }
        : foyer.partnerWebhooks.listLocations({ partner_id: partnerId, location_id: locationId }),
    ['bench', partnerId, 'location', locationId ?? 0],
    { isForForm: true },
  )
  return (
    <LoadedView of={locations}>
      {([location]) => (
        <StartReplay
          key={`${location?.id} ${outcomes} ${from}`}
          partnerId={partnerId}
          prefilled={{ location, outcomes, from: toLocal(from) }}
        />
      )}
    </LoadedView>
  )
}
