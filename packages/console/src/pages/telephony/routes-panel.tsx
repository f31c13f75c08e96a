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

/** Edits the routes of calls. Each change saves all rows, because their order matters. */
export function RoutesPanel({ chain, telephony }: RoutesPanelProps) {
  const routes = useLoaded(() => foyer.telephony.listRoutes({ chain_id: chain.id }), chain.id)
  const [edited, setEdited] = useState<number | 'new'>()
  const say = useToast()
  const rows = routes.state.status === 'ready' ? routes.state.value : []
  const save = async (changed: VoipRoute[]) => {
    await foyer.telephony.updateRoutes({ chain_id: chain.id, body: changed })
    setEdited(undefined)
    say('Routes saved.')
    await routes.reload()
  }
  const saveRow = (row: VoipRoute) =>
    save(edited === 'new' ? [...rows, row] : rows.map((present, index) => (index === edited ? row : present)))
  return (
    <Panel
      title="Routes"
      note="A route for a SIP subscriber takes precedence over a route for the called number."
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
                  onRemove={() => void save(list.filter(route => route !== row))}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<PhoneIcon />} title="No routes yet">
              Calls are saved in the history of all locations, and nobody is notified while they ring.
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
  const locationTitles = telephony.locations
    .filter(({ id }) => row.location_ids.includes(id))
    .map(({ title }) => title)
  const people = telephony.users.filter(({ id }) => row.user_ids.includes(id)).map(({ name }) => name)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {row.value}
          <span className="badge">{row.match === 'user' ? 'Subscriber' : 'Called number'}</span>
        </strong>
        <span>
          {locationTitles.join(', ') || 'No location'} ·{' '}
          {people.length > 0 ? `notifies ${people.join(', ')}` : 'notifies nobody'}
        </span>
      </span>
      <div className="actions">
        <Button aria-label={`Edit the route of ${row.value}`} onClick={onEdit}>
          {' '}
          Edit
        </Button>
        <Button kind="quiet" aria-label={`Remove the route of ${row.value}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
