import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../test/http.ts'
import { confirm, grant, install, readStatus, uninstall } from '../../../test/marketplace.ts'
import { as, useWorld } from '../../../test/world.ts'
import { demo } from '../demo/facts.ts'

const world = useWorld()
const { applications, locations } = demo
const hours = 3600

beforeEach(async () => {
  await world.query('delete from links')
  await world.query('delete from lifecycle_events')
  await world.query('update locations set is_installation_blocked = (id = $1)', [locations.blocked])
  await world.query('update applications set disabled_at = null, is_whitelisted = false')
})

const statusOf = async (applicationId: number = applications.public, locationId: number = locations.main) => {
  const [row] = await world.query('select status from links where location_id = $1 and application_id = $2', [
    locationId,
    applicationId,
  ])
  return row?.status
}

const logs = async (applicationId: number = applications.public) =>
  (await readStatus(world, { applicationId })).json.data.logs.map(
    (each: { status_from: string; status_to: string; source: string }) =>
      `${each.status_from}>${each.status_to} ${each.source}`,
  )

const utc = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

describe('grant_access', () => {
  it('LNK-01 MKT-01 by a user with Manage user rights makes a pending link', async () => {
    const granted = await grant(world)
    expect(granted.status).toBe(201)
    expect(Check(catalogue.marketplace.grantAccess.data, granted.json.data)).toBe(true)
    expect(granted.json.data).toEqual({
      salon_id: locations.main,
      application_id: applications.public,
      status: 'pending',
      created_at: utc(world.clock.now()),
      confirm_before: utc(new Date(world.clock.now().getTime() + 12 * hours * 1000)),
    })
    expect(await logs()).toEqual(['uninstalled>pending marketplace'])
  })

  it('LNK-02 an application that is not public is active at once, and hears at its own receiver', async () => {
    await world.query('update applications set receiver_url = $1 where id = $2', [
      'https://acme.example/hooks',
      applications.nonpublic,
    ])
    const granted = await grant(world, { applicationId: applications.nonpublic })
    expect(granted.status).toBe(201)
    expect(granted.json.data).toMatchObject({ status: 'active', confirm_before: null })
    expect(await logs(applications.nonpublic)).toEqual(['uninstalled>active marketplace'])
    expect(await world.query('select url, partner_id::int, application_id::int from receivers')).toEqual([
      { url: 'https://acme.example/hooks', partner_id: 1, application_id: applications.nonpublic },
    ])
    await uninstall(world, { applicationId: applications.nonpublic })
    expect(await world.query('select url from receivers')).toEqual([])
  })

  it('LNK-02 a whitelisted application is active at once', async () => {
    await world.query('update applications set is_whitelisted = true where id = $1', [applications.public])
    expect((await grant(world)).json.data.status).toBe('active')
  })

  it('LNK-05 again while pending: the window starts again, created_at stays, no row in the log', async () => {
    const first = (await grant(world)).json.data
    world.clock.advance(13 * hours)
    const second = (await grant(world)).json.data
    expect(second.created_at).toBe(first.created_at)
    expect(second.confirm_before).toBe(utc(new Date(world.clock.now().getTime() + 12 * hours * 1000)))
    expect(await logs()).toHaveLength(1)
    expect((await confirm(world)).status).toBe(201)
  })

  it('again while active changes nothing', async () => {
    await install(world)
    const before = await world.query('select * from links')
    world.clock.advance(60)
    const again = await grant(world)
    expect(again.status).toBe(201)
    expect(again.json.data.status).toBe('active')
    expect(await world.query('select * from links')).toEqual(before)
  })

  it('while freezed is 403 and names what is not paid', async () => {
    await install(world, { applicationId: applications.paid })
    await world.query("update links set status = 'freezed', paid_until = $1", [world.clock.now()])
    const refused = await grant(world, { applicationId: applications.paid })
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain(world.clock.now().toISOString())
    expect(await statusOf(applications.paid)).toBe('freezed')
  })

  it('LNK-03 without the right, in a blocked Location, for a disabled or foreign application: 403, and nothing changes', async () => {
    expect((await grant(world, {}, as.newcomer)).status).toBe(403)
    expect((await grant(world, {}, bearer(demo.otherPartner.token, demo.owner.token))).status).toBe(403)
    expect((await grant(world, { applicationId: applications.otherPartner })).status).toBe(403)
    expect((await grant(world, { locationId: locations.foreign })).status).toBe(403)
    const blocked = await grant(world, { locationId: locations.blocked })
    expect(blocked.status).toBe(403)
    expect(blocked.json.meta.message).toContain('cannot be installed')
    await world.query('update applications set disabled_at = now() where id = $1', [applications.public])
    expect((await grant(world)).status).toBe(403)
    expect(await world.query('select from links')).toEqual([])
  })

  it('an unknown Location or application is 404, and an id that is none is 422', async () => {
    expect((await grant(world, { locationId: 987654 })).status).toBe(404)
    expect((await grant(world, { applicationId: 987654 })).status).toBe(404)
    expect((await grant(world, { applicationId: -1 })).status).toBe(422)
    expect(
      (await world.api.post('/v1/company/1/marketplace/applications/x/grant_access', { as: as.owner }))
        .status,
    ).toBe(422)
  })

  it('LNK-12 a draft, or one in review, installs on a test Location of its developer alone', async () => {
    const developer = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.developer.login, password: demo.developer.password },
    })
    const who = bearer(demo.partner.token, developer.json.data.user_token)
    for (const stage of ['draft', 'review']) {
      await world.query('update applications set stage = $1 where id = $2', [stage, applications.draft])
      expect((await grant(world, { applicationId: applications.draft })).status).toBe(404)
      const onTest = { applicationId: applications.draft, locationId: locations.test }
      expect((await grant(world, onTest, who)).status).toBe(201)
      expect((await confirm(world, onTest)).status).toBe(201)
      expect((await uninstall(world, onTest)).status).toBe(200)
    }
    await world.query("update applications set stage = 'draft' where id = $1", [applications.draft])
  })

  it('a system user connects nothing, whatever rights it has', async () => {
    await install(world)
    expect((await grant(world, { applicationId: applications.chatBot }, as.systemUser)).status).toBe(403)
  })

  it('a right that is withdrawn in the same second decides cleanly', async () => {
    const roles = `/account/locations/${locations.main}`
    const owner = { as: `User ${demo.owner.token}` }
    const role = await world.app.post(`${roles}/roles`, {
      ...owner,
      body: { title: 'Connects', rights: ['edit_users_access'] },
    })
    const give = (role_id: number) =>
      world.app.put(`${roles}/users/${demo.memberWithoutRights.id}`, { ...owner, body: { role_id } })
    for (let round = 0; round < 8; round++) {
      await world.query('delete from links')
      await give(role.json.data.id)
      const [granted, withdrawn] = await Promise.all([grant(world, {}, as.newcomer), give(4)])
      expect(withdrawn.status).toBe(200)
      expect([201, 403]).toContain(granted.status)
      expect((await statusOf()) === 'pending').toBe(granted.status === 201)
      expect((await grant(world, {}, as.newcomer)).status).toBe(403)
    }
  })

  it('whoever holds the lock of the members decides: a grant waits for the withdrawal', async () => {
    const { program } = world
    const roles = `/account/locations/${locations.main}/roles`
    const owner = { as: `User ${demo.owner.token}` }
    const { json } = await world.app.get(roles, owner)
    const { id } = json.data.find((each: { title: string }) => each.title === 'Connects')
    await world.app.put(`/account/locations/${locations.main}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: id },
    })
    // The gate has let the call in; the withdrawal commits before the call gets the lock.
    const { lockMembers, updateMembership } = await import('../members/members.store.ts')
    let granting: ReturnType<typeof grant> | undefined
    await program.ctx.db.transaction(async tx => {
      await lockMembers(tx, locations.main)
      granting = grant(world, {}, as.newcomer)
      await waitForLock()
      await updateMembership(tx, {
        locationId: locations.main,
        userId: demo.memberWithoutRights.id,
        roleId: 4,
      })
      await program.ctx.access.forget(tx)
    })
    expect((await granting)?.status).toBe(403)
    expect(await world.query("select from links where status <> 'uninstalled'")).toEqual([])
  })
})

/** Until somebody of this database waits for a lock. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const rows = await world.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}

describe('the callback', () => {
  it('LNK-04 MKT-02 within the window activates, links the system user and stores the settings', async () => {
    await grant(world)
    const settings = {
      webhook_urls: ['https://acme.example/hooks?a=1', 'https://acme.example/hooks/'],
      api_key: 'the-key',
      login: 'the-login',
      secret_key: 'the-secret',
      channels: ['sms'],
      chat_url: 'https://acme.example/chat',
      tips_url: 'http://acme.example/tips',
      unknown: 'ignored',
    }
    const confirmed = await confirm(world, { settings })
    expect(confirmed.status).toBe(201)
    expect(confirmed.json.data).toEqual({ user_id: demo.systemUser.id })
    const { data } = (await readStatus(world)).json
    expect(data.connection_status.status).toBe('active')
    expect(data.special_settings).toEqual({
      chat_url: settings.chat_url,
      tips_url: settings.tips_url,
      channels: ['sms'],
      short_names: [],
    })
    expect(await logs()).toEqual(['uninstalled>pending marketplace', 'pending>active partner_api'])
    expect((await world.query('select url from receivers order by id')).map(({ url }) => url)).toEqual(
      settings.webhook_urls,
    )
    const companies = await world.api.get('/v1/companies?my=1', { as: as.systemUser })
    expect(companies.json.data.map(({ id }: { id: number }) => id)).toEqual([locations.main])
  })

  it('secrets are sealed, and neither answered nor logged', async () => {
    await install(world, { settings: { api_key: 'very-secret-key', secret_key: 'other-secret' } })
    const [row] = await world.query('select sealed_settings from links')
    expect(String(row?.sealed_settings)).not.toContain('very-secret-key')
    const { sealPurpose } = await import('./callback-settings.ts')
    const { unseal } = await import('../../platform/crypto/seal.ts')
    const purpose = sealPurpose({ locationId: locations.main, applicationId: applications.public })
    expect(JSON.parse(unseal(world.program.ctx.key, purpose, row?.sealed_settings as Buffer))).toEqual({
      api_key: 'very-secret-key',
      secret_key: 'other-secret',
    })
    expect((await readStatus(world)).text).not.toContain('secret')
    expect(world.logs.join('\n')).not.toContain('very-secret-key')
  })

  it('LNK-06 counts up to and including 12:00:00 after the last grant, and not a second later', async () => {
    for (const [seconds, status] of [
      [12 * hours - 1, 201],
      [12 * hours, 201],
      [12 * hours + 1, 403],
    ] as const) {
      await world.query('delete from links')
      await grant(world)
      world.clock.advance(seconds)
      const answer = await confirm(world)
      expect(answer.status, `${seconds} s`).toBe(status)
      expect(await statusOf()).toBe(status === 201 ? 'active' : 'pending')
    }
    expect((await confirm(world)).json.meta.message).toContain('the owner must connect again')
  })

  it('LNK-05 late, it is refused and changes nothing; after another grant it counts', async () => {
    await grant(world)
    world.clock.advance(12 * hours + 1)
    const before = await world.query('select * from links')
    expect((await confirm(world, { settings: { chat_url: 'https://acme.example' } })).status).toBe(403)
    expect(await world.query('select * from links')).toEqual(before)
    await grant(world)
    expect((await confirm(world)).status).toBe(201)
  })

  it('on an active link replaces the settings, without a row in the log', async () => {
    await install(world, {
      settings: {
        chat_url: 'https://a.example',
        webhook_urls: ['https://a.example/1', 'https://a.example/2'],
      },
    })
    const again = await confirm(world, {
      settings: {
        tips_url: 'https://b.example',
        webhook_urls: ['https://a.example/2', 'https://b.example/3'],
      },
    })
    expect(again.status).toBe(201)
    const { data } = (await readStatus(world)).json
    expect(data.special_settings).toMatchObject({ chat_url: '', tips_url: 'https://b.example' })
    expect(data.logs).toHaveLength(2)
    expect((await world.query('select url from receivers order by url')).map(({ url }) => url)).toEqual([
      'https://a.example/2',
      'https://b.example/3',
    ])
  })

  it('without a link and after an uninstall is 404; while freezed it is 403', async () => {
    expect((await confirm(world)).status).toBe(404)
    await install(world)
    await uninstall(world)
    expect((await confirm(world)).status).toBe(404)
    await install(world)
    await world.query("update links set status = 'freezed'")
    expect((await confirm(world)).status).toBe(403)
  })

  it('AUT-07 for an application of another partner is 403, for an unknown one 404', async () => {
    await grant(world)
    expect((await confirm(world, {}, as.otherPartner)).status).toBe(403)
    expect((await confirm(world, { applicationId: applications.otherPartner })).status).toBe(403)
    expect((await confirm(world, { applicationId: 987654 })).status).toBe(404)
    expect((await confirm(world, { locationId: 987654 })).status).toBe(404)
    expect(await statusOf()).toBe('pending')
  })

  it('MKT-02 on the base address is 404, in the envelope', async () => {
    const answer = await world.api.post('/v1/marketplace/partner/callback', {
      as: as.partner,
      body: { salon_id: 1, application_id: 1 },
    })
    expect(answer.status).toBe(404)
    expect(answer.json).toMatchObject({ success: false, data: null })
  })

  it('twenty at once: all succeed, one row in the log', async () => {
    await grant(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(world)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await logs()).toHaveLength(2)
  })

  it('422 names every field that is wrong', async () => {
    await grant(world)
    const many = Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`)
    for (const [settings, fields] of [
      [{ webhook_urls: many }, ['webhook_urls']],
      [{ webhook_urls: ['https://a.example', 'https://a.example'] }, ['webhook_urls']],
      [{ webhook_urls: 'https://a.example' }, ['webhook_urls']],
      [
        { webhook_urls: ['http://10.0.0.1/', 'https://a.example', 'http://169.254.169.254/latest'] },
        ['webhook_urls.0', 'webhook_urls.2'],
      ],
      [{ webhook_urls: ['javascript:alert(1)'] }, ['webhook_urls.0']],
      [{ chat_url: 'javascript:alert(1)', tips_url: 'ftp://a.example' }, ['chat_url', 'tips_url']],
      [{ channels: ['telegraph'] }, ['channels.0']],
      [{ api_key: 'x'.repeat(1001) }, ['api_key']],
      [{ salon_id: 'one', application_id: null }, ['application_id', 'salon_id']],
    ] as const) {
      const answer = await confirm(world, { settings })
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys(answer.json.meta.errors).sort()).toEqual(fields)
    }
    expect(await statusOf()).toBe('pending')
    expect((await world.app.post('/marketplace/partner/callback', { as: as.partner })).status).toBe(422)
  })

  it('ids may come as text', async () => {
    await grant(world)
    expect((await confirm(world, { settings: { salon_id: '1', application_id: '1' } })).status).toBe(201)
  })
})

