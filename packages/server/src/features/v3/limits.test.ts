import { describe, expect, it } from 'vitest'
import { demoKey, makeKey, problemOf } from '../../../test/v3.ts'
import { startWorld, useWorld, type World } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld({ env: { RATE_LIMIT_V3_PER_MINUTE: '5' } })
const path = `/v3/locations/${demo.locations.main}/resources`
const get = (caller: string, from: World = world) => from.api.get(path, { as: caller })

describe('the limit of a credential', () => {
  it('RES-07 is shown on every answer: what is left, the length of the window, the policy', async () => {
    const key = await makeKey(world)
    const answer = await get(key.as)
    expect(answer.headers).toMatchObject({
      'ratelimit-remaining': '4',
      'ratelimit-reset': '60',
      'ratelimit-policy': '5;w=60',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const rejected = await world.api.get(`${path}?limit=0`, { as: key.as })
    expect(rejected.status).toBe(422)
    expect(rejected.headers['ratelimit-remaining']).toBe('3')
  })

  it('RES-07 refuses with 429 in problem details, and Retry-After equals RateLimit-Reset', async () => {
    const key = await makeKey(world)
    for (let count = 0; count < 5; count++) expect((await get(key.as)).status).toBe(200)
    world.clock.advance(20)
    const refused = await get(key.as)
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '40',
      'ratelimit-reset': '40',
      'ratelimit-remaining': '0',
      'ratelimit-policy': '5;w=60',
      'x-request-id': expect.any(String),
    })
    expect(problemOf(refused)).toMatchObject({ code: 'rate_limited', status: 429, errors: [] })
    world.clock.advance(40)
    expect((await get(key.as)).status).toBe(200)
  })

  it('RES-07 is counted for each credential by itself, and not for calls that it is refused', async () => {
    const [first, second] = [await makeKey(world), await makeKey(world)]
    const weak = await makeKey(world, { scopes: ['locations:write'] })
    for (let count = 0; count < 6; count++) await get(first.as)
    expect((await get(second.as)).status).toBe(200)
    for (let count = 0; count < 6; count++) expect((await get(weak.as)).status).toBe(403)
  })

  it('RES-07 applies beside those of the address, and the one with the least left is shown', async () => {
    const { world: both, close } = await startWorld({
      env: { RATE_LIMIT_PER_SECOND: '3', RATE_LIMIT_PER_MINUTE: '200', RATE_LIMIT_V3_PER_MINUTE: '4' },
    })
    try {
      const policies: unknown[] = []
      for (let count = 0; count < 3; count++)
        policies.push((await get(demoKey, both)).headers['ratelimit-policy'])
      expect(policies).toEqual(['3;w=1', '3;w=1', '3;w=1'])
      const byAddress = await get(demoKey, both)
      expect(byAddress.headers).toMatchObject({ 'retry-after': '1', 'ratelimit-policy': '3;w=1' })
      both.clock.advance(1)
      expect((await get(demoKey, both)).headers).toMatchObject({
        'ratelimit-policy': '4;w=60',
        'ratelimit-remaining': '0',
      })
      const byCredential = await get(demoKey, both)
      expect(byCredential.status).toBe(429)
      expect(byCredential.headers).toMatchObject({ 'retry-after': '59', 'ratelimit-policy': '4;w=60' })
      const unknown = await get('Bearer nobody', both)
      expect(unknown.headers['ratelimit-policy']).toBe('3;w=1')
    } finally {
      await close()
    }
  })
})
