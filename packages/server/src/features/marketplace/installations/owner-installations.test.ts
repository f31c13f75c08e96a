import { createHmac } from 'node:crypto'
import { catalogue, rights } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirm, freeze, grant, install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo
const owner = { as: as.ownerPerson }
const newcomer = { as: as.newcomerPerson }

const connect = (applicationId: number, location_ids: unknown, who = owner) =>
  world.app.post(`/account/applications/${applicationId}/connections`, { ...who, body: { location_ids } })
const list = (locationId: number = locations.main, who = owner) =>
  world.app.get(`/account/locations/${locationId}/applications`, who)
const getActivityLog = (applicationId: number = applications.public, locationId: number = locations.main) =>
  world.api.get(`/v2/applications/${applicationId}/links/${locationId}/trace`, { as: as.partner })
const ownerActivity = (who = owner) => world.app.get('/account/locations/1/applications/1/trace', who)

beforeEach(async () => {
  await world.query('delete from installations')
  await world.query('delete from installation_activity')
  await world.query('delete from lifecycle_events')
})

describe('the owner', () => {
  it('LNK-13 connects and is sent to the developer, with the Location and signed personal data', async () => {
    const answer = await connect(applications.public, [locations.main])
    expect(answer.status).toBe(201)
    expect(Check(catalogue.installations.connect.data, answer.json.data)).toBe(true)
    expect(answer.json.data.status).toBe('pending')
    const url = new URL(answer.json.data.redirect_url)
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:8090/connect')
    expect(url.searchParams.get('salon_id')).toBe(String(locations.main))
    const data = Buffer.from(String(url.searchParams.get('user_data')), 'base64')
    expect(JSON.parse(data.toString())).toEqual({
      id: demo.owner.id,
      name: demo.owner.name,
      phone: demo.owner.phone,
      email: demo.owner.login,
      is_approved: true,
      avatar: '',
      salon_name: 'Bloom Mission',
    })
    expect(url.searchParams.get('user_data_sign')).toBe(
      createHmac('sha256', demo.partner.token).update(data).digest('hex'),
    )
    expect((await confirm(world)).status).toBe(201)
    expect((await readStatus(world)).json.data.connection_status.status).toBe('active')
  })

  it('SEC-18 is approved once the address is confirmed, for POST /auth and for the developer alike', async () => {
    const { login, password } = demo.owner
    const approvals = async () => {
      const auth = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
      const { redirect_url } = (await connect(applications.public, [locations.main])).json.data
      const data = Buffer.from(String(new URL(redirect_url).searchParams.get('user_data')), 'base64')
      await world.query('delete from installations')
      return [auth.json.data, JSON.parse(data.toString())].map(({ is_approved }) => is_approved)
    }
    const setConfirmed = (is: boolean) =>
      world.query('update users set is_email_confirmed = $1 where id = $2', [is, demo.owner.id])
    await setConfirmed(false)
    expect(await approvals()).toEqual([false, false])
    await setConfirmed(true)
    expect(await approvals()).toEqual([true, true])
  })

  it('SEC-17 connects nothing when the token to sign with cannot be opened, and learns whom to ask', async () => {
    const id = demo.partner.id
    const [{ sealed } = {}] = await world.query('select sealed from partner_tokens where partner_id = $1', [
      id,
    ])
    const replace = (value: unknown) =>
      world.query('update partner_tokens set sealed = $1 where partner_id = $2', [value, id])
    const audited = () => world.query("select from audit_log where action = 'application-connect'")
    const before = (await audited()).length
    await replace(Buffer.alloc(80))
    const refused = await connect(applications.public, [locations.main])
    await replace(sealed)
    expect([refused.status, refused.json.meta.message]).toEqual([
      503,
      'This needs a stored secret that cannot be opened at the moment: ask whoever runs this Foyer.',
    ])
    for (const table of ['installations', 'installation_activity', 'lifecycle_events'])
      expect(await world.query(`select from ${table}`), table).toEqual([])
    expect(await audited()).toHaveLength(before)
    expect((await connect(applications.public, [locations.main])).status).toBe(201)
  })

  it('LNK-13 without asking for personal data, none is given away', async () => {
    await world.query('update applications set asks_for_user_data = false where id = $1', [
      applications.public,
    ])
    const { redirect_url } = (await connect(applications.public, [locations.main])).json.data
    expect(redirect_url).toBe('http://127.0.0.1:8090/connect?salon_id=1')
    await world.query('update applications set asks_for_user_data = true where id = $1', [
      applications.public,
    ])
  })

  it('EXA-05 connects several Locations at once, and names each in the redirect, or none of them', async () => {
    const both = await connect(applications.public, [locations.second, locations.main])
    expect(both.json.data.redirect_url).toContain('?salon_ids[0]=1&salon_ids[1]=2&user_data=')
    expect(await world.query('select status from installations')).toEqual([
      { status: 'pending' },
      { status: 'pending' },
    ])
    await world.query('delete from installations')
    for (const [ids, status] of [
      [[locations.main, locations.blocked], 403],
      [[locations.main, locations.foreign], 403],
      [[locations.main, 987654], 404],
      [[locations.main, locations.main], 422],
      [[], 422],
      ['1', 422],
      [[-1], 422],
    ] as const) {
      expect((await connect(applications.public, ids)).status, String(ids)).toBe(status)
      expect(await world.query('select from installations')).toEqual([])
    }
  })

  it('EXA-05 names each Location that can’t be connected, and why', async () => {
    const { status, json } = await connect(applications.public, [
      locations.blocked,
      locations.main,
      locations.foreign,
    ])
    expect(status).toBe(403)
    expect(json.meta.errors).toEqual({
      'location_ids.0': ['Applications cannot be installed in this Location.'],
      'location_ids.2': [expect.stringContaining('is needed in this Location')],
    })
    expect(await world.query('select from installations')).toEqual([])
  })

  it('an application that needs no callback is active, and there is nowhere to go', async () => {
    const { data } = (await connect(applications.nonpublic, [locations.main])).json
    expect(data).toEqual({ status: 'active', redirect_url: null })
  })

  it('needs Manage user rights; an unknown application and a draft are 404', async () => {
    expect((await connect(applications.public, [locations.main], newcomer)).status).toBe(403)
    expect((await connect(987654, [locations.main])).status).toBe(404)
    expect((await connect(applications.draft, [locations.main])).status).toBe(404)
    expect((await list(locations.main, newcomer)).status).toBe(403)
    expect((await list(locations.foreign)).status).toBe(403)
    expect((await world.app.get('/account/applications/3/connections', owner)).status).toBe(404)
    expect((await world.app.delete('/account/locations/1/applications/1', newcomer)).status).toBe(403)
    expect((await ownerActivity(newcomer)).status).toBe(403)
    expect(await world.query('select from installations')).toEqual([])
  })

  it('may connect the application of any partner', async () => {
    expect((await connect(applications.otherPartner, [locations.main])).json.data.status).toBe('pending')
  })

  it('LNK-12 reads the card of what can be connected, in the store or not', async () => {
    const card = (id: number, who = owner) => world.app.get(`/account/applications/${id}/card`, who)
    const hidden = await card(applications.nonpublic)
    expect(Check(catalogue.installations.getCard.data, hidden.json.data)).toBe(true)
    expect(hidden.json.data).toMatchObject({ title: 'Acme Inside', partner: demo.partner.title })
    expect((await world.app.get('/account/store/applications/2')).status).toBe(404)
    expect((await card(applications.draft)).status).toBe(404)
    expect((await card(987654)).status).toBe(404)
    expect((await world.app.get('/account/applications/2/card')).status).toBe(401)
    const tester = { as: await signedIn(world, demo.developer) }
    expect((await card(applications.draft, tester)).json.data.title).toBe('Acme Next')
  })

  it('sees what is connected, with what it may do in words', async () => {
    await install(world, { settings: { webhook_urls: ['https://a.example'], channels: ['sms'] } })
    await grant(world, { applicationId: applications.chatBot })
    const { data } = (await list()).json
    expect(Check(catalogue.installations.list.data, data)).toBe(true)
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      application: { id: applications.public, title: 'Acme Sync', partner: demo.partner.title },
      status: 'active',
      confirm_before: null,
      receivers: 1,
      channels: ['sms'],
    })
    expect(data[1].status).toBe('pending')
    expect(data[1].rights).toContainEqual({ slug: 'clients_access', ...rights.clients_access })
    expect(data[1].rights).toHaveLength(3)
  })

  it('sees for an application where it is connected', async () => {
    await grant(world)
    const { data } = (await world.app.get('/account/applications/1/connections', owner)).json
    expect(Check(catalogue.installations.listLocations.data, data)).toBe(true)
    expect(data.map((row: { location_id: number; status: string }) => [row.location_id, row.status])).toEqual(
      [
        [locations.main, 'pending'],
        [locations.second, 'uninstalled'],
        [locations.blocked, 'uninstalled'],
      ],
    )
  })

  it('LNK-09 disconnects: the application gets one event', async () => {
    await install(world)
    expect((await world.app.delete('/account/locations/1/applications/1', owner)).status).toBe(204)
    expect((await world.app.delete('/account/locations/1/applications/1', owner)).status).toBe(404)
    expect((await list()).json.data).toEqual([])
    expect(
      await world.query('select event, location_id::int, application_id::int from lifecycle_events'),
    ).toEqual([{ event: 'uninstall', location_id: locations.main, application_id: applications.public }])
    const [last] = await world.query('select * from installation_status_log order by id desc limit 1')
    expect(last).toMatchObject({ status_from: 'active', status_to: 'uninstalled', source: 'marketplace' })
    expect(Number(last?.user_id)).toBe(demo.owner.id)
  })
})

