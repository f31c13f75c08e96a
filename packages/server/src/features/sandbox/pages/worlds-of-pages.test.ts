import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../demo-world/facts.ts'

const world = useWorld({ env: { ...withoutWorker.env, SANDBOX_WORLDS: '2' } })
const base = '/account/sandbox/worlds'

// The first world waits for the template.
describe('worlds in the console', { timeout: 120_000 }, () => {
  it('BAR-08 lists every world, creates one, and deletes any', async () => {
    const { headers } = await openSession(world, demo.owner)
    const created = await world.app.post(base, { headers })
    expect(created.status, created.text).toBe(201)
    expect(created.json.data.app_url).toMatch(/^http/)
    const ofPartner = await world.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    const ids = [created.json.data.id, ofPartner.json.data.id]
    const listed = async () => (await world.app.get(base, { headers })).json.data as { id: string }[]
    expect((await listed()).map(({ id }) => id)).toEqual(ids)
    expect((await world.api.get('/v2/sandbox/worlds', { as: as.partner })).json.data).toHaveLength(1)
    expect((await world.app.post(base, { headers })).status).toBe(409)
    for (const id of ids) expect((await world.app.delete(`${base}/${id}`, { headers })).status).toBe(204)
    expect((await world.app.delete(`${base}/${ids[0]}`, { headers })).status).toBe(404)
    expect(await listed()).toEqual([])
  })
})
