import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Shape, Text, Title } from '../../wire.ts'

/** What the inviter sees: the typed address, and nothing about the person who has it. */
const Invitation = Type.Object(
  {
    id: Id('Invitation ID'),
    email: Type.String({ description: 'The address in lower case' }),
    name: Type.String({ description: 'Name for your own list; empty for none' }),
    role_id: Id('Role ID'),
    role: Type.String({ description: 'Title of the role' }),
    invited_by: Type.String({ description: 'Name of the user who invited' }),
    created_at: Instant('When it was created'),
    expires_at: Instant('When it ends'),
    is_expired: Type.Boolean({ description: 'Whether it has expired' }),
  },
  { $id: 'Invitation' },
)

/** What the invited person sees. */
const MyInvitation = Type.Object(
  {
    id: Id('Invitation ID'),
    location: Shape(
      { id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) },
      'The Location of the role',
    ),
    role: Type.String({ description: 'Title of the role' }),
    invited_by: Type.String({ description: 'Name of the user who invited' }),
    expires_at: Instant('When it ends'),
  },
  { $id: 'MyInvitation' },
)

const ofLocation = {
  document: 'account',
  tag: 'Locations',
  surface: 'app',
  access: personIn('location_id', 'edit_users_access'),
} as const

export const listInvitations = operation({
  ...ofLocation,
  name: 'listLocationInvitations',
  method: 'GET',
  path: '/account/locations/{location_id}/invitations',
  summary: 'List the invitations of a Location',
  description: 'Returns open invitations, and those that expired in the last 14 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Type.Array(Invitation),
  errors: [401, 403, 404],
})

export const addUser = operation({
  ...ofLocation,
  name: 'addLocationUser',
  method: 'POST',
  path: '/account/locations/{location_id}/users',
  summary: 'Invite somebody',
  description:
    'Sends an invitation to the address, whether or not it has an account. Your own address must be confirmed. The person gets the role when they accept, within 14 days. Inviting the address again replaces the invitation.',
  params: Type.Object({ location_id: Id('Location ID') }),
  body: Type.Object({
    email: EmailAddress,
    name: Type.Optional(Title(255, 'Name, for your own list')),
    role_id: Id('Role ID'),
  }),
  status: 201,
  data: Invitation,
  errors: [401, 403, 404, 409, 422, 429],
})

export const withdrawInvitation = operation({
  ...ofLocation,
  name: 'withdrawLocationInvitation',
  method: 'DELETE',
  path: '/account/locations/{location_id}/invitations/{invitation_id}',
  openWhileSuspended: true,
  summary: 'Withdraw an invitation',
  description: 'Its link stops working.',
  params: Type.Object({ location_id: Id('Location ID'), invitation_id: Id('Invitation ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

const mine = { document: 'account', tag: 'Invitations', surface: 'app', access: person } as const
const ofInvitation = Type.Object({ invitation_id: Id('Invitation ID') })

export const listMine = operation({
  ...mine,
  name: 'listMyInvitations',
  method: 'GET',
  path: '/account/invitations',
  summary: 'List my invitations',
  description: 'Returns the invitations to your e-mail address, once it is confirmed.',
  status: 200,
  data: Type.Array(MyInvitation),
  meta: Shape({
    is_email_confirmed: Type.Boolean({
      description: 'Whether your e-mail address is confirmed; until then the list is empty',
    }),
  }),
  errors: [401],
})

export const open = operation({
  ...mine,
  name: 'openMyInvitation',
  method: 'POST',
  path: '/account/invitations/open',
  summary: 'Confirm my address with the link of an invitation',
  description:
    'The token of the invitation mail proves that you receive mail at that address. Your address is confirmed if it is the same. The token works once, and does not accept the invitation.',
  body: Type.Object({ invitation: Text(128, 'Token of the link', { minLength: 1 }) }),
  status: 200,
  data: NoData,
  errors: [401, 403, 404, 422],
})

export const accept = operation({
  ...mine,
  name: 'acceptMyInvitation',
  method: 'POST',
  path: '/account/invitations/{invitation_id}/accept',
  summary: 'Accept an invitation',
  description: 'Gives you the role of the invitation in its Location.',
  params: ofInvitation,
  status: 200,
  data: MyInvitation,
  errors: [401, 403, 404, 409],
})

export const decline = operation({
  ...mine,
  name: 'declineMyInvitation',
  method: 'POST',
  path: '/account/invitations/{invitation_id}/decline',
  summary: 'Decline an invitation',
  description: 'It can no longer be accepted.',
  params: ofInvitation,
  status: 200,
  data: NoData,
  errors: [401, 403, 404],
})

/** The token of an invitation mail, for a sign-up by its link. */
export const InvitationToken = Type.Optional(
  Text(128, 'Token of an invitation mail to this address, which confirms the address at once'),
)