describe('the activity log', () => {
  it('has every step with its time, its caller and its answer, refused ones too', async () => {
    await confirm(world)
    await grant(world)
    await confirm(world, { settings: { webhook_urls: ['http://10.0.0.1/'] } })
    world.clock.advance(13 * 3600)
    await confirm(world)
    await connect(applications.public, [locations.main])
    await confirm(world)
    await uninstall(world)
    const { json } = await getActivityLog()
    expect(Check(catalogue.marketplace.trace.data, json.data)).toBe(true)
    expect(
      json.data.steps.map((row: { step: string; caller: string; answer: number }) => [
        row.step,
        row.caller,
        row.answer,
      ]),
    ).toEqual([
      ['callback', 'partner 1', 404],
      ['grant_access', 'partner 1, user 2', 201],
      ['callback', 'partner 1', 422],
      ['callback', 'partner 1', 403],
      ['connect', 'user 2', 201],
      ['callback', 'partner 1', 201],
      ['uninstall', 'partner 1', 200],
    ])
    expect(json.data.steps[2].message).toContain('webhook_urls.0')
    expect(json.data.status).toBe('uninstalled')
    expect((await ownerActivity()).json.data).toMatchObject(json.data)
  })

  it('says what is missing, in every state', async () => {
    const missing = async () => (await getActivityLog()).json.data.missing
    expect(await missing()).toBe('The owner has to connect the application: there is no installation.')
    const at = new Date(world.clock.now())
    await grant(world)
    const time = (plus: number) =>
      new Date(at.getTime() + plus * 1000).toISOString().slice(0, 19).replace('T', ' ')
    expect(await missing()).toBe(
      `The owner connected at ${time(0)} UTC; the callback has not come. It must come before ${time(12 * 3600)} UTC.`,
    )
    world.clock.advance(12 * 3600 + 1)
    expect(await missing()).toContain(
      `Its time ended at ${time(12 * 3600)} UTC: the owner must connect again`,
    )
    await install(world)
    expect(await missing()).toContain('Nothing is missing')
    await freeze(world)
    expect(await missing()).toContain('by an operator of the platform. Only an operator can activate')
    await world.query("update installations set frozen_by = 'billing', paid_until = $1", [world.clock.now()])
    expect(await missing()).toContain('A payment activates it again')
  })

  it('AUT-07 is for the own application; attempts of another partner are not in it', async () => {
    await grant(world)
    await confirm(world, {}, as.otherPartner)
    await uninstall(world, {}, as.otherPartner)
    expect((await getActivityLog()).json.data.steps).toHaveLength(1)
    const foreign = await world.api.get('/v2/applications/1/links/1/trace', { as: as.otherPartner })
    expect(foreign.status).toBe(403)
    expect((await getActivityLog(987654)).status).toBe(404)
    expect((await getActivityLog(applications.public, 987654)).status).toBe(404)
  })

  it('AUT-07 people from elsewhere write nothing into it', async () => {
    await grant(world)
    const stranger = { as: await signedIn(world, demo.stranger) }
    expect((await connect(applications.public, [locations.main], stranger)).status).toBe(403)
    const disconnected = await world.app.delete('/account/locations/1/applications/1', stranger)
    expect(disconnected.status).toBe(403)
    expect((await getActivityLog()).json.data.steps).toHaveLength(1)
    expect((await connect(applications.public, [locations.main], newcomer)).status).toBe(403)
    expect((await getActivityLog()).json.data.steps).toHaveLength(2)
  })

  it('keeps the newest hundred', async () => {
    await world.query(
      `insert into installation_activity (location_id, application_id, at, step, answer, message)
       select 1, 1, now(), 'callback', 404, number::text from generate_series(1, 105) number`,
    )
    await grant(world)
    const { steps } = (await getActivityLog()).json.data
    expect(steps).toHaveLength(100)
    expect(steps.at(-1).step).toBe('grant_access')
    expect(steps[0].message).toBe('7')
  })
})
