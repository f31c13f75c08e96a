import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { signedIn } from '../../../../test/people.ts'
import { callsOf, everyDay, openPbx, saved } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { toCallNotifications } from '../../telephony/voip/call-notifications.ts'

const world = useWorld(withoutWorker)
const locations = [{ country_id: 840, timezone_name: 'America/New_York' }]
const stranger = () => signedIn(world, demo.stranger)

/** Bypasses invitations, which have their own tests. */
async function give(locationId: number, userId: number, rights: string[] | 'owner') {
  const [role] =
    rights === 'owner'
      ? await world.query("select id from roles where location_id = $1 and slug = 'owner'", [locationId])
      : await world.query('insert into roles (location_id, title, rights) values ($1, $2, $3) returning id', [
          locationId,
          `Role ${userId} ${rights}`,
          rights,
        ])
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at) values ($1, $2, $3, now())
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [locationId, userId, role?.id],
  )
  await invalidateAccess(world)
}

const ownersOf = async (locationId: number) =>
  (
    await world.query(
      'select user_id::int from location_access where location_id = $1 and is_owner order by user_id',
      [locationId],
    )
  ).map(({ user_id }) => user_id)

describe('a Location in a Chain', () => {
  it('SEC-05 settings_access in one Location opens none, and reads no unrouted calls', async () => {
    const { chainId, locationIds, send } = await openPbx(world, { locations })
    const [first] = locationIds as [number]
    await give(first, demo.memberWithoutRights.id, ['settings_access', 'dashboard_calls_access'])
    const body = { title: 'Mine', chain_id: chainId }
    const byApi = await world.api.post('/v1/companies', { as: as.newcomer, body })
    expect([byApi.status, byApi.json.meta.message]).toEqual([
      403,
      'Access denied. Only an owner of every Location of that Chain can open another one in it.',
    ])
    expect((await world.app.post('/account/locations', { as: as.newcomerPerson, body })).status).toBe(403)

    // Without this rule, calls that no route matches would be readable in a Location of the caller's own.
    await send(saved({ link: 'https://recordings.example/1.mp3' }))
    expect((await callsOf(world, first)).data).toHaveLength(1)
    expect(await world.query('select from locations where chain_id = $1', [chainId])).toHaveLength(1)
    // The owner still manages telephony.
    expect((await world.app.get(`/account/chains/${chainId}/telephony`, { as: as.ownerPerson })).status).toBe(
      200,
    )
  })

  it('SEC-05 an owner of some of its Locations opens none; a system user never does', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations: [...locations, ...locations] })
    await give(locationIds[1] as number, demo.stranger.id, 'owner')
    const body = { title: 'Half', chain_id: chainId }
    expect((await world.app.post('/account/locations', { as: await stranger(), body })).status).toBe(403)
    await give(locationIds[0] as number, demo.stranger.id, ['settings_access', 'edit_users_access'])
    expect((await world.app.post('/account/locations', { as: await stranger(), body })).status).toBe(403)
    await give(locationIds[0] as number, demo.systemUser.id, 'owner')
    await give(locationIds[1] as number, demo.systemUser.id, 'owner')
    expect((await world.api.post('/v1/companies', { as: as.systemUser, body })).status).toBe(403)
    const unknown = await world.app.post('/account/locations', {
      as: as.ownerPerson,
      body: { title: 'X', chain_id: 987_654 },
    })
    expect(unknown.status).toBe(403)
  })

  it('SEC-05 all who own the whole Chain own the new Location, and lose nothing in telephony', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations: [...locations, ...locations] })
    for (const id of locationIds) await give(id, demo.stranger.id, 'owner')
    await give(locationIds[0] as number, demo.developer.id, 'owner')
    const opened = await world.app.post('/account/locations', {
      as: await stranger(),
      body: { title: 'Third', chain_id: chainId },
    })
    expect(opened.status).toBe(201)
    const { id } = opened.json.data
    expect(await ownersOf(id)).toEqual([demo.owner.id, demo.stranger.id].sort((left, right) => left - right))
    for (const who of [as.ownerPerson, await stranger()]) {
      expect((await world.app.get(`/account/chains/${chainId}/telephony`, { as: who })).status).toBe(200)
      expect((await world.app.get(`/account/chains/${chainId}/calls?${everyDay}`, { as: who })).status).toBe(
        200,
      )
    }
    expect(
      await world.query(
        `select user_id::int, subject_user_id::int, action, address, note from audit_log
         where location_id = $1 order by id`,
        [id],
      ),
    ).toEqual([
      {
        user_id: demo.stranger.id,
        subject_user_id: null,
        action: 'location-create',
        address: '127.0.0.1',
        note: 'Third',
      },
      {
        user_id: demo.stranger.id,
        subject_user_id: demo.owner.id,
        action: 'role-give',
        address: '127.0.0.1',
        note: 'Owner',
      },
    ])
  })

  it('SEC-05 a right in all Locations but the new one is none in the Chain until it is given there', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations })
    await give(locationIds[0] as number, demo.memberWithoutRights.id, ['settings_access'])
    const settings = () => world.app.get(`/account/chains/${chainId}/telephony`, { as: as.newcomerPerson })
    expect((await settings()).status).toBe(200)
    const { json } = await world.app.post('/account/locations', {
      as: as.ownerPerson,
      body: { title: 'Next', chain_id: chainId },
    })
    expect((await settings()).status).toBe(403)
    await give(json.data.id, demo.memberWithoutRights.id, ['settings_access'])
    expect((await settings()).status).toBe(200)
  })

  it('SEC-05 has the owners of the others, deleted ones aside, even if two owners open Locations at once', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations: [...locations, ...locations] })
    await give(locationIds[0] as number, demo.stranger.id, 'owner')
    await world.api.delete(`/v1/company/${locationIds[1]}`, { as: as.owner })
    const { json } = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.stranger.login, password: demo.stranger.password },
    })
    const opened = await Promise.all(
      [as.owner, bearer(demo.partner.token, json.data.user_token)].map(who =>
        world.api.post('/v1/companies', { as: who, body: { title: 'At once', chain_id: chainId } }),
      ),
    )
    const both = [demo.owner.id, demo.stranger.id].sort((left, right) => left - right)
    for (const answer of opened) {
      expect(answer.status).toBe(201)
      expect(await ownersOf(answer.json.data.id)).toEqual(both)
    }
  })
})

it('SEC-05 the right to phone numbers in one Location shows none of a call for another', () => {
  const call = { chainId: 1, at: new Date(0), phone: '+14155551234', diversion: '1', user: '' }
  const listenerRow = {
    user_id: 7,
    title: 'L',
    client_id: null,
    client_name: null,
    masked_phone: '+1415***34',
  }
  const shown = (isRouted: boolean) =>
    toCallNotifications(call, [
      { ...listenerRow, location_id: 1, rights: ['client_phones_access'], is_routed: isRouted },
      { ...listenerRow, location_id: 2, rights: [], is_routed: true },
    ])[0]?.data.phone
  expect([shown(false), shown(true)]).toEqual(['+1415***34', '+14155551234'])
})
