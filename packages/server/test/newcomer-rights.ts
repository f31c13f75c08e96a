import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { invalidateAccess } from './invalidate-access.ts'
import type { World } from './world.ts'

/** Gives the newcomer a role of their own with these rights, in the main Location. */
export async function setNewcomerRights(world: World, rights: string[]): Promise<void> {
  const key = [demo.memberWithoutRights.id, demo.locations.main]
  await world.query(
    `with role as (
       insert into roles (location_id, title, rights) values ($2, gen_random_uuid()::text, $3) returning id
     )
     update memberships set role_id = (select id from role) where user_id = $1 and location_id = $2`,
    [...key, rights],
  )
  await invalidateAccess(world)
}
