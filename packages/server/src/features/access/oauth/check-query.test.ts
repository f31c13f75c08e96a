import { beforeEach, describe, expect, it } from 'vitest'
import { startFlow } from '../../../../test/oauth.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
// The world's clock stands still and its listeners count requests by it, so each test moves it on.
beforeEach(() => world.clock.advance(60))

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const refusal = (error_description: string) => ({ error: 'invalid_request', error_description })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&')

describe('the query of an OAuth2 endpoint', () => {
  it.each(['/oauth/authorize', '/oauth/authorize/', '/oauth/authorize/some-request'])(
    'SEC-20 with far too many parameters is refused before the library reads it: GET %s',
    async path => {
      for (const query of ['a&'.repeat(7800), numbered(51), '&'.repeat(50)]) {
        const { status, json } = await world.app.get(`${path}?${query}`)
        expect(status).toBe(400)
        expect(json).toEqual(refusal('there are more than 50 parameters'))
      }
    },
  )

  it.each(['/oauth/token', '/oauth/revoke', '/oauth/introspect'])(
    'SEC-20 with far too many parameters is refused before the library reads it: POST %s',
    async path => {
      const { status, json } = await world.app.post(`${path}?${'a&'.repeat(7800)}`, {
        rawBody: 'grant_type=client_credentials',
        headers: form,
      })
      expect(status).toBe(400)
      expect(json).toEqual(refusal('there are more than 50 parameters'))
    },
  )

  it('SEC-20 names no parameter twice, in whatever spelling', async () => {
    for (const query of ['scope=a&scope=b', 'x=1&%78=2', 'a%20b&a+b']) {
      const { status, json } = await world.app.get(`/oauth/authorize?${query}`)
      expect([status, json], query).toEqual([400, refusal('a parameter must not be given twice')])
    }
  })

  it('SEC-20 may contain unknown parameters', async () => {
    const { url } = await startFlow(world)
    const answer = await world.app.get(`${url.slice(world.app.url.length)}&${numbered(30)}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toMatch(/^\/consent\/[\w-]+$/)
  })

  it('SEC-20 with too many parameters is refused with an OAuth2 error', async () => {
    for (const rawBody of ['a&'.repeat(20_000), numbered(5000), 'grant_type=x&'.repeat(4000)]) {
      const { status, text } = await world.app.post('/oauth/token', { rawBody, headers: form })
      expect([400, 401]).toContain(status)
      expect(JSON.parse(text).error).toMatch(/^invalid_(request|client)$/)
    }
  })
})
