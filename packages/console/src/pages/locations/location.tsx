import { Outlet, useOutletContext, useParams } from 'react-router'
import type { MyLocation, Right } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'

/** The tabs of a Location, shown to people with the right for each. */
const parts: (Tab & { right?: Right; isForOwners?: true })[] = [
  { to: '', title: 'Users and roles' },
  { to: 'applications', title: 'Applications', right: 'edit_users_access' },
  { to: 'payments', title: 'Payments', right: 'billing_access' },
  { to: 'integrations', title: 'Webhooks and keys', right: 'webhook_access' },
  { to: 'settings', title: 'Settings', right: 'settings_access' },
  { to: 'activity', title: 'Security log', isForOwners: true },
]

/** Frames every page of a Location. */
export function LocationPage() {
  const { locationId } = useParams()
  const location = useMe().locations.find(({ id }) => String(id) === locationId)
  if (!location) return <UnknownLocation />
  const mine = parts.filter(
    ({ right, isForOwners }) =>
      (!right || location.rights.includes(right)) && (!isForOwners || location.is_owner),
  )
  return (
    <Page
      title={location.title}
      description={`Location ${location.id} · your role here: ${location.role}`}
      above={<BackToLocations />}
    >
      {mine.length > 1 && <Tabs label={location.title} tabs={mine} />}
      <Outlet key={location.id} context={location} />
    </Page>
  )
}

/** The Location of the page, for its tabs. */
export const useLocationOfPage = (): MyLocation => useOutletContext<MyLocation>()

function UnknownLocation() {
  return (
    <Page title="Location not found" above={<BackToLocations />}>
      <Panel title="Users and roles">
        <Empty
          icon={<LocationIcon />}
          title="You have no role in this location"
          action={<ButtonLink to="/locations">View your locations</ButtonLink>}
        >
          It may no longer exist, or its owner hasn’t invited you yet.
        </Empty>
      </Panel>
    </Page>
  )
}

const BackToLocations = () => <Back to="/locations">Locations</Back>
