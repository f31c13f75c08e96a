import { catalogue, rightSlugs, rights } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { listMembers, listRoles } from './members.store.ts'
import { addMember, changeMember, removeMember } from './members.ts'
import { changeRole, createRole, removeRole } from './roles.ts'

const { locations } = catalogue

export const memberRoutes = (ctx: Context) => [
  route(locations.listRights, () => ({ data: rightSlugs.map(slug => ({ slug, ...rights[slug] })) })),

  route(locations.listUsers, async ({ caller }) => ({ data: await listMembers(ctx.db, caller.location.id) })),
  route(locations.addUser, async ({ caller, body }) => ({
    data: await addMember(ctx, caller.location, body),
  })),
  route(locations.changeUser, async ({ caller, params, body }) => ({
    data: await changeMember(ctx, caller.location, { userId: params.user_id, roleId: body.role_id }),
  })),
  route(locations.removeUser, async ({ caller, params }) => {
    await removeMember(ctx, caller.location, params.user_id)
    return { data: null }
  }),

  route(locations.listRoles, async ({ caller }) => ({ data: await listRoles(ctx.db, caller.location.id) })),
  route(locations.createRole, async ({ caller, body }) => ({
    data: await createRole(ctx, caller.location, body),
  })),
  route(locations.updateRole, async ({ caller, params, body }) => ({
    data: await changeRole(ctx, caller.location, params.role_id, body),
  })),
  route(locations.deleteRole, async ({ caller, params }) => {
    await removeRole(ctx, caller.location, params.role_id)
    return { data: null }
  }),
]
