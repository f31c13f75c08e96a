import { catalogue, rightSlugs, rights } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { giverOf } from './giver.ts'
import { invite, listInvited, withdrawInvitation } from './invitations.ts'
import { listMembers, listRoles } from './members.store.ts'
import { changeMember, removeMember } from './members.ts'
import { acceptInvitation, declineInvitation, listMyInvitations } from './my-invitations.ts'
import { changeRole, createRole, removeRole } from './roles.ts'

const { invitations, locations } = catalogue

export const memberRoutes = (ctx: Context) => [
  route(locations.listRights, () => ({ data: rightSlugs.map(slug => ({ slug, ...rights[slug] })) })),

  route(locations.listUsers, async ({ caller }) => ({ data: await listMembers(ctx.db, caller.location.id) })),
  route(locations.changeUser, async ({ params, body, ...call }) => ({
    data: await changeMember(ctx, giverOf(call), { userId: params.user_id, roleId: body.role_id }),
  })),
  route(locations.removeUser, async ({ params, ...call }) => {
    await removeMember(ctx, giverOf(call), params.user_id)
    return { data: null }
  }),

  route(locations.addUser, async ({ body, ...call }) => ({ data: await invite(ctx, giverOf(call), body) })),
  route(locations.listInvitations, async ({ caller }) => ({
    data: await listInvited(ctx, caller.location.id),
  })),
  route(locations.withdrawInvitation, async ({ params, ...call }) => {
    await withdrawInvitation(ctx, giverOf(call), params.invitation_id)
    return { data: null }
  }),

  route(invitations.list, ({ caller }) => listMyInvitations(ctx, caller.user.id)),
  route(invitations.accept, async ({ caller, address, params }) => ({
    data: await acceptInvitation(ctx, { userId: caller.user.id, address }, params.invitation_id),
  })),
  route(invitations.decline, async ({ caller, address, params }) => {
    await declineInvitation(ctx, { userId: caller.user.id, address }, params.invitation_id)
    return { data: null }
  }),

  route(locations.listRoles, async ({ caller }) => ({ data: await listRoles(ctx.db, caller.location.id) })),
  route(locations.createRole, async ({ body, ...call }) => ({
    data: await createRole(ctx, giverOf(call), body),
  })),
  route(locations.updateRole, async ({ params, body, ...call }) => ({
    data: await changeRole(ctx, giverOf(call), params.role_id, body),
  })),
  route(locations.deleteRole, async ({ params, ...call }) => {
    await removeRole(ctx, giverOf(call), params.role_id)
    return { data: null }
  }),
]
