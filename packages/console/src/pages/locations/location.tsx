import { Link, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon, PersonIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

export function LocationPage() {
  const { locationId } = useParams()
  const location = useMe().locations.find(({ id }) => String(id) === locationId)
  if (!location) return <UnknownLocation />
  const mayManage = location.rights.includes('edit_users_access')
  return (
    <Page
      title={location.title}
      description={`Location ${location.id} · your role here: ${location.role}`}
      above={<BackToLocations />}
    >
      {mayManage ? <People location={location} key={location.id} /> : <NoRight location={location} />}
    </Page>
  )
}

function People({ location }: { location: MyLocation }) {
  const users = useLoaded(() => foyer.locations.listUsers({ location_id: location.id }), location.id)
  const roles = useLoaded(() => foyer.locations.listRoles({ location_id: location.id }), location.id)
  const reload = async () => {
    await Promise.all([users.reload(), roles.reload()])
  }
  return (
    <>
      <Users location={location} users={users} roles={roles} onChange={reload} />
      <Roles location={location} roles={roles} onChange={roles.reload} />
    </>
  )
}

function NoRight({ location }: { location: MyLocation }) {
  return (
    <Panel title="Users and roles">
      <Empty icon={<PersonIcon />} title="You cannot manage users here">
        Your role {location.role} lacks the right “Manage user rights”. An owner of {location.title} can give
        it to you.
      </Empty>
    </Panel>
  )
}

function UnknownLocation() {
  return (
    <Page title="No such Location" above={<BackToLocations />}>
      <Panel title="Users and roles">
        <Empty
          icon={<LocationIcon />}
          title="You have no role in this Location"
          action={<ButtonLink to="/locations">See your Locations</ButtonLink>}
        >
          It may be gone, or its owner has not added you yet.
        </Empty>
      </Panel>
    </Page>
  )
}

const BackToLocations = () => (
  <Link className="back" to="/locations">
    Locations
  </Link>
)
