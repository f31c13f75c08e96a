import { describe, expect, it } from 'vitest'
import { callsOf, callsOfChain, openPbx, saved } from '../../../../test/telephony.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

describe('the telephony integration', () => {
  it('VOI-01 accepts enable, a call that rings, a call to save, and disable', async () => {
    const { send } = await openPbx(world, { isEnabled: false })
    for (const notice of [
      { command: 'setup', type: 'enable' },
      { command: 'event', type: 'incoming', phone: '+14155551234', diversion: '+14155550199' },
      saved({ duration: 10 }),
      { command: 'setup', type: 'disable' },
    ]) {
      const { status, json } = await send(notice)
      expect([status, json]).toEqual([202, { success: true, data: null, meta: { message: 'Accepted' } }])
    }
  })

  it('EXA-64 the token may be called crmToken', async () => {
    const { crmToken } = await openPbx(world, { isEnabled: true })
    const post = (body: object) => world.api.post('/v1/voip/integration', { as: as.partner, body })
    expect((await post({ crmToken, ...saved() })).status).toBe(202)
    expect((await post({ crmToken: 'unknown', ...saved() })).status).toBe(404)
    expect((await post({ crm_token: crmToken, crmToken: 'unknown', ...saved() })).status).toBe(202)
    expect((await post(saved())).json.meta.errors).toEqual({ crm_token: ['is required'] })
  })

  it('VOI-02 processes nothing before enable and after disable, and says 403', async () => {
    const { send, locationIds, chainId } = await openPbx(world, { isEnabled: false })
    const [locationId] = locationIds as [number]
    const ringing = { command: 'event', type: 'incoming', phone: '1', diversion: '2' }
    const isRefused = async () => {
      for (const notice of [saved(), ringing, { ...ringing, type: 'outgoing' }])
        expect((await send(notice)).status).toBe(403)
    }
    await isRefused()
    await send({ command: 'setup', type: 'enable' })
    expect((await send(saved({ call_id: 'kept' }))).status).toBe(202)
    await send({ command: 'setup', type: 'disable' })
    await isRefused()
    expect((await send(saved({ call_id: 'kept', duration: 5 }))).status).toBe(403)
    expect((await callsOf(world, locationId)).data).toHaveLength(1)
    expect((await callsOfChain(world, chainId)).data).toMatchObject([{ call_id: 'kept', duration: 0 }])
  })

  it('VOI-02 enable opens and disable closes the routing settings, and they come back as they were', async () => {
    const { send, setRoutes, chainId, locationIds } = await openPbx(world, { isEnabled: false })
    const read = () => world.api.get(`/v2/chains/${chainId}/voip/routes`, { as: as.owner })
    const rows = [{ match: 'user', value: '7', location_ids: locationIds, user_ids: [2] }]
    const preview = () =>
      world.api.post(`/v2/chains/${chainId}/voip/preview`, {
        as: as.owner,
        body: { phone: '1', diversion: '2' },
      })
    const statuses = async () =>
      Promise.all([read(), setRoutes(rows), preview()]).then(all => all.map(({ status }) => status))
    expect(await statuses()).toEqual([403, 403, 403])
    await send({ command: 'setup', type: 'enable' })
    expect((await read()).json.data).toEqual([])
    expect(await statuses()).toEqual([200, 200, 200])
    await send({ command: 'setup', type: 'disable' })
    expect(await statuses()).toEqual([403, 403, 403])
    await send({ command: 'setup', type: 'enable' })
    await send({ command: 'setup', type: 'enable' })
    expect((await read()).json.data).toEqual(rows)
  })

  it('checks in this order: token of the partner, fields, token of the Chain, enabled', async () => {
    const { crmToken } = await openPbx(world, { isEnabled: false })
    const post = (authorization: string | undefined, body: unknown) =>
      world.api.post('/v1/voip/integration', { ...(authorization ? { as: authorization } : {}), body })
    expect((await post(undefined, {})).status).toBe(401)
    expect((await post('Bearer wrong', {})).status).toBe(401)
    expect((await post(as.partner, { crm_token: 'unknown', command: 'event' })).status).toBe(422)
    expect((await post(as.partner, saved())).json.meta.errors).toEqual({ crm_token: ['is required'] })
    expect((await post(as.partner, { crm_token: 'unknown', ...saved() })).status).toBe(404)
    expect((await post(as.partner, { crm_token: crmToken, ...saved() })).status).toBe(403)
  })

  it.each([
    ['nothing but the token', {}, ['command', 'diversion', 'phone', 'type']],
    ['an unknown command', { ...saved(), command: 'dance' }, ['command']],
    ['a call that says enable', { ...saved(), type: 'enable' }, ['type']],
    ['a setup that says incoming', { command: 'setup', type: 'incoming' }, ['type']],
    ['a call without numbers', { command: 'event', type: 'incoming' }, ['diversion', 'phone']],
    ['numbers that are no text', saved({ phone: [1], diversion: { a: 1 } }), ['diversion', 'phone']],
    ['huge numbers', saved({ phone: '1'.repeat(65), user: 'x'.repeat(65) }), ['phone', 'user']],
    ['a NUL', saved({ phone: '1\u0000' }), ['phone']],
    ['a link to a file', saved({ link: 'file:///etc/passwd' }), ['link']],
    ['a link with a script', saved({ link: 'javascript:alert(1)' }), ['link']],
    ['a negative duration', saved({ duration: -1 }), ['duration']],
    ['a duration beyond a week', saved({ duration: 1e12 }), ['duration']],
    ['an unknown status', saved({ status: 'happy' }), ['status']],
    ['a day that is none', saved({ date: '2026-02-30' }), ['date']],
    ['several at once', saved({ status: 'x', date: 'x', link: 'x' }), ['date', 'link', 'status']],
  ])('%s is 422, and every wrong field is named', async (_name, notice, fields) => {
    const { send, chainId } = await openPbx(world)
    const { status, json } = await send(notice)
    expect([status, Object.keys(json.meta.errors).sort()]).toEqual([422, fields])
    expect((await callsOfChain(world, chainId)).data).toEqual([])
  })

  it('numbers, subscribers and ids may come as numbers, durations as text', async () => {
    const { send, chainId } = await openPbx(world)
    const call = saved({ phone: 14155551234, diversion: 14155550199, user: 101, call_id: 7, duration: '61' })
    expect((await send(call)).status).toBe(202)
    expect((await callsOfChain(world, chainId)).data).toMatchObject([
      { caller_phone: '+14155551234', diversion: '14155550199', user: '101', call_id: '7', duration: 61 },
    ])
  })

  it('EXA-74 an empty number is kept as it came, and an empty call_id is none', async () => {
    const { send, chainId, locationIds } = await openPbx(world)
    const [locationId] = locationIds as [number]
    for (const phone of ['', ' '])
      expect((await send(saved({ phone, diversion: '', call_id: '' }))).status).toBe(202)
    expect((await callsOfChain(world, chainId)).data).toMatchObject(
      Array.from({ length: 2 }, () => ({ caller_phone: '', diversion: '', call_id: '', client_id: 0 })),
    )
    expect((await callsOf(world, locationId)).data).toHaveLength(2)
    const ringing = { command: 'event', type: 'incoming', phone: '', diversion: '' }
    expect((await send(ringing)).status).toBe(202)
  })

  it('a repeat of call_id updates: it never doubles, and what it leaves out stays', async () => {
    const { send, locationIds, chainId } = await openPbx(world)
    const [locationId] = locationIds as [number]
    await send(saved({ call_id: 'a', date: '2026-05-20T12:00:00+02:00', user: '101' }))
    expect((await callsOf(world, locationId)).data).toMatchObject([{ status: 'missed', record_link: '' }])
    await send(saved({ call_id: 'a', duration: 90 }))
    await send(saved({ call_id: 'a', link: 'https://recordings.example/a.mp3' }))
    await send(saved({ call_id: 'a', link: '', user: '' }))
    await send(saved())
    const { data } = await callsOf(world, locationId)
    expect(data).toHaveLength(2)
    expect(data[1]).toMatchObject({
      status: 'success',
      duration: 90,
      record_link: 'https://recordings.example/a.mp3',
      call_date: '2026-05-20T03:00:00-07:00',
    })
    await send(saved({ call_id: 'a', status: 'busy' }))
    await send(saved({ call_id: 'a', duration: 100, date: '2026-05-21T12:00:00Z' }))
    expect((await callsOfChain(world, chainId)).data[1]).toMatchObject({
      user: '101',
      status: 'busy',
      duration: 100,
      call_date: '2026-05-21T05:00:00-07:00',
    })
  })

  it('EXA-20 a repeat that failed is carried out when it comes again with its Idempotency-Key', async () => {
    const { crmToken, send } = await openPbx(world)
    await send(saved({ call_id: 'retried', duration: 5 }))
    await world.query(
      `create function refuse_report() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    )
    // Then the next value of a sequence is written to the log, which numbers the transaction that takes it.
    await world.query('checkpoint')
    await world.query(
      'create trigger refuse_report before update on calls for each row execute function refuse_report()',
    )
    const report = () =>
      world.api.post('/v1/voip/integration', {
        as: as.partner,
        headers: { 'idempotency-key': 'retried' },
        body: { crm_token: crmToken, ...saved({ call_id: 'retried', duration: 15 }) },
      })
    expect((await report()).status).toBe(500)
    await world.query('drop function refuse_report cascade')
    expect((await report()).status).toBe(202)
    expect(await world.query("select duration from calls where external_id = 'retried'")).toEqual([
      { duration: 15 },
    ])
  })

  it('fifty requests about one call at once are one call, and hold the last word of each field', async () => {
    const { send, locationIds, chainId } = await openPbx(world, {
      locations: [
        { country_id: 840, timezone_name: 'UTC' },
        { country_id: 276, timezone_name: 'UTC' },
      ],
    })
    const notices = Array.from({ length: 50 }, (_, index) =>
      saved({ call_id: 'race', ...(index === 25 ? { duration: 33, link: 'https://r.example/1' } : {}) }),
    )
    const answers = await Promise.all(notices.map(send))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect((await callsOfChain(world, chainId)).data).toMatchObject([
      { duration: 33, status: 'success', record_link: 'https://r.example/1', location_ids: locationIds },
    ])
    for (const id of locationIds) expect((await callsOf(world, id)).data).toMatchObject([{ duration: 33 }])
  })

  it('the same call_id of another Chain is another call', async () => {
    const [first, second] = [await openPbx(world), await openPbx(world)]
    await first.send(saved({ call_id: 'same', duration: 1 }))
    await second.send(saved({ call_id: 'same', duration: 2 }))
    expect((await callsOfChain(world, first.chainId)).data).toMatchObject([{ duration: 1 }])
    expect((await callsOfChain(world, second.chainId)).data).toMatchObject([{ duration: 2 }])
  })

  it('a rotated token is refused from that moment on, in every process', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock.twin() })
    const { chainId, crmToken, send } = await openPbx(world)
    const sendBeside = (token: string) =>
      beside.api.post('/v1/voip/integration', { as: as.partner, body: { crm_token: token, ...saved() } })
    expect((await sendBeside(crmToken)).status).toBe(202)
    const { json } = await world.app.post(`/account/chains/${chainId}/telephony/token`, {
      as: as.ownerPerson,
    })
    expect((await send(saved())).status).toBe(404)
    await expect.poll(async () => (await sendBeside(crmToken)).status).toBe(404)
    expect((await sendBeside(json.data.crm_token)).status).toBe(202)
    expect(world.logs.join('\n')).not.toContain(json.data.crm_token)
    await close()
  })
})
