import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/until.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../demo-world/facts.ts'

const world = useWorld()
const day = 24 * 3600
const asPerson = { as: as.ownerPerson }
const dayOf = (at: unknown) => (at as Date).toISOString().slice(0, 10)
const advance = (seconds: number) =>
  world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: seconds } })

describe('a moved clock', () => {
  it('BAR-16 makes the hourly work run at once, such as the retention of personal data', async () => {
    const path = `/account/locations/${demo.locations.main}/retention`
    const body = { client_months: null, call_months: 12, delivery_days: null }
    expect((await world.app.put(path, { ...asPerson, body })).status).toBe(200)
    await advance(2 * day)
    const now = world.clock.now().getTime()
    const appliedAt = await until(
      async () => (await world.app.get(path, asPerson)).json.data.applied_at,
      'the retention is applied',
    )
    expect(Math.abs(Date.parse(appliedAt) - now)).toBeLessThan(60_000)
  })

  it('BAR-17 dates what people read: requests in the API log, and mails', async () => {
    await advance(3 * day)
    const today = world.clock.now().toISOString().slice(0, 10)
    expect(today).not.toBe(world.clock.real().toISOString().slice(0, 10))
    const { headers } = await world.api.get('/v1/countries', { as: as.partner })
    const [line] = await until(async () => {
      const rows = await world.query('select at from api_requests where request_id = $1', [
        headers['x-request-id'],
      ])
      return rows.length > 0 && rows
    }, 'the request is in the log')
    expect(dayOf(line?.at)).toBe(today)
    const email = `moved.${Date.now()}@example.com`
    await world.app.post('/account/sign_up', {
      body: { name: 'Moved', email, password: 'a long enough password' },
    })
    const [mail] = await until(async () => {
      const rows = await world.query(
        'select created_at, sent_at from mails where recipient = $1 and sent_at is not null',
        [email],
      )
      return rows.length > 0 && rows
    }, 'the mail is sent')
    expect([mail?.created_at, mail?.sent_at].map(dayOf)).toEqual([today, today])
  })
})
