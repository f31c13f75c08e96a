import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useLocationOfPage } from './location.tsx'
import { NeedsRight } from './needs-right.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

export function PeoplePage() {
  const location = useLocationOfPage()
  return (
    <NeedsRight
      location={location}
      right="edit_users_access"
      title="Users and roles"
      refusal="You can’t manage users here"
    >
      <People location={location} />
    </NeedsRight>
  )
}

function People({ location }: { location: MyLocation }) {
  const users = useLoaded(() => foyer.locations.listUsers({ location_id: location.id }), location.id)
  const roles = useLoaded(() => foyer.locations.listRoles({ location_id: location.id }), location.id)
  const invitations = useLoaded(
    () => foyer.locations.listInvitations({ location_id: location.id }),
    location.id,
  )
  const reload = async () => {
    await Promise.all([users.reload(), roles.reload(), invitations.reload()])
  }
  return (
    <>
      <Users location={location} users={users} invitations={invitations} roles={roles} onChange={reload} />
      <Roles location={location} roles={roles} onChange={reload} />
    </>
  )
}
