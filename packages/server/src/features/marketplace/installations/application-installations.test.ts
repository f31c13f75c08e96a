import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, grant, install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo
let developer = ''

const installations = (query = '', { who = developer, id = applications.public as number } = {}) =>
  world.app.get(`/account/applications/${id}/links${query}`, { as: who })
const getActivityLog = (locationId: number, { who = developer, id = applications.public as number } = {}) =>
  world.app.get(`/account/applications/${id}/links/${locationId}/trace`, { as: who })

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
})
beforeEach(async () => {
  await world.query('delete from installations')
  await world.query('delete from installation_activity')
})

describe('the developer of an application', () => {
  it('LNK-13 sees where it is connected, page by page', async () => {
    await install(world)
    await grant(world, { locationId: locations.second })
    const all = await installations()
    expect(all.status).toBe(200)
    expect(Check(catalogue.applications.listInstallations.data, all.json.data)).toBe(true)
    expect(all.json.data).toMatchObject([
      { location_id: locations.main, location: 'Bloom Mission', status: 'active' },
      { location_id: locations.second, location: 'Bloom Oakland', status: 'pending' },
    ])
    const first = await installations('?count=1')
    expect([first.json.data, first.json.meta]).toEqual([
      all.json.data.slice(0, 1),
      { next_cursor: locations.main },
    ])
    const second = await installations(`?count=1&cursor=${first.json.meta.next_cursor}`)
    expect([second.json.data, second.json.meta]).toEqual([all.json.data.slice(1), { next_cursor: null }])
    expect((await installations('?count=101&cursor=x')).status).toBe(422)
  })

  it('LNK-13 reads the same activity log as with the partner token, even where nothing is installed', async () => {
    await install(world)
    expect((await confirm(world, { locationId: locations.second })).status).toBe(404)
    for (const locationId of [locations.main, locations.second]) {
      const path = `/v2/applications/${applications.public}/links/${locationId}/trace`
      const { json } = await world.api.get(path, { as: as.partner })
      expect((await getActivityLog(locationId)).json.data).toEqual(json.data)
      expect(json.data.steps.length).toBeGreaterThan(0)
    }
    expect((await getActivityLog(987_654)).status).toBe(404)
  })

  it('AUT-07 reads nothing of the applications of others, nor does anybody else of theirs', async () => {
    await install(world)
    const owner = as.ownerPerson
    for (const read of [
      installations,
      (_: string, of: { who?: string; id?: number }) => getActivityLog(locations.main, of),
    ]) {
      expect((await read('', { who: owner })).status).toBe(404)
      expect((await read('', { id: applications.otherPartner })).status).toBe(404)
      expect((await read('', { id: 987_654 })).status).toBe(404)
      expect((await read('', { who: as.partner })).status).toBe(401)
    }
  })
})
