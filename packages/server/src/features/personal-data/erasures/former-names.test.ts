import { describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { placesOf } from '../../../../test/personal-data.ts'
import { california, callsOf, openPbx, saved } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { eraseDue } from './erase.due.ts'

const world = useWorld(withoutWorker)
const asOwner = { as: as.owner }
const asPerson = { as: as.ownerPerson }
const phones = { old: '+14155557741', new: '+14155557742' }

const create = (locationId: number, body: object, key?: string) =>
  world.api.post(`/v1/clients/${locationId}`, {
    ...asOwner,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const personalData = (locationId: number, clientId: number, verb: string) =>
  `/account/locations/${locationId}/clients/${clientId}/personal_data/${verb}`

async function erase(locationId: number, clientId: number, name: string) {
  const { status } = await world.app.post(personalData(locationId, clientId, 'erase'), {
    ...asPerson,
    body: { name },
  })
  expect(status).toBe(202)
  await eraseDue(world.program.ctx)
}

describe('the erasure of a client', () => {
  it('PRI-40 takes nothing from another Location of the Chain', async () => {
    const { locationIds, send, setRoutes } = await openPbx(world, { locations: [california, california] })
    const [own, sibling] = locationIds as [number, number]
    const { json } = await create(own, { name: 'Erased Ella', phone: phones.old })
    // One call rings everywhere, one here, one there.
    const route = (value: string, location_ids: number[]) => ({
      match: 'diversion',
      value,
      location_ids,
      user_ids: [demo.owner.id],
    })
    await setRoutes([
      route('+14155550191', [own, sibling]),
      route('+14155550192', [own]),
      route('+14155550193', [sibling]),
    ])
    for (const diversion of ['+14155550191', '+14155550192', '+14155550193']) {
      await send({ command: 'event', type: 'incoming', phone: phones.old, diversion })
      await send(saved({ phone: phones.old, diversion, call_id: diversion }))
    }
    const notified = () =>
      world.query(
        "select data -> 'locations' as locations from notifications where data ->> 'phone' = $1 order by number",
        [phones.old],
      )
    expect(await notified()).toHaveLength(3)
    await erase(own, json.data.id, 'Erased Ella')
    expect((await callsOf(world, own)).data).toEqual([])
    expect((await callsOf(world, sibling)).data).toHaveLength(2)
    expect(await world.query('select from calls where phone = $1', [phones.old])).toHaveLength(2)
    const left = await notified()
    expect(left).toHaveLength(2)
    expect(JSON.stringify(left)).not.toContain('Ella')
    expect(JSON.stringify(left)).toContain(`"id":${sibling}`)
  })

  it('PRI-41 finds copies by former names and numbers, and the export has them', async () => {
    const { locationIds, send } = await openPbx(world, { locations: [california] })
    const [locationId] = locationIds as [number]
    await install(world, { locationId })
    const old = { name: 'Oldnamia', phone: phones.old, email: 'oldnamia@clients.example' }
    const { json } = await create(locationId, old, 'former-name')
    const clientId = json.data.id as number
    await send(saved({ phone: phones.old, link: 'https://pbx.example/oldnamia.mp3' }))
    await world.api.post('/v1/marketplace/application/new_message', {
      as: as.partner,
      body: {
        salon_id: locationId,
        application_id: demo.applications.public,
        phone_from: phones.old.slice(1),
        name: 'Oldnamia',
        message: 'I am Oldnamia',
      },
    })
    const renamed = { name: 'Newnamia', phone: phones.new, email: 'newnamia@clients.example' }
    const put = await world.api.put(`/v1/client/${locationId}/${clientId}`, { ...asOwner, body: renamed })
    expect(put.status).toBe(200)
    const replay = () => create(locationId, old, 'former-name')
    expect((await replay()).json.data.name).toBe('Oldnamia')
    const exported = await world.app.post(personalData(locationId, clientId, 'export'), {
      ...asPerson,
      body: {},
    })
    const rowsOf = (name: string) =>
      exported.json.data.tables.find((table: { name: string }) => table.name === name).rows
    expect(rowsOf('calls')).toHaveLength(1)
    expect(rowsOf('messages')).toHaveLength(1)
    await erase(locationId, clientId, 'Newnamia')
    expect(await placesOf(world, ['oldnamia', 'newnamia', '4155557742'])).toEqual([])
    expect((await callsOf(world, locationId)).data).toEqual([])
    const again = await replay()
    expect(again.status).toBe(409)
    expect(again.text).not.toContain('Oldnamia')
  })

  it('PRI-41 leaves a former number to whoever has it now', async () => {
    const { locationIds, send } = await openPbx(world, { locations: [california] })
    const [locationId] = locationIds as [number]
    const { json } = await create(locationId, { name: 'Former Fay', phone: phones.old })
    const put = await world.api.put(`/v1/client/${locationId}/${json.data.id}`, {
      ...asOwner,
      body: { name: 'Former Fay', phone: phones.new },
    })
    expect(put.status).toBe(200)
    await create(locationId, { name: 'Next Nina', phone: phones.old })
    await send(saved({ phone: phones.old, call_id: 'of Nina' }))
    await erase(locationId, json.data.id, 'Former Fay')
    expect((await callsOf(world, locationId)).data).toHaveLength(1)
  })
})
