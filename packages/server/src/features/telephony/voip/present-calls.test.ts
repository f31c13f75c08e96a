import { describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { asOwnerPerson, california, type OpenPbx, openPbx } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { id: userId } = demo.memberWithoutRights
const usersOf = (locationId: number) => `/account/locations/${locationId}/users`
let roles = 0

/** Bypasses invitations, which have their own tests. */
async function give(locationId: number, rights: string[]) {
  const { json } = await world.app.post(`/account/locations/${locationId}/roles`, {
    as: asOwnerPerson,
    body: { title: `Role ${++roles}`, rights },
  })
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at) values ($1, $2, $3, now())
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [locationId, userId, json.data.id],
  )
}

const remove = async (locationId: number) => {
  const { status } = await world.app.delete(`${usersOf(locationId)}/${userId}`, { as: asOwnerPerson })
  expect(status).toBe(204)
}

/** Opens a PBX whose calls to the first Location notify the person. */
async function openTo(locations: (typeof california)[]): Promise<OpenPbx> {
  const pbx = await openPbx(world, { locations })
  for (const id of pbx.locationIds) await give(id, ['clients_access', 'client_phones_access'])
  const location_ids = pbx.locationIds.slice(0, 1)
  await pbx.setRoutes([{ match: 'user', value: 'desk', location_ids, user_ids: [userId] }])
  return pbx
}

const ring = async ({ send }: OpenPbx, diversion: string) => {
  const call = { command: 'event', type: 'incoming', phone: '(415) 555-7777', diversion, user: 'desk' }
  expect((await send(call)).status).toBe(202)
}

const calledOf = (chainId: number) => `number of Chain ${chainId}`
let ends = 0

/**
 * Returns the calls of a Chain that the person gets when asking for everything again; the last call is of another
 * Chain.
 */
async function readAgain({ chainId }: OpenPbx, other: OpenPbx) {
  const end = `end ${++ends}`
  await ring(other, end)
  const stream = await listen(`${world.app.url}/account/notifications/stream`, {
    authorization: as.newcomerPerson,
    'last-event-id': '0',
  })
  const calls = []
  for (;;) {
    const next = await stream.next()
    if (!next) throw new Error('The stream ended before the last call.')
    const call = JSON.parse(next.data ?? '{}')
    if (call.diversion === end) break
    if (call.diversion === calledOf(chainId)) calls.push(call)
  }
  await stream.leave()
  return calls
}

describe('a call that is read again', () => {
  it('SEC-09 shows what the person may see now, and nothing to a person who has left', async () => {
    const [called, other] = [await openTo([california, california]), await openTo([california])]
    const [first, second] = called.locationIds as [number, number]
    const body = { name: 'Carla', phone: '+14155557777' }
    await world.api.post(`/v1/clients/${first}`, { as: as.owner, body })
    await ring(called, calledOf(called.chainId))
    const [phone, masked] = ['+14155557777', '+1415***77']
    expect(await readAgain(called, other)).toMatchObject([
      { phone, locations: [{ id: first, title: 'Branch 1', client: { name: 'Carla' } }] },
    ])

    await give(first, ['clients_access'])
    expect(await readAgain(called, other)).toMatchObject([
      { phone: masked, locations: [{ client: { name: 'Carla' } }] },
    ])
    await give(first, [])
    expect(await readAgain(called, other)).toMatchObject([{ phone: masked, locations: [{ client: null }] }])

    await remove(first)
    expect(await readAgain(called, other)).toMatchObject([{ phone: masked, locations: [] }])
    await remove(second)
    expect(await readAgain(called, other)).toEqual([])
  })

  it('SEC-09 shows nothing of a Location that was deleted', async () => {
    const [called, other] = [await openTo([california]), await openTo([california])]
    await ring(called, calledOf(called.chainId))
    expect(await readAgain(called, other)).toHaveLength(1)
    await world.api.delete(`/v1/company/${called.locationIds[0]}`, { as: as.owner })
    expect(await readAgain(called, other)).toEqual([])
  })
})
