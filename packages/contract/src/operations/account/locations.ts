import Type from 'typebox'
import { person, personIn, personOrOperatorIn } from '../../access.ts'
import { longTextBodyLimit, operation } from '../../operation.ts'
import { rightSlugs } from '../../rights.ts'
import { Id, NoData, Nullable, Shape, Title, UniqueList } from '../../wire.ts'
import { Location, LocationChanges, NewLocation } from '../companies.ts'

const RightSlug = Type.Enum(rightSlugs, { description: 'An access right' })

const Role = Type.Object(
  {
    id: Id('Role ID'),
    title: Type.String({ description: 'Name of the role' }),
    slug: Nullable(
      Type.String({ description: 'owner, administrator or team_member; null for your own roles' }),
    ),
    rights: Type.Array(Type.String(), { description: 'Slugs of the rights that the role gives' }),
    users_count: Type.Integer({ description: 'How many users have it' }),
  },
  { $id: 'Role' },
)

const Member = Type.Object(
  {
    id: Id('User ID'),
    name: Type.String({ description: 'Name of the user' }),
    email: Type.String({ description: 'E-mail address of the user' }),
    phone: Type.String({ description: 'Phone in the international form; empty when there is none' }),
    role_id: Id('Role ID'),
    role: Type.String({ description: 'Title of the role' }),
  },
  { $id: 'Member' },
)

const paymentIds =
  'Whether financial transactions of the Location show `payment_system_transaction_ids`, in answers and in webhooks'

/** A Location, for people who manage it. */
const AccountLocation = Type.Object(
  { ...Location.properties, payment_system_ids_enabled: Type.Boolean({ description: paymentIds }) },
  { $id: 'AccountLocation' },
)

const locations = { document: 'account', tag: 'Locations', surface: 'app' } as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const manageUsers = personIn('location_id', 'edit_users_access')

export const createLocation = operation({
  ...locations,
  name: 'createLocation',
  method: 'POST',
  path: '/account/locations',
  access: person,
  summary: 'Open a Location',
  description:
    'You become its owner. In a Chain, that is for owners of every Location in it, and all of them own the new one.',
  bodyLimit: longTextBodyLimit,
  body: NewLocation,
  status: 201,
  data: AccountLocation,
  errors: [401, 403, 422],
})

export const getLocation = operation({
  ...locations,
  name: 'getLocation',
  method: 'GET',
  path: '/account/locations/{location_id}',
  access: personIn('location_id', 'member'),
  summary: 'One of my Locations',
  description: 'For anybody with a role in it.',
  params: ofLocation,
  status: 200,
  data: AccountLocation,
  errors: [401, 403, 404, 422],
})

export const updateLocation = operation({
  ...locations,
  name: 'updateLocation',
  method: 'PUT',
  path: '/account/locations/{location_id}',
  access: personOrOperatorIn('location_id', 'settings_access'),
  summary: 'Change one of my Locations',
  description:
    'Only the fields that are sent change. `payment_system_ids_enabled` is for owners and for operators; operators without a role in the Location change nothing else.',
  params: ofLocation,
  bodyLimit: longTextBodyLimit,
  body: Type.Object({
    ...LocationChanges.properties,
    payment_system_ids_enabled: Type.Optional(Type.Boolean({ description: paymentIds })),
  }),
  status: 200,
  data: AccountLocation,
  errors: [401, 403, 404, 422],
})

export const listRights = operation({
  ...locations,
  name: 'listRights',
  method: 'GET',
  path: '/account/rights',
  access: person,
  summary: 'Access rights',
  description: 'What a role can allow, in words; the same for every Location.',
  status: 200,
  data: Type.Array(
    Shape({
      slug: RightSlug,
      title: Type.String({ description: 'The right in words' }),
      group: Type.String({ description: 'What the right is about' }),
    }),
  ),
  errors: [401],
})

export const listUsers = operation({
  ...locations,
  name: 'listLocationUsers',
  method: 'GET',
  path: '/account/locations/{location_id}/users',
  access: manageUsers,
  summary: 'Users of a Location',
  description: 'Everybody with a role there. Those who have not accepted yet are among the invitations.',
  params: ofLocation,
  status: 200,
  data: Type.Array(Member),
  errors: [401, 403, 404],
})

const ofUser = Type.Object({ location_id: Id('Location ID'), user_id: Id('User ID') })

export const changeUser = operation({
  ...locations,
  name: 'changeLocationUser',
  method: 'PUT',
  path: '/account/locations/{location_id}/users/{user_id}',
  access: manageUsers,
  summary: 'Change the role of a user',
  description: 'A Location keeps at least one owner.',
  params: ofUser,
  body: Type.Object({ role_id: Id('Role ID') }),
  status: 200,
  data: Member,
  errors: [401, 403, 404, 409, 422],
})

export const removeUser = operation({
  ...locations,
  name: 'removeLocationUser',
  method: 'DELETE',
  path: '/account/locations/{location_id}/users/{user_id}',
  access: manageUsers,
  summary: 'Take the role of a user away',
  description:
    'The person loses the Location at once, and what they have set up there is paused. A Location keeps at least one owner.',
  params: ofUser,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})

export const listRoles = operation({
  ...locations,
  name: 'listLocationRoles',
  method: 'GET',
  path: '/account/locations/{location_id}/roles',
  access: manageUsers,
  summary: 'Roles of a Location',
  description: 'The three built-in ones and your own, each with its rights.',
  params: ofLocation,
  status: 200,
  data: Type.Array(Role),
  errors: [401, 403, 404],
})

const roleFields = {
  title: Title(100, 'Name of the role'),
  rights: UniqueList(RightSlug, { maxItems: rightSlugs.length }),
}

export const createRole = operation({
  ...locations,
  name: 'createLocationRole',
  method: 'POST',
  path: '/account/locations/{location_id}/roles',
  access: manageUsers,
  summary: 'Make a role',
  description: 'Nobody can give a right that they do not have.',
  params: ofLocation,
  body: Type.Object(roleFields),
  status: 201,
  data: Role,
  errors: [401, 403, 404, 409, 422],
})

const ofRole = Type.Object({ location_id: Id('Location ID'), role_id: Id('Role ID') })

export const updateRole = operation({
  ...locations,
  name: 'updateLocationRole',
  method: 'PUT',
  path: '/account/locations/{location_id}/roles/{role_id}',
  access: manageUsers,
  summary: 'Change a role',
  description: 'The three built-in roles stay as they are.',
  params: ofRole,
  body: Type.Partial(Type.Object(roleFields)),
  status: 200,
  data: Role,
  errors: [401, 403, 404, 409, 422],
})

export const deleteRole = operation({
  ...locations,
  name: 'deleteLocationRole',
  method: 'DELETE',
  path: '/account/locations/{location_id}/roles/{role_id}',
  access: manageUsers,
  summary: 'Delete a role',
  description: 'One that nobody has. Invitations to it end.',
  params: ofRole,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})
