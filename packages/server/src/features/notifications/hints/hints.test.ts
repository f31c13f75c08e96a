import { describe, expect, it } from 'vitest'
import { hintsPath, marked, useHintWatchers } from '../../../../test/hint-watchers.ts'
import { bearer } from '../../../../test/http.ts'
import { confirm, grant, uninstall } from '../../../../test/marketplace.ts'
import { openSession } from '../../../../test/people.ts'
import { saved } from '../../../../test/telephony.ts'
import { addEndpoint, createClient, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { main, second, foreign } = demo.locations
const { watch, mark, giveRole, takeRole } = useHintWatchers(world)

describe('the stream with hints', () => {
  it('LIV-01 needs a session: an access token and a stranger get none', async () => {
    expect((await world.app.get(hintsPath)).status).toBe(401)
    const refused = await world.app.get(hintsPath, { as: as.ownerPerson })
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      'Hints need a signed-in session: an access token gets calls only.',
    ])
    const { headers } = await openSession(world, demo.owner)
    for (const hints of ['2', 'x', '1,1'])
      expect((await world.app.get(`/account/notifications/stream?hints=${hints}`, { headers })).status).toBe(
        422,
      )
  })

  it('LIV-01 says which record has changed, and nothing of its data', async () => {
    const { next } = await watch(demo.owner)
    const { id } = await createClient(world)
    expect(await next()).toEqual({
      kind: 'change',
      location_id: main,
      resource: 'client',
      id,
      status: 'create',
    })
  })

  it('LIV-02 only in Locations of theirs, with the right to read such a record', async () => {
    const { stranger, owner } = demo
    await giveRole(stranger.id, ['timetable_access'])
    const member = await watch(stranger)
    const all = await watch(owner)
    await createClient(world)
    hint(world.program.ctx, {
      kind: 'change',
      location_id: foreign,
      resource: 'record',
      id: 1,
      status: 'update',
    })
    mark(second)
    mark()
    expect(await member.next()).toEqual(marked)
    expect(await all.next()).toMatchObject({ resource: 'client' })
    await takeRole(stranger.id)
  })

  it('LIV-02 group events and resources, which have no webhooks, are hinted at too', async () => {
    const { next } = await watch(demo.owner)
    const body = { title: 'Sauna', instances: [{ title: 'One' }] }
    const created = await world.api.post(`/v1/resources/${main}`, { as: as.owner, body })
    expect(created.status).toBe(201)
    expect(await next()).toMatchObject({ resource: 'resource', id: created.json.data.id, status: 'create' })
    const activity = `/v1/activity/${main}/${demo.activities.first}`
    expect((await world.api.put(activity, { as: as.owner, body: { color: '#ff0000' } })).status).toBe(200)
    expect(await next()).toMatchObject({ resource: 'activity', id: demo.activities.first, status: 'update' })
  })

  it('LIV-02 the calendar learns of team, schedules, services and resources with timetable_access alone', async () => {
    await giveRole(demo.stranger.id, ['timetable_access'])
    const { next } = await watch(demo.stranger)
    for (const resource of ['staff', 'schedule', 'service', 'resource'] as const) {
      const change = { kind: 'change', location_id: main, resource, id: 7, status: 'update' } as const
      hint(world.program.ctx, { ...change, resource: 'client' })
      hint(world.program.ctx, change)
      expect(await next()).toEqual(change)
    }
    await takeRole(demo.stranger.id)
  })

  it.each([
    ['labels', 'client_category'],
    ['positions', 'position'],
    ['storages', 'storage'],
    ['goods_categories', 'goods_category'],
    ['suppliers', 'supplier'],
    ['accounts', 'account'],
    ['expenses', 'expense'],
    ['loyalty/card_types', 'loyalty_card_type'],
  ])('LIV-02 a new row of the lookup table %s is a hint', async (table, resource) => {
    const { next } = await watch(demo.owner)
    const body = { title: 'Hinted at' }
    const { status, json } = await world.api.post(`/v1/${table}/${main}`, { as: as.owner, body })
    expect(status).toBe(201)
    const { id } = json.data
    expect(await next()).toEqual({ kind: 'change', location_id: main, resource, id, status: 'create' })
  })

  it('LIV-61 a saved call is a hint for those who may see calls', async () => {
    const { next } = await watch(demo.owner)
    const save = (call: Record<string, unknown>) =>
      world.api.post('/v1/voip/integration', {
        as: as.partner,
        body: { crm_token: 'foyer_chain_demo_bloom', ...saved({ diversion: '+14155550110', ...call }) },
      })
    const change = { kind: 'change', location_id: main, resource: 'call', id: expect.any(Number) }
    expect((await save({ call_id: 'hinted' })).status).toBe(202)
    expect(await next()).toEqual({ ...change, status: 'create' })
    expect((await save({ call_id: 'hinted', duration: 5 })).status).toBe(202)
    expect(await next()).toEqual({ ...change, status: 'update' })
  })

  it('LIV-02 a renamed or deleted client category is a hint for those who may read clients', async () => {
    const path = `/v1/labels/${main}`
    const body = { title: 'Regular' }
    const { id } = (await world.api.post(path, { as: as.owner, body })).json.data
    const { next } = await watch(demo.owner)
    const changed = { kind: 'change', location_id: main, resource: 'client_category', id }
    await world.api.put(`${path}/${id}`, { as: as.owner, body: { title: 'Friends' } })
    expect(await next()).toEqual({ ...changed, status: 'update' })
    await world.api.delete(`${path}/${id}`, { as: as.owner })
    expect(await next()).toEqual({ ...changed, status: 'delete' })
  })

  it('LIV-03 deliveries reach the developers of the partner, and people with webhook_access and the right to the record', async () => {
    const { url } = await receiver()
    await addEndpoint(world, { url, partnerId: demo.partner.id })
    await giveRole(demo.stranger.id, ['webhook_access', 'clients_access'])
    await giveRole(demo.memberWithoutRights.id, ['webhook_access', 'timetable_access'])
    const developer = await watch(demo.developer)
    const manager = await watch(demo.stranger)
    const member = await watch(demo.memberWithoutRights)
    await world.api.post(`/v1/clients/${main}`, {
      as: bearer(demo.otherPartner.token, demo.owner.token),
      body: { name: 'Delivered', phone: '+16287770001' },
    })
    const created = {
      kind: 'delivery',
      partner_id: demo.partner.id,
      location_id: main,
      delivery_id: null,
      resource: 'client',
    }
    for (const each of [developer, manager]) expect(await each.nextOf('delivery')).toEqual(created)
    await fiveSecondsLater()
    const attempted = { ...created, delivery_id: expect.any(Number) }
    const hints = [await developer.nextOf('delivery'), await manager.nextOf('delivery')]
    expect(hints).toEqual([attempted, attempted])
    const redelivered = await world.api.post(`/v2/webhooks/deliveries/${hints[0]?.delivery_id}/redeliver`, {
      as: as.partner,
    })
    expect(redelivered.status).toBe(202)
    expect(await developer.nextOf('delivery')).toEqual({ ...hints[0], resource: null })
    mark()
    expect(await member.next()).toEqual(marked)
    for (const { id } of [demo.stranger, demo.memberWithoutRights]) await takeRole(id)
  })

  it('LIV-03 a check of an endpoint is hinted at as it begins, with each result and when it ends', async () => {
    const { url } = await receiver()
    await addEndpoint(world, { url, partnerId: demo.partner.id })
    const developer = await watch(demo.developer)
    const manager = await watch(demo.owner)
    const started = await world.api.post('/v2/webhooks/endpoint_checks', { as: as.partner, body: { url } })
    expect(started.status, started.text).toBe(202)
    const checkId = started.json.data.id
    const read = () => world.api.get(`/v2/webhooks/endpoint_checks/${checkId}`, { as: as.partner })
    do
      expect(await developer.nextOf('endpoint_check')).toEqual({
        kind: 'endpoint_check',
        partner_id: demo.partner.id,
        check_id: checkId,
      })
    while ((await read()).json.data.finished_at === null)
    mark()
    expect(await manager.next()).toEqual(marked)
  })

  it('LIV-04 steps of an installation, refused ones too, reach the owner and the developer, and no other partner', async () => {
    const owner = await watch(demo.owner)
    const developer = await watch(demo.developer)
    const applicationId = demo.applications.public
    const step = { kind: 'installation', partner_id: 1, location_id: main, application_id: applicationId }
    const bothLearn = async () => {
      for (const each of [owner, developer]) expect(await each.nextOf('installation')).toEqual(step)
    }
    await grant(world)
    await bothLearn()
    await confirm(world, { settings: { webhook_urls: ['http://169.254.169.254/'] } })
    await bothLearn()
    await confirm(world)
    await bothLearn()
    await uninstall(world, {}, as.otherPartner)
    mark()
    expect(await owner.next()).toEqual(marked)
    await uninstall(world)
    await bothLearn()
  })

  it('LIV-05 reviews reach operators and the developers of the application', async () => {
    const operator = await watch(demo.operator)
    const developer = await watch(demo.developer)
    const owner = await watch(demo.owner)
    const { headers } = await openSession(world, demo.developer)
    const body = { partner_id: 1, title: 'New', category: 'other', short_description: 'S', description: 'D' }
    const { json } = await world.app.post('/account/applications', { headers, body })
    const changed = { kind: 'review', partner_id: 1, application_id: json.data.id }
    const learn = async () => {
      for (const each of [operator, developer]) expect(await each.nextOf('review')).toEqual(changed)
    }
    await learn()
    expect((await world.app.post(`/account/applications/${json.data.id}/review`, { headers })).status).toBe(
      200,
    )
    await learn()
    const publish = `/account/operator/applications/${json.data.id}/publish`
    expect((await world.app.post(publish, { as: as.operator, body: { revision: 1 } })).status).toBe(200)
    await learn()
    mark()
    expect(await owner.next()).toEqual(marked)
  })

  it('LIV-06 a person learns of a new role, of other rights and of its end, and gets what they may see then', async () => {
    const { stranger } = demo
    const { next, nextOf } = await watch(stranger)
    const roleId = await giveRole(stranger.id, ['timetable_access'])
    expect(await next()).toEqual({ kind: 'me' })
    mark()
    expect(await next()).toEqual(marked)
    await world.app.put(`/account/locations/${main}/roles/${roleId}`, {
      as: as.ownerPerson,
      body: { rights: ['clients_access'] },
    })
    expect(await next()).toEqual({ kind: 'me' })
    mark()
    const { id } = await createClient(world)
    expect(await next()).toMatchObject({ resource: 'client', id })
    await takeRole(stranger.id)
    expect(await next()).toEqual({ kind: 'me' })
    mark()
    const { headers } = await openSession(world, stranger)
    expect((await world.app.post('/account/partners', { headers, body: { title: 'Mine' } })).status).toBe(201)
    // The end of a role is a notice, too.
    expect(await nextOf('me')).toEqual({ kind: 'me' })
  })

  it('LIV-06 a change of rights of others says nothing', async () => {
    const { next } = await watch(demo.owner)
    await giveRole(demo.stranger.id, ['timetable_access'])
    await takeRole(demo.stranger.id)
    mark()
    expect(await next()).toEqual(marked)
  })
})
