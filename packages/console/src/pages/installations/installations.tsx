import './installations.css'
import { Link } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Installation, type MyLocation } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { type Formats, useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ArrowIcon, PlusIcon, StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useIsExpired } from './use-is-expired.ts'

/** Lists the applications of a Location for people who manage its users. */
export function InstallationsPage() {
  const location = useLocationOfPage()
  const { id } = location
  const t = useTexts('installations')
  const installations = useLoaded(() => foyer.installations.list({ location_id: id }), ['installation', id])
  const more = (
    <ButtonLink to="/appstore" icon={<PlusIcon />}>
      {t.find}
    </ButtonLink>
  )
  return (
    <Panel title={t.applications} hidesTitle note={t.applicationsNote} actions={more}>
      <LoadedView of={installations}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(installation => (
                <InstalledApplicationRow
                  key={installation.application.id}
                  installation={installation}
                  location={location}
                />
              ))}
            </ul>
          ) : (
            <Empty icon={<StoreIcon />} title={t.noApplications}>
              {t.noApplicationsNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

interface RowProps {
  installation: Installation
  location: MyLocation
}

function InstalledApplicationRow({ installation, location }: RowProps) {
  const { application, status, frozen_by, unread_messages } = installation
  const t = useTexts('installations')
  const formats = useFormats(location.timezone_name)
  const isExpired = useIsExpired(installation)
  return (
    <li className="row-and-step">
      <Link className="row row-link" to={String(application.id)}>
        <AppIcon icon={application.icon} title={application.title} />
        <span className="row-main">
          <strong>
            {application.title} <StatusBadge status={status} frozenBy={frozen_by} />
            {application.is_partner_suspended && (
              <span className="badge badge-danger">{t.developerSuspended}</span>
            )}
            {unread_messages > 0 && (
              <span className="badge badge-warn">{t.unreadMessages(unread_messages)}</span>
            )}
          </strong>
          <span>{noteOf(installation, t, { ...formats, isExpired })}</span>
        </span>
        <ArrowIcon />
      </Link>
      <StepButton installation={installation} location={location} />
    </li>
  )
}

/** What somebody can do from the list; the rest is on the page of the installation. */
function StepButton({ installation, location }: RowProps) {
  const { application, status, frozen_by } = installation
  const { next, payFor } = useTexts('installations')
  const isExpired = useIsExpired(installation)
  if (frozen_by === 'billing' && location.rights.includes('billing_access'))
    return (
      <ButtonLink to={`/locations/${location.id}/payments`} kind="primary" label={payFor(application.title)}>
        {next.payNow}
      </ButtonLink>
    )
  if (status !== 'pending' || !isExpired) return null
  return (
    <ButtonLink to={String(application.id)} kind="primary" label={`${next.reconnect}: ${application.title}`}>
      {next.reconnect}
    </ButtonLink>
  )
}

function noteOf(
  installation: Installation,
  t: Areas['installations'],
  { day, moment, isExpired }: Formats & { isExpired: boolean },
): string {
  const { application, status, frozen_by, frozen_since, confirm_before, paid_until, created_at } =
    installation
  const { notes } = t
  if (application.is_partner_suspended) return notes.developerSuspended(application.partner)
  if (status === 'pending' && confirm_before)
    return (isExpired ? notes.expired : notes.confirmBefore)(application.partner, moment(confirm_before))
  if (status === 'freezed' && frozen_by === 'operator')
    return frozen_since ? notes.frozenByOperatorSince(day(frozen_since)) : notes.frozenByOperator
  if (status === 'freezed')
    return frozen_since ? notes.frozenUnpaidSince(day(frozen_since)) : notes.frozenUnpaid
  const facts = [t.by(application.partner), notes.since(day(created_at))]
  return [
    ...facts,
    ...(paid_until
      ? [(installation.is_free_period ? notes.freeUntil : notes.paidUntil)(day(paid_until))]
      : []),
  ].join(' · ')
}
