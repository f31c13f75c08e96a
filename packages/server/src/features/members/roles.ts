import type { Right } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { type Tx, violatedConstraintOf } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import type { LocationAccess } from '../../platform/http/caller.ts'
import { canGive } from './can-give.ts'
import { deleteRole, findRole, insertRole, lockMembers, type RoleRow, updateRole } from './members.store.ts'

interface RoleInput {
  title: string
  rights: Right[]
}

export async function createRole(ctx: Context, giver: LocationAccess, input: RoleInput): Promise<RoleRow> {
  requireOwnRights(giver, input.rights)
  return withUniqueTitle(() =>
    ctx.db.transaction(async tx => {
      const roleId = await insertRole(tx, { locationId: giver.id, ...input })
      return getRole(tx, giver.id, roleId)
    }),
  )
}

export async function changeRole(
  ctx: Context,
  giver: LocationAccess,
  roleId: number,
  input: Partial<RoleInput>,
) {
  return withUniqueTitle(() =>
    ctx.db.transaction(async tx => {
      await lockMembers(tx, giver.id)
      const role = await getOwnRole(tx, giver, roleId)
      const changed = { title: input.title ?? role.title, rights: input.rights ?? role.rights }
      requireOwnRights(giver, changed.rights)
      await updateRole(tx, { locationId: giver.id, roleId }, changed)
      await ctx.access.forget(tx)
      return getRole(tx, giver.id, roleId)
    }),
  )
}

export async function removeRole(ctx: Context, giver: LocationAccess, roleId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const role = await getOwnRole(tx, giver, roleId)
    if (role.users_count > 0)
      throw conflict(`This role is in use (${role.users_count}): give its users another one first.`)
    await deleteRole(tx, { locationId: giver.id, roleId })
  })
}

async function getRole(tx: Tx, locationId: number, roleId: number): Promise<RoleRow> {
  const role = await findRole(tx, { locationId, roleId })
  if (!role) throw notFound('This Location has no such role.')
  return role
}

/** One that the Location made itself, within the rights of whoever changes it. */
async function getOwnRole(tx: Tx, giver: LocationAccess, roleId: number): Promise<RoleRow> {
  const role = await getRole(tx, giver.id, roleId)
  if (role.slug !== null) throw conflict('The built-in roles stay as they are; make a role of your own.')
  if (!canGive(giver, role)) throw forbidden('This role has rights that you do not have.')
  return role
}

function requireOwnRights(giver: LocationAccess, rights: Right[]): void {
  if (!canGive(giver, { slug: null, rights }))
    throw forbidden('You cannot hand out rights that you do not have.')
}

async function withUniqueTitle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraintOf(error) === 'roles_title')
      throw conflict('There is a role with this title already.')
    throw error
  }
}
