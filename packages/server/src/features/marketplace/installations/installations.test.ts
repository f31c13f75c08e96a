import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { useInstallations, utc } from '../../../../test/installations.ts'
import { confirm, grant, install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { lockWaits } from '../../../../test/until.ts'
import { as } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const { world, statusOf, logs } = useInstallations()
const { applications, locations } = demo
const hours = 3600

describe('grant_access', () => {
  it('LNK-01 MKT-01 by a user with Manage user rights makes a pending installation', async () => {
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

  it('LNK-02 an application that is not public is active at once, and gets events at its own endpoint', async () => {
    await world.query('update applications set receiver_url = $1 where id = $2', [
      'https://acme.example/hooks',
      applications.nonpublic,
    ])
    const granted = await grant(world, { applicationId: applications.nonpublic })
    expect(granted.status).toBe(201)
    expect(granted.json.data).toMatchObject({ status: 'active', confirm_before: '' })
    expect(await logs(applications.nonpublic)).toEqual(['uninstalled>active marketplace'])
    expect(await world.query('select url, partner_id::int, application_id::int from endpoints')).toEqual([
      { url: 'https://acme.example/hooks', partner_id: 1, application_id: applications.nonpublic },
    ])
    await uninstall(world, { applicationId: applications.nonpublic })
    expect(await world.query('select url from endpoints')).toEqual([])
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
    const before = await world.query('select * from installations')
    world.clock.advance(60)
    const again = await grant(world)
    expect(again.status).toBe(201)
    expect(again.json.data.status).toBe('active')
    expect(await world.query('select * from installations')).toEqual(before)
  })

  it('while freezed is 403 and names what is not paid', async () => {
    await install(world, { applicationId: applications.paid })
    await world.query("update installations set status = 'freezed', frozen_by = 'billing', paid_until = $1", [
      world.clock.now(),
    ])
    const refused = await grant(world, { applicationId: applications.paid })
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain(`unpaid since ${utc(world.clock.now())} UTC`)
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
    expect(await world.query('select from installations')).toEqual([])
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

  it('LNK-01 what does not exist is 404 also for who may not connect it; what exists is 403', async () => {
    const permissions = (applicationId: number, locationId: number = locations.main) =>
      world.api.get(`/v1/company/${locationId}/marketplace/applications/${applicationId}/permissions`, {
        as: as.newcomer,
      })
    for (const ask of [
      (of: { applicationId?: number; locationId?: number }) => grant(world, of, as.newcomer),
      ({
        applicationId = applications.public,
        locationId,
      }: {
        applicationId?: number
        locationId?: number
      }) => permissions(applicationId, locationId),
    ]) {
      expect((await ask({ applicationId: 987654 })).status).toBe(404)
      expect((await ask({ locationId: 987654 })).status).toBe(404)
      expect((await ask({})).status).toBe(403)
    }
  })

  it('a system user connects nothing, whatever rights it has', async () => {
    await install(world)
    expect((await grant(world, { applicationId: applications.chatBot }, as.systemUser)).status).toBe(403)
  })

  it('a right that is withdrawn in the same second decides cleanly', async () => {
    const roles = `/account/locations/${locations.main}`
    const owner = { as: as.ownerPerson }
    const role = await world.app.post(`${roles}/roles`, {
      ...owner,
      body: { title: 'Connects', rights: ['edit_users_access'] },
    })
    const give = (role_id: number) =>
      world.app.put(`${roles}/users/${demo.memberWithoutRights.id}`, { ...owner, body: { role_id } })
    for (let round = 0; round < 8; round++) {
      await world.query('delete from installations')
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
    const owner = { as: as.ownerPerson }
    const { json } = await world.app.get(roles, owner)
    const { id } = json.data.find((role: { title: string }) => role.title === 'Connects')
    await world.app.put(`/account/locations/${locations.main}/users/${demo.memberWithoutRights.id}`, {
      ...owner,
      body: { role_id: id },
    })
    // The gate has let the call in; the withdrawal commits before the call gets the lock.
    const { lockMembers, updateMembership } = await import('../../access/members/members.store.ts')
    let granting: ReturnType<typeof grant> | undefined
    await program.ctx.db.transaction(async tx => {
      await lockMembers(tx, locations.main)
      granting = grant(world, {}, as.newcomer)
      await lockWaits(world)
      await updateMembership(tx, {
        locationId: locations.main,
        userId: demo.memberWithoutRights.id,
        roleId: 4,
      })
      await program.ctx.accessCache.invalidate(tx)
    })
    expect((await granting)?.status).toBe(403)
    expect(await world.query("select from installations where status <> 'uninstalled'")).toEqual([])
  })
})

describe('status', () => {
  it('MKT-03 is served at both addresses, as in the contract', async () => {
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
      frozen_by: '',
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

  it('AUT-07 without an installation or uninstalled 404; another partner 403; unknown 404', async () => {
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
  it('LNK-09 MKT-12 by the partner works from every status, and sends no lifecycle event', async () => {
    for (const from of ['pending', 'active', 'freezed']) {
      await world.query('delete from installations')
      await (from === 'pending' ? grant(world) : install(world))
      if (from === 'freezed')
        await world.query("update installations set status = 'freezed', frozen_by = 'billing'")
      const answer = await uninstall(world)
      expect(answer.status).toBe(200)
      expect(answer.json.data).toBeNull()
      expect(await statusOf()).toBe('uninstalled')
      const [last] = await world.query('select * from installation_status_log order by id desc limit 1')
      expect(last).toMatchObject({ status_from: from, status_to: 'uninstalled', source: 'partner_api' })
    }
    expect(await world.query('select from lifecycle_events')).toEqual([])
    expect((await uninstall(world)).status).toBe(404)
  })

  it('LNK-10 connecting again is a new installation, and the log goes on', async () => {
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
    expect(await world.query('select sealed_settings from installations')).toEqual([
      { sealed_settings: null },
    ])
  })

  it('AUT-07 by another partner is 403, unknown 404, and nothing changes', async () => {
    await install(world)
    expect((await uninstall(world, {}, as.otherPartner)).status).toBe(403)
    expect((await uninstall(world, { applicationId: 987654 })).status).toBe(404)
    expect((await uninstall(world, { locationId: 987654 })).status).toBe(404)
    expect(await statusOf()).toBe('active')
  })

  it('deleting a Location ends its installations, and their applications get `uninstall`', async () => {
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
