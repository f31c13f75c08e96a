import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { scopeNames, scopes } from '../../scopes.ts'
import { GivenInstant, Id, Instant, NoData, Nullable, Shape, Title, UniqueList } from '../../wire.ts'

export const ScopeName = Type.Enum(scopeNames, {
  description: scopeNames.map(name => `\`${name}\`: ${scopes[name].title}`).join('. '),
})

const RestrictedKey = Type.Object(
  {
    id: Id('Key ID'),
    title: Type.String({ description: 'What it is for' }),
    hint: Type.String({ description: 'Last four characters of the key' }),
    scopes: Type.Array(ScopeName),
    location_ids: Type.Array(Id('Location ID'), { description: 'The Locations that the key can access' }),
    created_by: Type.String({ description: 'Who created it' }),
    authorized_by: Type.String({
      description: 'The owner who created it or took it over',
    }),
    blocked_by: Nullable(
      Type.Enum(['not_an_owner'], {
        description:
          'Set while it is paused, because the person who authorized it no longer owns this Location. An owner can take it over',
      }),
    ),
    created_at: Instant('When it was created'),
    expires_at: Nullable(Instant('When it expires; null if it works until it is revoked')),
    last_used_at: Nullable(Instant('Last use, accurate to the minute')),
  },
  { $id: 'RestrictedKey' },
)

const IssuedRestrictedKey = Type.Object(
  {
    ...RestrictedKey.properties,
    key: Type.String({ description: 'Send it as `Bearer <key>`. Shown only here.' }),
  },
  { $id: 'IssuedRestrictedKey' },
)

const keys = { document: 'account', tag: 'Restricted keys', surface: 'app', preview: true } as const
const ofOwner = personIn('location_id', 'owner')

export const listScopes = operation({
  ...keys,
  name: 'listScopes',
  method: 'GET',
  path: '/account/scopes',
  access: person,
  summary: 'List the scopes of v3',
  description: 'Returns what a restricted key or an OAuth client can be allowed to do.',
  status: 200,
  data: Type.Array(
    Shape({ scope: ScopeName, title: Type.String({ description: 'What it allows, in words' }) }),
  ),
  errors: [401],
})

export const createRestrictedKey = operation({
  ...keys,
  name: 'createRestrictedKey',
  method: 'POST',
  path: '/account/restricted_keys',
  access: person,
  summary: 'Create a restricted key',
  description:
    'Creates a key for Locations that you own. It works on v3, needs no installed application, and is shown only once.',
  body: Type.Object({
    title: Title(100, 'What it is for'),
    scopes: UniqueList(ScopeName, { minItems: 1, maxItems: scopeNames.length }),
    location_ids: UniqueList(Id('Location ID'), { minItems: 1, maxItems: 100 }),
    expires_at: Type.Optional(
      Nullable(GivenInstant('When it expires; if omitted, it works until it is revoked')),
    ),
  }),
  status: 201,
  data: IssuedRestrictedKey,
  errors: [401, 403, 409, 422],
})

export const listRestrictedKeys = operation({
  ...keys,
  name: 'listRestrictedKeys',
  method: 'GET',
  path: '/account/locations/{location_id}/restricted_keys',
  access: ofOwner,
  summary: 'List the restricted keys of a Location',
  description:
    'Returns the scopes of each key, who created it, and its last use. A key itself is shown only once.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Type.Array(RestrictedKey),
  errors: [401, 403, 404],
})

export const takeOverRestrictedKey = operation({
  ...keys,
  name: 'takeOverRestrictedKey',
  method: 'POST',
  path: '/account/locations/{location_id}/restricted_keys/{key_id}/take_over',
  access: ofOwner,
  summary: 'Take over a restricted key',
  description:
    'From now on the key uses your authority in this Location, even if a former owner created it. Its other Locations are not affected.',
  params: Type.Object({ location_id: Id('Location ID'), key_id: Id('Key ID') }),
  status: 200,
  data: RestrictedKey,
  errors: [401, 403, 404],
})

export const revokeRestrictedKey = operation({
  ...keys,
  name: 'revokeRestrictedKey',
  method: 'DELETE',
  path: '/account/locations/{location_id}/restricted_keys/{key_id}',
  openWhileSuspended: true,
  access: ofOwner,
  summary: 'Revoke a restricted key',
  description: 'Revokes the whole key: it loses access to all of its Locations at once.',
  params: Type.Object({ location_id: Id('Location ID'), key_id: Id('Key ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
