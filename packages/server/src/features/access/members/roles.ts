import type { Right } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { canGive } from './can-give.ts'
import { byGiver, type Giver } from './giver.ts'
import { endInvitationsTo, endUngivable } from './invitations.ts'
import { deleteRole, findRole, insertRole, lockMembers, type RoleRow, updateRole } from './members.store.ts'

interface RoleInput {
  title: string
  rights: Right[]
}

const sameTitle = { roles_title: () => conflict('There is a role with this title already.') }

export async function createRole(ctx: Context, giver: Giver, input: RoleInput): Promise<RoleRow> {
  requireOwnRights(giver, input.rights)
  return explainViolations(sameTitle, () =>
    ctx.db.transaction(async tx => {
      const roleId = await insertRole(tx, { locationId: giver.id, ...input })
      await recordAudit(ctx, tx, { ...byGiver(giver), action: 'role-create', note: describe(input) })
      return getRole(tx, giver.id, roleId)
    }),
  )
}

export async function changeRole(ctx: Context, giver: Giver, roleId: number, input: Partial<RoleInput>) {
  return explainViolations(sameTitle, () =>
    ctx.db.transaction(async tx => {
      await lockMembers(tx, giver.id)
      const role = await getOwnRole(tx, giver, roleId)
      const changed = { title: input.title ?? role.title, rights: input.rights ?? role.rights }
      requireOwnRights(giver, changed.rights)
      await updateRole(tx, { locationId: giver.id, roleId }, changed)
      await endUngivable(ctx, tx, giver.id)
      await ctx.accessCache.invalidate(tx)
      await recordAudit(ctx, tx, { ...byGiver(giver), action: 'role-update', note: describe(changed) })
      return getRole(tx, giver.id, roleId)
    }),
  )
}

export async function removeRole(ctx: Context, giver: Giver, roleId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const role = await getOwnRole(tx, giver, roleId)
    if (role.users_count > 0)
      throw conflict(`This role is in use (${role.users_count}): give its users another one first.`)
    await endInvitationsTo(ctx, tx, giver, role)
    await deleteRole(tx, { locationId: giver.id, roleId })
    await recordAudit(ctx, tx, { ...byGiver(giver), action: 'role-delete', note: role.title })
  })
}

const describe = ({ title, rights }: RoleInput): string => `${title}: ${rights.join(', ') || 'no rights'}`

async function getRole(tx: Tx, locationId: number, roleId: number): Promise<RoleRow> {
  const role = await findRole(tx, { locationId, roleId })
  if (!role) throw notFound('This Location has no such role.')
  return role
}

/** Only a role that the Location made itself can be changed, within the rights of whoever changes it. */
async function getOwnRole(tx: Tx, giver: Giver, roleId: number): Promise<RoleRow> {
  const role = await getRole(tx, giver.id, roleId)
  if (role.slug !== null) throw conflict('The built-in roles stay as they are; make a role of your own.')
  if (!canGive(giver, role)) throw forbidden('This role has rights that you do not have.')
  return role
}

function requireOwnRights(giver: Giver, rights: Right[]): void {
  if (!canGive(giver, { slug: null, rights })) throw forbidden('You cannot give rights that you do not have.')
}
