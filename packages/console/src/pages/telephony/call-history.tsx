import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Call, type Chain, foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { type CallFilter, CallFilters, lastWeek } from './call-filters.tsx'
import { CallRow } from './call-row.tsx'

const right = 'dashboard_calls_access'

/** Lists the calls of a Chain or of one Location that the person may see. */
export function CallHistory({ chain }: { chain: Chain }) {
  const me = useMe()
  const mayIn = (locationId: number) =>
    me.locations.find(({ id }) => id === locationId)?.rights.includes(right) ?? false
  const scopes = [
    ...(chain.rights.includes(right) ? [{ value: 'chain', label: `All of ${chain.title}` }] : []),
    ...chain.locations
      .filter(({ id }) => mayIn(id))
      .map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  const [filter, setFilter] = useState<CallFilter>({ ...lastWeek(), place: scopes[0]?.value ?? '', page: 1 })
  if (scopes.length === 0) return <NoRight />
  return (
    <Panel title="Calls" note="Newest first, in the location’s time zone.">
      <PanelBody>
        <CallFilters scopes={scopes} filter={filter} onChange={setFilter} />
      </PanelBody>
      <Calls chain={chain} filter={filter} onPage={page => setFilter({ ...filter, page })} />
    </Panel>
  )
}

interface CallsProps {
  chain: Chain
  filter: CallFilter
  onPage(page: number): void
}

function Calls({ chain, filter, onPage }: CallsProps) {
  const calls = useLoaded(() => readCalls(chain, filter), JSON.stringify(filter))
  return (
    <LoadedView of={calls}>
      {({ list, hasMore }) => (
        <>
          {list.length > 0 ? (
            <ul className="rows">
              {list.map(call => (
                <CallRow key={call.id} call={call} />
              ))}
            </ul>
          ) : (
            <Empty icon={<PhoneIcon />} title="No calls">
              No calls match these filters.
            </Empty>
          )}
          {(hasMore || filter.page > 1) && (
            <PanelBody>
              <div className="form-actions">
                <Button disabled={filter.page === 1} onClick={() => onPage(filter.page - 1)}>
                  Newer
                </Button>
                <Button disabled={!hasMore} onClick={() => onPage(filter.page + 1)}>
                  Older
                </Button>
              </div>
            </PanelBody>
          )}
        </>
      )}
    </LoadedView>
  )
}

async function readCalls(chain: Chain, { place, ...filter }: CallFilter) {
  const { data, meta } = await (place === 'chain'
    ? foyer.telephony.listCallsOfChain({ chain_id: chain.id, ...filter })
    : foyer.telephony.listCallsOfLocation({ location_id: Number(place), ...filter }))
  return { data: { list: data as Call[], hasMore: meta.has_more } }
}

function NoRight() {
  return (
    <Panel title="Calls">
      <Empty icon={<PhoneIcon />} title="You can’t see calls here">
        Your role lacks the right “See calls”. An owner can give it to you.
      </Empty>
    </Panel>
  )
}
