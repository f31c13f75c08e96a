import { beforeEach, describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
// The world's clock stands still and its listeners count requests by it, so each test moves it on.
beforeEach(() => world.clock.advance(60))

describe('the token endpoint', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    world.app.post('/oauth/token', {
      rawBody: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const errorOf = ({ text }: { text: string }) => (JSON.parse(text) as { error: string }).error

  it.each([
    ['nothing', '', {}],
    ['JSON', '{"grant_type":"client_credentials"}', { 'content-type': 'application/json' }],
    ['a password grant', 'grant_type=password&username=a&password=b', {}],
    ['a parameter twice', 'grant_type=client_credentials&grant_type=client_credentials', {}],
    ['far too much', `grant_type=${'x'.repeat(100_000)}`, {}],
  ])('refuses %s in the words of OAuth2', async (_name, body, headers) => {
    const answer = await post(body, headers)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(errorOf(answer)).toMatch(/^(invalid_request|invalid_client|unsupported_grant_type)$/)
    expect(answer.headers['x-request-id']).toBeDefined()
  })

  it('has a limit of its own for each address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 121; count++) statuses.push((await post('')).status)
    expect(statuses.filter(status => status === 429)).toEqual([429])
    const refused = await post('')
    expect(errorOf(refused)).toBe('temporarily_unavailable')
    expect(refused.headers['retry-after']).toBe('60')
  })

  it('takes POST alone', async () => {
    const answer = await world.app.get('/oauth/token')
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('POST')
    expect(errorOf(answer)).toBe('invalid_request')
  })

  it('SEC-07 does not include paths that only resemble it, which count as pages', async () => {
    const askOften = async (path: string) => {
      const statuses: number[] = []
      for (let count = 0; count < 101; count++) statuses.push((await world.app.get(path)).status)
      return statuses.includes(429)
    }
    expect(await askOften('/oauth/token-x')).toBe(true)
    expect(await askOften('/oauth/token/x')).toBe(true)
    expect(await askOften('/oauth/token/?x')).toBe(false)
  })
})
