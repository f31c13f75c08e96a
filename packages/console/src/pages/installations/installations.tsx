import { Link } from 'react-router'
import { toDay, toMoment } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Installation } from '../../foyer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ArrowIcon, PlusIcon, StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AppIcon } from '../applications/app-icon.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Lists the applications of a Location for people who manage its users. */
export function InstallationsPage() {
  const { id } = useLocationOfPage()
  const installations = useLoaded(() => foyer.installations.list({ location_id: id }), id)
  const more = (
    <ButtonLink to="/appstore" icon={<PlusIcon />}>
      Find an application
    </ButtonLink>
  )
  return (
    <Panel title="Applications" note="Applications that are connected to this location." actions={more}>
      <LoadedView of={installations}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(installation => (
                <InstalledApplicationRow key={installation.application.id} installation={installation} />
              ))}
            </ul>
          ) : (
            <Empty icon={<StoreIcon />} title="No applications connected">
              Applications from the app directory can work with your clients, appointments and more, with the
              rights you grant.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function InstalledApplicationRow({ installation }: { installation: Installation }) {
  const { application, status, frozen_by, unread_messages } = installation
  return (
    <li>
      <Link className="row row-link" to={String(application.id)}>
        <AppIcon icon={application.icon} title={application.title} />
        <span className="row-main">
          <strong>
            {application.title} <StatusBadge status={status} frozenBy={frozen_by} />
            {unread_messages > 0 && <span className="badge badge-warn">{unread_messages} unread</span>}
          </strong>
          <span>{noteOf(installation)}</span>
        </span>
        <ArrowIcon />
      </Link>
    </li>
  )
}

function noteOf(installation: Installation): string {
  const { application, status, frozen_by, frozen_since, confirm_before, paid_until, created_at } =
    installation
  const since = frozen_since && `Frozen since ${toDay(frozen_since)}`
  if (status === 'pending' && confirm_before)
    return `${application.partner} must confirm before ${toMoment(confirm_before)}`
  if (status === 'freezed')
    return frozen_by === 'operator'
      ? `${since ?? 'Frozen'}: only an operator can unfreeze it`
      : `${since ?? 'Frozen'}, unpaid${paid_until ? ` since ${toDay(paid_until)}` : ''}: a payment unfreezes it`
  return `By ${application.partner} · since ${toDay(created_at)}${paid_until ? ` · paid until ${toDay(paid_until)}` : ''}`
}
