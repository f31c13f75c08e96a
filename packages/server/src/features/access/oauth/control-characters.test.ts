import { beforeEach, describe, expect, it } from 'vitest'
import { startFlow } from '../../../../test/oauth.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
// The world's clock stands still and its listeners count requests by it, so each test moves it on.
beforeEach(() => world.clock.advance(60))

const { clientId, clientSecret } = demo.oauthClient
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const post = (path: string, rawBody: string, as?: string) =>
  world.app.post(path, {
    rawBody,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(as ? { authorization: as } : {}),
    },
  })
const errorOf = ({ text }: { text: string }) => (JSON.parse(text) as { error: string }).error

describe('control characters in OAuth2 parameters', () => {
  it('SEC-20 in the id of a client: the client is not found', async () => {
    for (const id of ['%00', `${clientId}%00`, '%0a', '%ed%a0%80', '%f0%9f%90%99']) {
      const authorize = await world.app.get(`/oauth/authorize?client_id=${id}&response_type=code`)
      expect([authorize.status, errorOf(authorize)], id).toEqual([400, expect.stringMatching(/^invalid_/)])
      for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect']) {
        const form = `grant_type=client_credentials&token=x&client_id=${id}&client_secret=x`
        const byForm = await post(path, form)
        expect([byForm.status, errorOf(byForm)], id).toEqual([401, 'invalid_client'])
        const byHeader = await post(path, 'grant_type=client_credentials&token=x', basic(id, 'x'))
        expect([400, 401], id).toContain(byHeader.status)
      }
    }
  })

  it('SEC-20 in a token, a code or a request: it is not found', async () => {
    const as = basic(clientId, clientSecret)
    for (const path of ['/oauth/revoke', '/oauth/introspect'])
      expect((await post(path, 'token=%00', as)).status).toBe(200)
    for (const form of [
      'grant_type=refresh_token&refresh_token=%00',
      'grant_type=authorization_code&code=%00&redirect_uri=%00&code_verifier=%00',
      'grant_type=client_credentials&location_id=%00&scope=%00',
      'grant_type=client_credentials&location_id=1%00&resource=%00',
      'grant_type=%00',
    ])
      expect((await post('/oauth/token', form, as)).status, form).toBe(400)
    expect((await world.app.get('/oauth/authorize/%00')).status).toBe(400)
  })

  it('SEC-20 in any other parameter of an authorization are refused', async () => {
    for (const name of ['state', 'nonce', 'login_hint', 'scope', 'ui_locales', 'redirect_uri']) {
      const { url } = await startFlow(world, { [name]: 'a\0b' })
      const answer = await world.app.get(url.slice(world.app.url.length))
      expect([answer.status, errorOf(answer)], name).toEqual([400, 'invalid_request'])
    }
  })
})
