import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { until } from '../../../../test/until.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main } = demo.locations

interface Line {
  status: number
  path: string
  error_code: string
  error_message: string
  error_fields: string[]
}

async function find(of: World, requestId: unknown): Promise<Line | undefined> {
  const path = `/account/partners/1/requests?request_id=${requestId}`
  const { status, json } = await of.app.get(path, { as: bearer(demo.developer.accessToken) })
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json.data[0]
}

/** The time of the test stands still, and its limit of requests per second with it. */
const lineOf = (of: World, { headers }: { headers: Record<string, unknown> }) => {
  of.clock.advance(1)
  return until(() => find(of, headers['x-request-id']), 'the line is written')
}

describe('refused requests in the API log', () => {
  it('BEN-86 has those with a valid partner token that reached no operation, or lacked a user token', async () => {
    for (const [path, status, message] of [
      ['/v1/companies?my=1', 401, /^The user token is missing: send Authorization/],
      [`/v1/clients/${main}`, 401, /^The user token is missing/],
      ['/v1/nope/path', 404, /^There is nothing at \/api\/v1\/nope\/path\.$/],
    ] as const) {
      const line = await lineOf(world, await world.api.get(path, { as: as.partner }))
      expect([line.status, line.error_message], path).toEqual([status, expect.stringMatching(message)])
    }
    const wrongMethod = await lineOf(
      world,
      await world.api.post('/v1/countries', { as: as.partner, body: {} }),
    )
    expect(wrongMethod).toMatchObject({ status: 405, error_code: 'method_not_allowed' })
  })

  it('BEN-86 has nothing of a token that is not valid', async () => {
    const refused = await world.api.get('/v1/nope', { as: 'Bearer nobody' })
    await lineOf(world, await world.api.get('/v1/nope', { as: as.partner }))
    expect(await find(world, refused.headers['x-request-id'])).toBeUndefined()
  })

  it('BEN-86 has what was too much, without asking the database for it', async () => {
    const { world: limited, close } = await startWorld({
      env: { ...withoutWorker.env, RATE_LIMIT_PER_SECOND: '2', RATE_LIMIT_PER_MINUTE: '200' },
    })
    const call = () => limited.api.get('/v1/countries', { as: as.partner })
    await call()
    await call()
    const line = await lineOf(limited, await call())
    expect([line.status, line.error_message]).toEqual([429, expect.stringContaining('Too many requests')])
    await close()
  })

  it('BEN-87 says what was wrong and with which fields, without what was sent', async () => {
    const body = { name: 'Anna', phone: 'anna@example.com', sex_id: 77, email: 'Not-An-Address' }
    const invalid = await world.api.post(`/v1/clients/${main}`, { as: as.owner, body })
    expect(invalid.status).toBe(422)
    const line = await lineOf(world, invalid)
    expect(line).toMatchObject({ status: 422, error_code: 'validation_failed' })
    expect([...line.error_fields].sort()).toEqual(Object.keys(invalid.json.meta.errors).sort())
    expect(line.error_message).toContain('sex_id must be at most')
    await lineOf(world, await world.api.get('/v1/nope/secret-Token-1/anna%40example.com', { as: as.partner }))
    const stored = JSON.stringify(await world.query('select * from api_requests'))
    expect(stored).not.toMatch(/anna|secret-Token|Not-An-Address|foyer_/i)
  })
})
