import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Call, type Chain, foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useRights } from '../rights/use-rights.ts'
import { type CallFilter, CallFilters, lastWeek } from './call-filters.tsx'
import { CallRow } from './call-row.tsx'
import { findCallers } from './find-callers.ts'

const right = 'dashboard_calls_access'

/** Lists the calls of a Chain or of one Location that the person may see. */
export function CallHistory({ chain }: { chain: Chain }) {
  const me = useMe()
  const t = useTexts('telephony')
  const mayIn = (locationId: number) =>
    me.locations.find(({ id }) => id === locationId)?.rights.includes(right) ?? false
  const scopes = [
    ...(chain.rights.includes(right) ? [{ value: 'chain', label: t.allOf(chain.title) }] : []),
    ...chain.locations
      .filter(({ id }) => mayIn(id))
      .map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  const [filter, setFilter] = useState<CallFilter>({ ...lastWeek(), place: scopes[0]?.value ?? '', page: 1 })
  if (scopes.length === 0) return <NoRight />
  return (
    <Panel title={t.calls} note={t.callsNote}>
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
  const t = useTexts('telephony')
  const { locations } = useMe()
  const mayReadClients = (locationId: number) =>
    locations.some(({ id, rights }) => id === locationId && rights.includes('clients_access'))
  const calls = useLoaded(() => readCalls(chain, filter, mayReadClients), ['call', chain.id, filter], {
    keepsPrevious: true,
  })
  return (
    <LoadedView of={calls}>
      {({ list, callers, hasMore }) => (
        <>
          {list.length > 0 ? (
            <ul className="rows">
              {list.map(call => (
                <CallRow key={call.id} call={call} caller={callers.get(call.client_id)} />
              ))}
            </ul>
          ) : (
            <Empty icon={<PhoneIcon />} title={t.noCalls}>
              {t.noCallsNote}
            </Empty>
          )}
          {(hasMore || filter.page > 1) && (
            <PanelBody>
              <div className="form-actions">
                <Button disabled={filter.page === 1} onClick={() => onPage(filter.page - 1)}>
                  {t.newer}
                </Button>
                <Button disabled={!hasMore} onClick={() => onPage(filter.page + 1)}>
                  {t.older}
                </Button>
              </div>
            </PanelBody>
          )}
        </>
      )}
    </LoadedView>
  )
}

async function readCalls(
  chain: Chain,
  { place, ...filter }: CallFilter,
  mayReadClients: (locationId: number) => boolean,
) {
  const { data, meta } = await (place === 'chain'
    ? foyer.telephony.listCallsOfChain({ chain_id: chain.id, ...filter })
    : foyer.telephony.listCallsOfLocation({ location_id: Number(place), ...filter }))
  const list: Call[] = data
  const locationIds = place === 'chain' ? chain.locations.map(({ id }) => id) : [Number(place)]
  const callers = await findCallers(list, locationIds.filter(mayReadClients))
  return { data: { list, callers, hasMore: meta.has_more } }
}

function NoRight() {
  const t = useTexts('telephony')
  const { titleOf } = useRights()
  return (
    <Panel title={t.calls}>
      <Empty icon={<PhoneIcon />} title={t.cannotSee}>
        {t.lacksRight(titleOf(right))}
      </Empty>
    </Panel>
  )
}
