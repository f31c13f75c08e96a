import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Chain, foyer, type Telephony, type VoipRoute } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RouteEditor } from './route-editor.tsx'

interface RoutesPanelProps {
  chain: Chain
  telephony: Telephony
}

/** Where calls go. A change replaces all rows, so that their order stays. */
export function RoutesPanel({ chain, telephony }: RoutesPanelProps) {
  const routes = useLoaded(() => foyer.telephony.listRoutes({ chain_id: chain.id }), chain.id)
  const [edited, setEdited] = useState<number | 'new'>()
  const say = useToast()
  const rows = routes.state.status === 'ready' ? routes.state.value : []
  const save = async (changed: VoipRoute[]) => {
    await foyer.telephony.updateRoutes({ chain_id: chain.id, body: changed })
    setEdited(undefined)
    say('The routes are saved.')
    await routes.reload()
  }
  const saveRow = (row: VoipRoute) =>
    save(edited === 'new' ? [...rows, row] : rows.map((present, index) => (index === edited ? row : present)))
  return (
    <Panel
      title="Where calls go"
      note="A row for a SIP subscriber wins over a row for the number that was called."
      actions={
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Add a route
        </Button>
      }
    >
      <LoadedView of={routes}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map((row, index) => (
                <RouteRow
                  key={`${row.match}:${row.value}`}
                  row={row}
                  telephony={telephony}
                  onEdit={() => setEdited(index)}
                  onRemove={() => void save(list.filter(other => other !== row))}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<PhoneIcon />} title="No route yet">
              Calls are in the histories of all Locations, and nobody is told while they ring.
            </Empty>
          )
        }
      </LoadedView>
      {edited !== undefined && (
        <RouteEditor
          row={edited === 'new' ? undefined : rows[edited]}
          telephony={telephony}
          onSave={saveRow}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

interface RouteRowProps {
  row: VoipRoute
  telephony: Telephony
  onEdit(): void
  onRemove(): void
}

function RouteRow({ row, telephony, onEdit, onRemove }: RouteRowProps) {
  const places = telephony.locations
    .filter(({ id }) => row.location_ids.includes(id))
    .map(({ title }) => title)
  const people = telephony.users.filter(({ id }) => row.user_ids.includes(id)).map(({ name }) => name)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {row.value}
          <span className="badge">{row.match === 'user' ? 'Subscriber' : 'Number called'}</span>
        </strong>
        <span>
          {places.join(', ') || 'No Location'} ·{' '}
          {people.length > 0 ? `tells ${people.join(', ')}` : 'tells nobody'}
        </span>
      </span>
      <div className="actions">
        <Button aria-label={`Change the route of ${row.value}`} onClick={onEdit}>
          Change
        </Button>
        <Button kind="quiet" aria-label={`Remove the route of ${row.value}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
