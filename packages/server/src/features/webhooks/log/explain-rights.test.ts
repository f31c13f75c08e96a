import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { confirm, freeze, grant, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const url = 'https://hooks.example/explained'
const { draft } = demo.applications
// The clock moves on, so that the changes of a test are later than those of the test before it.
beforeEach(() => world.clock.advance(10))
afterEach(async () => {
  await uninstall(world)
  await uninstall(world, { applicationId: draft, locationId: demo.locations.test })
  await world.query('update applications set disabled_at = null')
  await world.query(
    'insert into partner_members (partner_id, user_id) values (1, $1) on conflict do nothing',
    [demo.developer.id],
  )
  await world.query('delete from endpoints')
})

async function explained(resource: string, id: number, { who = as.partner, location = 1, more = '' } = {}) {
  const query = `location_id=${location}&resource=${resource}&resource_id=${id}${more}`
  const { json } = await world.api.get(`/v2/webhooks/explain?${query}`, { as: who })
  return json.data as { status: string | null; url: string | null; sentence: string }[]
}

describe('of changes that a partner may no longer know, the explanation', () => {
  it('SEC-31 tells nothing about a draft whose developer no longer owns the Location', async () => {
    const { test: location } = demo.locations
    const signedIn = await world.api.post('/v1/auth', { as: as.partner, body: demo.developer })
    const dana = bearer(demo.partner.token, signedIn.json.data.user_token)
    await world.query("update applications set rights = '{clients_access}' where id = $1", [draft])
    const of = { applicationId: draft, locationId: location, settings: { webhook_urls: [url] } }
    expect((await grant(world, of, dana)).status).toBe(201)
    expect((await confirm(world, of)).status).toBe(201)
    const made = await world.api.post(`/v1/clients/${location}`, {
      as: dana,
      body: { name: 'Known', phone: '+14155550188' },
    })
    expect(made.status, made.text).toBe(201)
    await fannedOut(world)
    const { id } = made.json.data
    const asked = { location }
    expect(await explained('client', id, asked)).toMatchObject([{ status: 'create', url }])
    await world.query('delete from partner_members where user_id = $1', [demo.developer.id])
    const log = await world.api.get(`/v2/locations/${location}/event_log`, { as: as.partner })
    expect(log.status).toBe(403)
    const sentence =
      'The application is not published, and none of its developers owns this Location: it gets nothing here.'
    const after = await explained('client', id, asked)
    expect(after).toMatchObject([{ status: null, occurred_at: null, url, sentence }])
    expect(await explained('client', 987_654, asked)).toEqual(after)
    await world.query('delete from endpoints')
    expect(await explained('client', id, asked)).toMatchObject([{ status: null, url: null, sentence }])
  })

  it('SEC-31 tells nothing about a disabled application, even while its installation still exists', async () => {
    await install(world, { settings: { webhook_urls: [url] } })
    const { id } = await createClient(world)
    await fannedOut(world)
    await world.query('update applications set disabled_at = now() where id = 1')
    const after = await explained('client', id)
    expect(after).toMatchObject([
      { status: null, occurred_at: null, sentence: 'The application is disabled.' },
    ])
    expect(await explained('client', 987_654)).toEqual(after)
  })
})

describe('the opening of a Location', () => {
  const open = async () => {
    const created = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: 'Explained', chain_id: demo.chains.own },
    })
    expect(created.status, created.text).toBe(201)
    await fannedOut(world)
    return created.json.data.id as number
  }

  it('EXA-114 is explained to the partner whose endpoint elsewhere in the Chain got it, and no other change is', async () => {
    await addEndpoint(world, { url, kinds: ['salon'] })
    const location = await open()
    const changed = await world.api.put(`/v1/company/${location}`, {
      as: as.owner,
      body: { description: 'Not for the Chain' },
    })
    expect(changed.status, changed.text).toBeLessThan(300)
    await fannedOut(world)
    const asked = { who: as.otherPartner, location }
    const due = expect.stringMatching(/^It is to be sent at /)
    expect(await explained('salon', location, asked)).toMatchObject([
      { status: 'create', url, delivery_id: expect.any(Number), sentence: due },
    ])
    const nobody = [{ status: null, url: null, delivery_id: null }]
    expect(await explained('client', location, asked)).toMatchObject(nobody)
    await world.query('update endpoints set switched_off_at = now()')
    expect(await explained('salon', location, asked)).toMatchObject(nobody)
  })

  it('EXA-114 is explained of an application, also while it is frozen, and not after it was uninstalled', async () => {
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query("update applications set kinds = kinds || '{salon}' where id = 1")
    await world.query('update endpoints set includes_own_changes = true')
    const location = await open()
    const statuses = async (more = '') =>
      (await explained('salon', location, { location, more })).map(({ status }) => status)
    expect(await statuses()).toEqual(['create'])
    expect(await statuses('&application_id=1')).toEqual(['create'])
    expect(await statuses(`&application_id=${demo.applications.paid}`)).toEqual([null])
    await freeze(world)
    expect(await statuses()).toEqual(['create'])
    await unfreeze(world)
    await uninstall(world)
    expect(await statuses()).toEqual([null])
  })
})
