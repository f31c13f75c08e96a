import { Link } from 'react-router'
import { toDay, toMoment } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Connection, foyer } from '../../foyer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ArrowIcon, PlusIcon, StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AppIcon } from '../applications/app-icon.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The applications of a Location, for those who manage its users. */
export function ConnectionsPage() {
  const { id } = useLocationOfPage()
  const connections = useLoaded(() => foyer.installations.list({ location_id: id }), id)
  const more = (
    <ButtonLink to="/appstore" icon={<PlusIcon />}>
      Find an application
    </ButtonLink>
  )
  return (
    <Panel title="Applications" note="What is connected to this Location." actions={more}>
      <LoadedView of={connections}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(connection => (
                <ConnectionRow key={connection.application.id} connection={connection} />
              ))}
            </ul>
          ) : (
            <Empty icon={<StoreIcon />} title="Nothing is connected">
              Applications of the store can work with your clients, appointments and more, as far as you let
              them.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { application, status, frozen_by, unread_messages } = connection
  return (
    <li>
      <Link className="row row-link" to={String(application.id)}>
        <AppIcon icon={application.icon} title={application.title} />
        <span className="row-main">
          <strong>
            {application.title} <StatusBadge status={status} frozenBy={frozen_by} />
            {unread_messages > 0 && <span className="badge badge-warn">{unread_messages} unread</span>}
          </strong>
          <span>{noteOf(connection)}</span>
        </span>
        <ArrowIcon />
      </Link>
    </li>
  )
}

function noteOf(connection: Connection): string {
  const { application, status, frozen_by, frozen_since, confirm_before, paid_until, created_at } = connection
  const since = frozen_since && `Frozen since ${toDay(frozen_since)}`
  if (status === 'pending' && confirm_before)
    return `${application.partner} must confirm before ${toMoment(confirm_before)}`
  if (status === 'freezed')
    return frozen_by === 'operator'
      ? `${since ?? 'Frozen'}: only an operator of the platform can activate it again`
      : `${since ?? 'Frozen'}, unpaid${paid_until ? ` since ${toDay(paid_until)}` : ''}: a payment activates it again`
  return `By ${application.partner} · since ${toDay(created_at)}${paid_until ? ` · covered until ${toDay(paid_until)}` : ''}`
}
