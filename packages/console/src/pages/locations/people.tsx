import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useLocationOfPage } from './location.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

export function PeoplePage() {
  const location = useLocationOfPage()
  const users = useLoaded(
    () => foyer.locations.listUsers({ location_id: location.id }),
    ['user', location.id],
  )
  const roles = useLoaded(
    () => foyer.locations.listRoles({ location_id: location.id }),
    ['role', location.id],
  )
  const invitations = useLoaded(
    () => foyer.locations.listInvitations({ location_id: location.id }),
    ['invitation', location.id],
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
