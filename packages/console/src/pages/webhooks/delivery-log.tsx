import type { PartnerWebhooksListDeliveriesInput } from '@foyer/sdk/account'
import { useSearchParams } from 'react-router'
import { browserZone } from '../../data/dates.ts'
import { useLoadAhead, useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { Values } from '../../ui/form.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { DeliveryFilter } from './delivery-filter.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

type DeliveryLogPage = Omit<PartnerWebhooksListDeliveriesInput, 'partner_id'>

const pageNames = ['outcome', 'location_id', 'resource', 'resource_id', 'cursor']
/** Long enough for a page that was read ahead. */
const freshMs = 1000

/** The filter and the page are in the address. */
export function DeliveryLog({ partnerId }: { partnerId: number }) {
  const [search, setSearch] = useSearchParams()
  const page = Object.fromEntries([...search].filter(([name]) => pageNames.includes(name)))
  const { cursor, ...filter } = page
  const loaded = useLoaded(() => readPage(partnerId, page), keyOf(partnerId, page), {
    keepsPrevious: true,
    freshMs,
  })
  const t = useTexts('webhooks')
  const loadAhead = useLoadAhead()
  const show = async (chosen: Values) => {
    // An invalid filter throws here and shows at its field, and the list stays.
    await loadAhead(() => readPage(partnerId, chosen), keyOf(partnerId, chosen))
    setSearch(chosen)
  }
  return (
    <Panel title={t.deliveries} note={t.deliveriesNote(browserZone())}>
      <PanelBody>
        <DeliveryFilter filter={filter} onChange={show} />
      </PanelBody>
      <LoadedView of={loaded}>
        {({ deliveries, next }) => (
          <>
            {deliveries.length > 0 ? (
              <DeliveryRows partnerId={partnerId} deliveries={deliveries} />
            ) : (
              <NoDeliveries />
            )}
            {(next !== null || cursor !== undefined) && (
              <PanelBody>
                <div className="form-actions">
                  {cursor !== undefined && <Button onClick={() => setSearch(filter)}>{t.newest}</Button>}
                  {next !== null && (
                    <Button onClick={() => setSearch({ ...filter, cursor: next })}>{t.older}</Button>
                  )}
                </div>
              </PanelBody>
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  )
}

const keyOf = (partnerId: number, page: Values) => ['delivery', partnerId, 'list', page]

/** Numbers stay text, because the server parses them and reports errors. */
async function readPage(partnerId: number, page: Values) {
  const { data, meta } = await foyer.partnerWebhooks.listDeliveries({
    ...(page as DeliveryLogPage),
    partner_id: partnerId,
  })
  return { data: { deliveries: data, next: meta.next_cursor } }
}

function NoDeliveries() {
  const t = useTexts('webhooks')
  return (
    <Empty icon={<BookIcon />} title={t.noDeliveries}>
      {t.noDeliveriesNote}
    </Empty>
  )
}
