import { accountScopeOf, needsFreshProof, type Operation } from '@foyer/contract'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'
import { confirm, grant, install, uninstall } from '../marketplace.ts'
import { openSession, signedIn } from '../people.ts'
import { as, type World } from '../world.ts'
import type { Victim } from './victim.ts'

export interface TestCredential {
  name: string
  headers: Record<string, string>
  /** The credential is invalid, so only public operations may answer it. */
  isDead: boolean
  isMember?: true
  /** These operations may show the card of a Location where the tenant's partner is installed. */
  maySee?: readonly string[]
  /** The tenant itself uses it for these operations; for all others it is of the wrong kind. */
  isTenantsOwn?(operation: Operation): boolean
}

const { partner, owner, developer, stranger, memberWithoutRights, systemUser } = demo
const foreign = demo.locations.foreign

/** Every kind of credential that must not reach the tenant. */
export async function makeCredentials(world: World, victim: Victim): Promise<TestCredential[]> {
  return [...(await deadOnes(world, victim)), ...(await strangers(world)), ...(await v3Ones(world, victim))]
}

const by =
  (...kinds: Operation['access']['by'][]) =>
  ({ access }: Operation): boolean =>
    kinds.includes(access.by)

const dead = (
  name: string,
  headers: Record<string, string>,
  isTenantsOwn?: TestCredential['isTenantsOwn'],
): TestCredential => ({ name, headers, isDead: true, isTenantsOwn })

const living = (name: string, authorization: string, more: Partial<TestCredential> = {}): TestCredential => ({
  name,
  headers: { authorization },
  isDead: false,
  ...more,
})

async function deadOnes(world: World, victim: Victim): Promise<TestCredential[]> {
  const created = await world.app.post('/account/partners', { as: victim.person, body: { title: 'Rotated' } })
  await world.app.delete(`/account/partners/${created.json.data.id}/token`, { as: victim.person })
  const revoked = bearer(created.json.data.token)
  const partnerToken = demo.otherPartner.token
  const accessToken = victim.person.replace('Bearer ', '')
  const userToken = victim.user.split('User ')[1] as string
  return [
    dead('nobody', {}),
    dead('tokens that nobody issued', { authorization: bearer('foyer_partner_x', 'foyer_user_x') }),
    dead('a revoked partner token', { authorization: revoked }),
    dead('a revoked partner token beside a user token', { authorization: `${revoked}, User ${owner.token}` }),
    dead(
      'a revoked user token',
      { authorization: bearer(partnerToken, await revokedUserToken(world, victim)) },
      by('partner'),
    ),
    dead("the tenant's partner token alone", { authorization: victim.partner }, by('partner')),
    dead("the tenant's user token alone", { authorization: `User ${userToken}` }),
    dead("the tenant's tokens of the partner API", { authorization: victim.user }, by('partner', 'user')),
    dead("the tenant's access token", { authorization: victim.person }, by('person')),
    dead(
      "the tenant's access token in a user's place",
      { authorization: bearer(partnerToken, accessToken) },
      by('partner'),
    ),
    ...(await accessTokens(world)),
    ...(await sessions(world)),
  ]
}

async function revokedUserToken(world: World, victim: Victim): Promise<string> {
  const { login, password } = stranger
  const issued = await world.api.post('/v1/auth', { as: victim.partner, body: { login, password } })
  const { headers } = await openSession(world, stranger)
  const { json } = await world.app.get('/account/me/tokens', { headers })
  await world.app.delete(`/account/me/tokens/${json.data[0].id}`, { headers })
  return issued.json.data.user_token as string
}

/** Sessions of the tenant: without a CSRF token, ended, and too old for operations that need a fresh proof. */
async function sessions(world: World): Promise<TestCredential[]> {
  const ended = await openSession(world, stranger)
  await world.app.post('/account/sign_out', { headers: ended.headers })
  const stale = await openSession(world, stranger)
  world.clock.advance(16 * 60)
  const { cookie } = await openSession(world, stranger)
  return [
    dead('a session that has ended', ended.headers),
    dead(
      'a session of the tenant without the CSRF token',
      { cookie },
      operation => isForSessions(operation) && operation.method === 'GET',
    ),
    dead(
      'a session of the tenant without a fresh proof',
      stale.headers,
      operation => isForSessions(operation) && !needsFreshProof(operation),
    ),
  ]
}

const isForSessions = ({ access }: Operation): boolean =>
  access.by === 'person' || (access.by === 'user' && access.orPerson === true)