describe('callback/redirect', () => {
  const path = '/marketplace/partner/callback/redirect'
  const post = (http: 'api' | 'app', rawBody: string, headers: Record<string, string> = {}) =>
    world[http].post(http === 'api' ? `/v1${path}` : path, {
      rawBody,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('MKT-13 with a partner token does what the callback does, on both addresses', async () => {
    for (const [http, prefix] of [
      ['api', '/v1'],
      ['app', ''],
    ] as const) {
      await world.query('delete from links')
      await grant(world)
      const answer = await world[http].post(prefix + path, {
        as: as.partner,
        body: { salon_id: 1, application_id: 1, chat_url: 'https://acme.example' },
      })
      expect(answer.status).toBe(200)
      expect(answer.json.data).toEqual({ user_id: demo.systemUser.id })
      expect(await statusOf()).toBe('active')
    }
  })

  it("LNK-13 a browser's form post changes nothing and goes on to the application's card", async () => {
    await grant(world)
    for (const http of ['api', 'app'] as const) {
      const answer = await post(http, 'salon_id=1&application_id=1')
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toBe(`${world.program.ctx.urls.app}/appstore/applications/1`)
    }
    expect(await statusOf()).toBe('pending')
  })

  it('a malformed id goes on to the store', async () => {
    for (const body of [
      '',
      'application_id=',
      'application_id=../x',
      'application_id=1%0d%0aX:y',
      'a'.repeat(999),
    ])
      expect((await post('app', body)).headers.location).toBe(`${world.program.ctx.urls.app}/appstore`)
  })

  it('without a token and without a form it is 401; a form with a token is not JSON', async () => {
    expect((await world.app.post(path, { body: { salon_id: 1, application_id: 1 } })).status).toBe(401)
    expect((await world.app.post(path)).status).toBe(401)
    expect((await post('app', 'application_id=1', { authorization: as.partner })).status).toBe(415)
    expect((await post('app', 'a'.repeat(70_000))).status).toBe(413)
  })
})

describe('status', () => {
  it('MKT-03 on both addresses, as the contract says', async () => {
    await install(world)
    const path = '/marketplace/salon/1/application/1'
    const [api, app] = await Promise.all([
      world.api.get(`/v1${path}`, { as: as.partner }),
      world.app.get(path, { as: as.partner }),
    ])
    expect(api.status).toBe(200)
    expect(api.json).toEqual(app.json)
    expect(Check(catalogue.marketplace.getInstallation.data, api.json.data)).toBe(true)
    expect(api.json.data.connection_status).toEqual({
      status: 'active',
      created_at: utc(world.clock.now()),
    })
  })

  it('while pending it says until when the callback counts', async () => {
    const { confirm_before } = (await grant(world)).json.data
    expect((await readStatus(world)).json.data.connection_status.confirm_before).toBe(confirm_before)
  })

  it('shows payments, refunded ones too', async () => {
    await install(world)
    await world.query(
      `insert into payments (location_id, application_id, source, payment_sum, currency_iso, payment_date, period_from,
         period_to, refunded_at, created_at)
       values (1, 1, 'partner', 19.90, 'USD', '2026-01-02 03:04:05Z', '2026-01-01Z', '2026-02-01Z', null, now()),
         (1, 1, 'partner', 5, 'USD', '2026-02-02Z', '2026-02-01Z', '2026-03-01Z', '2026-02-03Z', now())`,
    )
    const { data } = (await readStatus(world)).json
    expect(Check(catalogue.marketplace.getInstallation.data, data)).toBe(true)
    expect(data.payments).toEqual([
      {
        id: expect.any(Number),
        payment_sum: 19.9,
        payment_date: '2026-01-02 03:04:05',
        is_refunded: false,
        refunded_at: null,
        period_from: '2026-01-01 00:00:00',
        period_to: '2026-02-01 00:00:00',
      },
      expect.objectContaining({ is_refunded: true, refunded_at: '2026-02-03 00:00:00' }),
    ])
  })

  it('AUT-07 without a link or uninstalled 404; another partner 403; unknown 404', async () => {
    expect((await readStatus(world)).status).toBe(404)
    await install(world)
    expect((await readStatus(world, {}, as.otherPartner)).status).toBe(403)
    expect((await readStatus(world, { applicationId: 987654 })).status).toBe(404)
    expect((await readStatus(world, { locationId: 987654 }, as.otherPartner)).status).toBe(404)
    await uninstall(world)
    expect((await readStatus(world)).status).toBe(404)
  })
})

describe('uninstall', () => {
  it('LNK-09 MKT-12 by the partner, from every linked state; the lifecycle says nothing', async () => {
    for (const from of ['pending', 'active', 'freezed']) {
      await world.query('delete from links')
      await (from === 'pending' ? grant(world) : install(world))
      if (from === 'freezed') await world.query("update links set status = 'freezed'")
      const answer = await uninstall(world)
      expect(answer.status).toBe(200)
      expect(answer.json.data).toBeNull()
      expect(await statusOf()).toBe('uninstalled')
      const [last] = await world.query('select * from link_log order by id desc limit 1')
      expect(last).toMatchObject({ status_from: from, status_to: 'uninstalled', source: 'partner_api' })
    }
    expect(await world.query('select from lifecycle_events')).toEqual([])
    expect((await uninstall(world)).status).toBe(404)
  })

  it('LNK-10 connecting again is a new link, and the log goes on', async () => {
    await install(world, { settings: { chat_url: 'https://a.example', api_key: 'x' } })
    await uninstall(world)
    world.clock.advance(60)
    await grant(world)
    const { data } = (await readStatus(world)).json
    expect(data.connection_status.created_at).toBe(utc(world.clock.now()))
    expect(data.special_settings.chat_url).toBe('')
    expect(await logs()).toEqual([
      'uninstalled>pending marketplace',
      'pending>active partner_api',
      'active>uninstalled partner_api',
      'uninstalled>pending marketplace',
    ])
    expect(await world.query('select sealed_settings from links')).toEqual([{ sealed_settings: null }])
  })

  it('AUT-07 by another partner is 403, unknown 404, and nothing changes', async () => {
    await install(world)
    expect((await uninstall(world, {}, as.otherPartner)).status).toBe(403)
    expect((await uninstall(world, { applicationId: 987654 })).status).toBe(404)
    expect((await uninstall(world, { locationId: 987654 })).status).toBe(404)
    expect(await statusOf()).toBe('active')
  })

  it('deleting a Location ends its links, and their applications are told', async () => {
    const created = await world.api.post('/v1/companies', { as: as.owner, body: { title: 'Short-lived' } })
    const locationId = created.json.data.id
    await install(world, { locationId })
    expect((await world.api.delete(`/v1/company/${locationId}`, { as: as.owner })).status).toBe(204)
    expect(await statusOf(applications.public, locationId)).toBe('uninstalled')
    expect(await world.query('select event, location_id::int from lifecycle_events')).toEqual([
      { event: 'uninstall', location_id: locationId },
    ])
    expect((await readStatus(world, { locationId })).status).toBe(404)
  })
})
