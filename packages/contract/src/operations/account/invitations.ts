import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NoData, Shape, Text, Title } from '../../wire.ts'

/** What the inviter sees: the typed address, and nothing about the person who has it. */
const Invitation = Type.Object(
  {
    id: Id('Invitation ID'),
    email: Type.String({ description: 'As it was typed, in lower case' }),
    name: Type.String({ description: 'As it was typed; empty if it was not' }),
    role_id: Id('Role ID'),
    role: Type.String({ description: 'Title of the role' }),
    invited_by: Type.String({ description: 'Name of the user who invited' }),
    created_at: Instant('When it was made'),
    expires_at: Instant('When it ends'),
    is_expired: Type.Boolean({ description: 'Whether it can be accepted no longer' }),
  },
  { $id: 'Invitation' },
)

/** What the invited person sees. */
const MyInvitation = Type.Object(
  {
    id: Id('Invitation ID'),
    location: Shape(
      { id: Id('Location ID'), title: Type.String({ description: 'Name of the Location' }) },
      'Where the role is',
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
  summary: 'Invitations of a Location',
  description: 'Those that are open, and those that expired in the last 14 days.',
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
  summary: 'Invite somebody to a role',
  description:
    'Sends an invitation to the address, whether or not it has an account; your own address must be confirmed. It gives the role once the person has accepted it, and ends after 14 days. Inviting the address again replaces the invitation.',
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
  summary: 'Withdraw an invitation',
  description: 'Its link works no longer.',
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
  summary: 'My invitations',
  description: 'Those to your e-mail address, once it is confirmed.',
  status: 200,
  data: Type.Array(MyInvitation),
  meta: Shape({ is_email_confirmed: Type.Boolean({ description: 'Without it the list is empty' }) }),
  errors: [401],
})

export const open = operation({
  ...mine,
  name: 'openMyInvitation',
  method: 'POST',
  path: '/account/invitations/open',
  summary: 'Confirm my address with the link of an invitation',
  description:
    'The token of the invitation mail proves that you read mail to that address: yours is confirmed if it is the same one. It works once, and accepts nothing.',
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
  description: 'Gives you exactly its role in its Location.',
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
  description: 'It can be accepted no longer.',
  params: ofInvitation,
  status: 200,
  data: NoData,
  errors: [401, 403, 404],
})

/** The token of an invitation mail, for a sign-up by its link. */
export const InvitationToken = Type.Optional(
  Text(128, 'Token of an invitation mail to this address: confirms the address at once'),
)