/** Tokens of the tenant: with another scope, and expired. */
async function accessTokens(world: World): Promise<TestCredential[]> {
  const { headers } = await openSession(world, stranger)
  const create = async (scopes: string[], expires_in_days: number) => {
    const body = { title: 'Matrix', scopes, expires_in_days }
    const { json } = await world.app.post('/account/me/access_tokens', { headers, body })
    return { authorization: bearer(json.data.token) }
  }
  const narrow = await create(['profile:read'], 30)
  const expired = await create(['profile:read', 'locations:read', 'locations:write'], 1)
  world.clock.advance(24 * 60 * 60 + 1)
  return [
    dead(
      'an access token with another scope',
      narrow,
      operation => accountScopeOf(operation) === 'profile:read',
    ),
    dead('an access token that has expired', expired),
  ]
}

/** Valid credentials of others. */
async function strangers(world: World): Promise<TestCredential[]> {
  const { api } = world
  const login = async (person: { login: string; password: string }, partnerHeader = as.partner) => {
    const body = { login: person.login, password: person.password }
    return (await api.post('/v1/auth', { as: partnerHeader, body })).json.data.user_token as string
  }
  const removed = await login(developer)
  await removeMember(world)
  await addMemberWithoutRights(world)
  await leaveApplication(world)
  const session = await openSession(world, owner)
  const membersSession = await openSession(world, memberWithoutRights)
  return [
    living('another partner', as.partner),
    living('another partner and its user', as.owner),
    living("the tenant's partner beside a user of others", bearer(demo.otherPartner.token, owner.token), {
      isTenantsOwn: by('partner'),
      maySee: ['listCompanies', 'getCompany'],
    }),
    living('a removed member', bearer(partner.token, removed)),
    living('a removed member in person', await signedIn(world, developer)),
    living('a member without rights', bearer(demo.otherPartner.token, memberWithoutRights.token), {
      isTenantsOwn: by('partner'),
      isMember: true,
    }),
    living('a member without rights in person', as.newcomerPerson, { isMember: true }),
    living('a system user of an application that was uninstalled', bearer(partner.token, systemUser.token)),
    living('another person', as.ownerPerson),
    living('an operator', await signedIn(world, demo.operator), { isTenantsOwn: by('operator') }),
    {
      name: 'the session of another person',
      headers: session.headers,
      isDead: false,
    },
    {
      name: 'the session of a member without rights',
      headers: membersSession.headers,
      isDead: false,
      isMember: true,
    },
  ]
}

async function removeMember(world: World): Promise<void> {
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $2, id, $3 from roles where location_id = $1 and slug = 'owner'`,
    [foreign, developer.id, world.clock.now()],
  )
  const person = await signedIn(world, stranger)
  const { status } = await world.app.delete(`/account/locations/${foreign}/users/${developer.id}`, {
    as: person,
  })
  if (status !== 204) throw new Error(`The member was not removed: ${status}`)
}

/** The member's role does not carry the mark, because a member sees the title of their own role. */
async function addMemberWithoutRights(world: World): Promise<void> {
  await world.query(
    `with plain as (
       insert into roles (location_id, title, rights) values ($1, 'Nothing', '{}') returning location_id, id
     )
     insert into memberships (location_id, user_id, role_id, created_at) select location_id, $2, id, $3 from plain`,
    [foreign, memberWithoutRights.id, world.clock.now()],
  )
}

/** The public application was installed in the Location once, and is active in another one. */
async function leaveApplication(world: World): Promise<void> {
  const body = { login: stranger.login, password: stranger.password }
  const { json } = await world.api.post('/v1/auth', { as: as.partner, body })
  await grant(world, { locationId: foreign }, bearer(partner.token, json.data.user_token))
  await confirm(world, { locationId: foreign })
  const { status } = await uninstall(world, { locationId: foreign })
  if (status !== 200) throw new Error(`The application was not uninstalled: ${status}`)
  await install(world)
}

async function v3Ones(world: World, victim: Victim): Promise<TestCredential[]> {
  const key = (body: object) =>
    world.app.post('/account/restricted_keys', {
      as: victim.person,
      body: { title: 'Matrix', location_ids: [foreign], ...body },
    })
  const write = await key({ scopes: ['locations:write'] })
  const expiring = await key({
    scopes: ['locations:read'],
    expires_at: new Date(world.clock.now().getTime() + 60_000).toISOString(),
  })
  world.clock.advance(61)
  return [
    living('a key for other Locations', bearer(demo.restrictedKey.key)),
    living('a key with another scope', bearer(write.json.data.key)),
    dead('a key that has expired', { authorization: bearer(expiring.json.data.key) }),
  ]
}
