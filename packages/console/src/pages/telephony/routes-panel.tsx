import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Chain, foyer, type Telephony, type VoipRoute } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const routes = useLoaded(() => foyer.telephony.listRoutes({ chain_id: chain.id }), ['voip_route', chain.id])
  const t = useTexts('telephony')
  const [edited, setEdited] = useState<number | 'new'>()
  const say = useToast()
  const rows = routes.state.status === 'ready' ? routes.state.value : []
  const save = async (changed: VoipRoute[]) => {
    await foyer.telephony.updateRoutes({ chain_id: chain.id, body: changed })
    setEdited(undefined)
    say(t.routesSaved)
    await routes.reload()
  }
  const saveRow = (row: VoipRoute) =>
    save(edited === 'new' ? [...rows, row] : rows.map((present, index) => (index === edited ? row : present)))
  return (
    <Panel
      title={t.routes}
      note={t.routesNote}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {t.addRoute}
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
            <Empty icon={<PhoneIcon />} title={t.noRoutes}>
              {t.noRoutesNote}
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
  const t = useTexts('telephony')
  const ui = useTexts('ui')
  const { list } = useFormats()
  const locationTitles = telephony.locations
    .filter(({ id }) => row.location_ids.includes(id))
    .map(({ title }) => title)
  const people = telephony.users.filter(({ id }) => row.user_ids.includes(id)).map(({ name }) => name)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {row.value}
          <span className="badge">{row.match === 'user' ? t.subscriber : t.calledNumber}</span>
        </strong>
        <span>
          {locationTitles.join(', ') || t.noLocation} ·{' '}
          {people.length > 0 ? t.notifies(list(people)) : t.notifiesNobody}
        </span>
      </span>
      <div className="actions">
        <Button aria-label={t.editRouteOf(row.value)} onClick={onEdit}>
          {ui.edit}
        </Button>
        <Button kind="quiet" aria-label={t.removeRouteOf(row.value)} onClick={onRemove}>
          {ui.remove}
        </Button>
      </div>
    </li>
  )
}
