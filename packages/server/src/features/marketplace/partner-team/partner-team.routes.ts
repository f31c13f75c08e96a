import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteToTeam,
  listInvited,
  listMyInvitations,
  withdrawInvitation,
} from './partner-invitations.ts'
import { changeRole, leaveTeam, listTeam, removeMember } from './partner-team.ts'

const { partnerTeam } = catalogue

interface Called {
  caller: { user: { id: number } }
  params: { partner_id: number }
  address: string
}

const actionOf = ({ caller, params, address }: Called) => ({
  userId: caller.user.id,
  partnerId: params.partner_id,
  address,
})

export const partnerTeamRoutes = (ctx: Context) => [
  route(partnerTeam.list, async input => ({ data: await listTeam(ctx, actionOf(input)) })),
  route(partnerTeam.change, async input => {
    const { params, body } = input
    return { data: await changeRole(ctx, actionOf(input), { userId: params.user_id, role: body.role }) }
  }),
  route(partnerTeam.remove, async input => {
    await removeMember(ctx, actionOf(input), input.params.user_id)
    return { data: null }
  }),
  route(partnerTeam.leave, async input => {
    await leaveTeam(ctx, actionOf(input))
    return { data: null }
  }),
  route(partnerTeam.listInvitations, async ({ params }) => ({
    data: await listInvited(ctx, params.partner_id),
  })),
  route(partnerTeam.invite, async input => ({ data: await inviteToTeam(ctx, actionOf(input), input.body) })),
  route(partnerTeam.withdraw, async input => {
    await withdrawInvitation(ctx, actionOf(input), input.params.invitation_id)
    return { data: null }
  }),
  route(partnerTeam.listMine, async ({ caller }) => ({ data: await listMyInvitations(ctx, caller.user.id) })),
  route(partnerTeam.accept, async ({ caller, params, address }) => ({
    data: await acceptInvitation(ctx, { userId: caller.user.id, address }, params.invitation_id),
  })),
  route(partnerTeam.decline, async ({ caller, params, address }) => {
    await declineInvitation(ctx, { userId: caller.user.id, address }, params.invitation_id)
    return { data: null }
  }),
]
