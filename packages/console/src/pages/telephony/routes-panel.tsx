import { FoyerError } from '@foyer/sdk/account'
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
  const ui = useTexts('ui')
  const [edited, setEdited] = useState<VoipRoute | 'new'>()
  const say = useToast()
  const rows = routes.state.status === 'ready' ? routes.state.value : []
  /** Starts from what is there now, so that no route that somebody else has changed is taken back. */
  const save = async (change: (present: VoipRoute[]) => VoipRoute[]) => {
    const { data } = await foyer.telephony.listRoutes({ chain_id: chain.id })
    await foyer.telephony.updateRoutes({ chain_id: chain.id, body: change(data) })
    setEdited(undefined)
    say(t.routesSaved)
    await routes.reload()
  }
  const saveRow = (row: VoipRoute) =>
    save(present => {
      if (edited === undefined || edited === 'new') return [...present, row]
      const replaced = findRoute(present, edited)
      if (!replaced) throw new FoyerError({ status: 404, code: 'not_found', message: ui.deletedMeanwhile })
      return present.map(each => (each === replaced ? row : each))
    })
  const opened = edited === 'new' ? undefined : edited
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
              {list.map(row => (
                <RouteRow
                  key={`${row.match}:${row.value}`}
                  row={row}
                  telephony={telephony}
                  onEdit={() => setEdited(row)}
                  onRemove={() =>
                    void save(present => present.filter(each => each !== findRoute(present, row)))
                  }
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
          row={opened && (findRoute(rows, opened) ?? opened)}
          telephony={telephony}
          onRead={async () => opened && findRoute((await routes.readAgain()) ?? [], opened)}
          onSave={saveRow}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

/** A route is known by the calls it is for. */
const findRoute = (rows: VoipRoute[], { match, value }: VoipRoute) =>
  rows.find(row => row.match === match && row.value === value)

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
