import Type from 'typebox'
import { person } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { operation } from '../../operation.ts'
import { partnerRoles } from '../../partner-roles.ts'
import { Id, Instant, NoData, Shape } from '../../wire.ts'

const Role = Type.Enum([...partnerRoles], {
  description:
    'Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything',
})

const Member = Type.Object(
  {
    user_id: Id('User ID'),
    name: Type.String({ description: 'Name of the person' }),
    email: Type.String({ description: 'E-mail address' }),
    role: Role,
  },
  { $id: 'PartnerMember' },
)

const Invitation = Type.Object(
  {
    id: Id('Invitation ID'),
    email: Type.String({ description: 'The address in lower case' }),
    role: Role,
    invited_by: Type.String({ description: 'Name of the person who invited' }),
    expires_at: Instant('When it ends'),
    is_expired: Type.Boolean({ description: 'Whether it has expired' }),
  },
  { $id: 'PartnerInvitation' },
)

const MyInvitation = Type.Object(
  {
    id: Id('Invitation ID'),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'The partner account of the role',
    ),
    role: Role,
    invited_by: Type.String({ description: 'Name of the person who invited' }),
    expires_at: Instant('When it ends'),
  },
  { $id: 'MyPartnerInvitation' },
)

const team = { document: 'account', tag: 'Partner account', surface: 'app', access: person } as const
const ofPartner = { partner_id: Id('Partner ID') }

const list = operation({
  ...team,
  name: 'listPartnerMembers',
  method: 'GET',
  path: '/account/partners/{partner_id}/members',
  summary: 'List the team of a partner account',
  description: 'Returns everybody with a role in the partner account.',
  params: Type.Object(ofPartner),
  status: 200,
  data: Type.Array(Member),
  errors: [401, 403, 404],
})

const change = operation({
  ...team,
  name: 'changePartnerMember',
  method: 'PUT',
  path: '/account/partners/{partner_id}/members/{user_id}',
  summary: 'Change the role of a member',
  description: 'The new role binds at once. 409 for the last admin.',
  params: Type.Object({ ...ofPartner, user_id: Id('User ID') }),
  body: Type.Object({ role: Role }),
  status: 200,
  data: Member,
  errors: [401, 403, 404, 409, 422],
})

const remove = operation({
  ...team,
  name: 'removePartnerMember',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/members/{user_id}',
  summary: 'Remove a member',
  description:
    'Takes the role away at once, and ends the open streams of the person. Rotate the partner token if the person knew it. 409 for the last admin.',
  params: Type.Object({ ...ofPartner, user_id: Id('User ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})

const leave = operation({
  ...team,
  name: 'leavePartner',
  method: 'POST',
  path: '/account/partners/{partner_id}/leave',
  summary: 'Leave a partner account',
  description: 'Gives up your own role. 409 for the last admin.',
  params: Type.Object(ofPartner),
  status: 200,
  data: NoData,
  errors: [401, 403, 404, 409],
})

const listInvitations = operation({
  ...team,
  name: 'listPartnerInvitations',
  method: 'GET',
  path: '/account/partners/{partner_id}/invitations',
  summary: 'List the invitations to a partner account',
  description: 'Returns open invitations, and those that expired in the last 14 days.',
  params: Type.Object(ofPartner),
  status: 200,
  data: Type.Array(Invitation),
  errors: [401, 403, 404],
})

const invite = operation({
  ...team,
  name: 'inviteToPartner',
  method: 'POST',
  path: '/account/partners/{partner_id}/invitations',
  summary: 'Invite somebody to a partner account',
  description:
    'Sends an invitation to the address, whether or not it has an account. Your own address must be confirmed. The person gets the role when they accept, within 14 days. Inviting the address again replaces the invitation.',
  params: Type.Object(ofPartner),
  body: Type.Object({ email: EmailAddress, role: Role }),
  status: 201,
  data: Invitation,
  errors: [401, 403, 404, 409, 422, 429],
})

const withdraw = operation({
  ...team,
  name: 'withdrawPartnerInvitation',
  method: 'DELETE',
  path: '/account/partners/{partner_id}/invitations/{invitation_id}',
  summary: 'Withdraw an invitation to a partner account',
  description: 'Its link stops working.',
  params: Type.Object({ ...ofPartner, invitation_id: Id('Invitation ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

const mine = { ...team, tag: 'Invitations' } as const
const ofInvitation = Type.Object({ invitation_id: Id('Invitation ID') })

const listMine = operation({
  ...mine,
  name: 'listMyPartnerInvitations',
  method: 'GET',
  path: '/account/partner_invitations',
  summary: 'List my invitations to partner accounts',
  description: 'Returns the invitations to your e-mail address, once it is confirmed.',
  status: 200,
  data: Type.Array(MyInvitation),
  errors: [401],
})

const accept = operation({
  ...mine,
  name: 'acceptPartnerInvitation',
  method: 'POST',
  path: '/account/partner_invitations/{invitation_id}/accept',
  summary: 'Accept an invitation to a partner account',
  description:
    'Gives you the role, if whoever invited you is still an admin. 404 for an invitation to another address, or one that has ended.',
  params: ofInvitation,
  status: 200,
  data: MyInvitation,
  errors: [401, 403, 404, 409],
})

const decline = operation({
  ...mine,
  name: 'declinePartnerInvitation',
  method: 'POST',
  path: '/account/partner_invitations/{invitation_id}/decline',
  summary: 'Decline an invitation to a partner account',
  description: 'Ends the invitation.',
  params: ofInvitation,
  status: 200,
  data: NoData,
  errors: [401, 403, 404],
})

export const partnerTeam = {
  list,
  change,
  remove,
  leave,
  listInvitations,
  invite,
  withdraw,
  listMine,
  accept,
  decline,
}
