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
    phone: Type.String({ description: 'Phone number in international format; empty if there is none' }),
    role_id: Id('Role ID'),
    role: Type.String({ description: 'Title of the role' }),
  },
  { $id: 'Member' },
)

const paymentIds =
  'Whether financial transactions of the Location contain `payment_system_transaction_ids`, in responses and webhooks'

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
    'You become its owner. Only owners of every Location in a Chain can add one to it, and all of them own the new one.',
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
  summary: 'Get one of my Locations',
  description: 'For everybody with a role in it.',
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
  summary: 'Update one of my Locations',
  description:
    'Only the fields that are sent change. `payment_system_ids_enabled` can be changed by owners and operators; an operator without a role in the Location can change nothing else.',
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
  summary: 'List access rights',
  description: 'Returns every right that a role can have. The list is the same for every Location.',
  status: 200,
  data: Type.Array(
    Shape({
      slug: RightSlug,
      title: Type.String({ description: 'Description of the right' }),
      group: Type.String({ description: 'Group of the right' }),
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
  summary: 'List the users of a Location',
  description:
    'Returns everybody with a role in the Location. People who have not accepted yet are in the list of invitations.',
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
  openWhileSuspended: true,
  access: manageUsers,
  summary: 'Remove a user from a Location',
  description:
    'The person loses access at once, and the keys, consents and endpoints they have set up there are paused. A Location keeps at least one owner.',
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
  summary: 'List the roles of a Location',
  description: 'Returns the three built-in roles and your own, each with its rights.',
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
  summary: 'Create a role',
  description: 'You can only give rights that you have yourself.',
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
  summary: 'Update a role',
  description: 'The three built-in roles cannot be changed.',
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
  openWhileSuspended: true,
  access: manageUsers,
  summary: 'Delete a role',
  description: 'Only a role that nobody has can be deleted. Invitations to it end.',
  params: ofRole,
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409],
})
