import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { DeliveryFilter, type DeliveryLogFilter } from './delivery-filter.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

interface DeliveryLogPage {
  filter: DeliveryLogFilter
  cursor?: string
}

export function DeliveryLog({ partnerId }: { partnerId: number }) {
  const [page, setPage] = useState<DeliveryLogPage>({ filter: {} })
  const read = async ({ filter, cursor }: DeliveryLogPage) => {
    const { data, meta } = await foyer.partnerWebhooks.listDeliveries({
      ...filter,
      partner_id: partnerId,
      ...(cursor === undefined ? {} : { cursor }),
    })
    return { data: { deliveries: data, next: meta.next_cursor } }
  }
  const loaded = useLoaded(() => read(page), `${partnerId} ${JSON.stringify(page)}`)
  const filter = async (chosen: DeliveryLogFilter) => {
    // An invalid filter throws here and shows at its field, and the list stays.
    await read({ filter: chosen })
    setPage({ filter: chosen })
    await loaded.reload()
  }
  return (
    <Panel title="Deliveries" note="Deliveries of the last 30 days, newest first.">
      <PanelBody>
        <DeliveryFilter onChange={filter} />
      </PanelBody>
      <LoadedView of={loaded}>
        {({ deliveries, next }) => (
          <>
            {deliveries.length > 0 ? (
              <DeliveryRows partnerId={partnerId} deliveries={deliveries} />
            ) : (
              <NoDeliveries />
            )}
            {(next !== null || page.cursor !== undefined) && (
              <PanelBody>
                <div className="form-actions">
                  {page.cursor !== undefined && (
                    <Button onClick={() => setPage({ filter: page.filter })}>Newest</Button>
                  )}
                  {next !== null && (
                    <Button onClick={() => setPage({ filter: page.filter, cursor: next })}>Older</Button>
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

const NoDeliveries = () => (
  <Empty icon={<BookIcon />} title="No deliveries">
    No deliveries match. New ones appear here within seconds.
  </Empty>
)
