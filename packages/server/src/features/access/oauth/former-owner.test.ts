import * as oauth from 'oauth4webapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import {
  client,
  discover,
  insecure,
  redirectUri,
  secret,
  startFlow,
  Visitor,
} from '../../../../test/oauth.ts'
import { lift, suspend } from '../../../../test/suspensions.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main } = demo.locations
const { developer: dana } = demo
const asOwner = { as: as.ownerPerson }
const consents = `/account/locations/${main}/consents`
const takeOver = (who: string = as.ownerPerson) =>
  world.app.post(`${consents}/${client.client_id}/take_over`, { as: who })
let server: oauth.AuthorizationServer

beforeAll(async () => {
  server = await discover(world)
})
beforeEach(async () => {
  // The world's clock stands still and its listeners count requests by it, so each test moves it on.
  world.clock.advance(60)
  await world.query('delete from oauth_consents where location_id = $1', [main])
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $1, id, now() from roles where slug = 'owner' and location_id = $2
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [dana.id, main],
  )
  await invalidateAccess(world)
})

async function authorizeBy(person: { login: string; password: string }, scope = 'locations:read') {
  const flow = await startFlow(world, { scope })
  const visitor = await new Visitor(world).signIn(person)
  const asked = await visitor.send('GET', flow.url)
  const requestId = asked.location?.pathname.split('/').at(-1)
  const approved = await visitor.send('POST', `/account/consent_requests/${requestId}/approve`, {
    location_id: main,
  })
  const back = (await visitor.send('GET', approved.json.data.redirect_url)).location as URL
  const parameters = oauth.validateAuthResponse(server, client, back, flow.state)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    redirectUri,
    flow.verifier,
    insecure,
  )
  return oauth.processAuthorizationCodeResponse(server, client, answer)
}

async function credentials() {
  const asked = { location_id: String(main), scope: 'locations:read' }
  const answer = await oauth.clientCredentialsGrantRequest(server, client, secret, asked, insecure)
  return oauth.processClientCredentialsResponse(server, client, answer)
}

async function refresh(token = '') {
  const answer = await oauth.refreshTokenGrantRequest(server, client, secret, token, insecure)
  return oauth.processRefreshTokenResponse(server, client, answer)
}

async function introspect(token: string) {
  const answer = await oauth.introspectionRequest(server, client, secret, token, insecure)
  return (await oauth.processIntrospectionResponse(server, client, answer)) as oauth.IntrospectionResponse
}

const read = (token: string) => world.api.get(`/v3/locations/${main}/resources`, { as: bearer(token) })
const refused = expect.objectContaining({ error: 'invalid_grant' })
const removeDana = async () => {
  const { status } = await world.app.delete(`/account/locations/${main}/users/${dana.id}`, asOwner)
  expect(status).toBe(204)
}

describe('the consent of a former owner', () => {
  it('SEC-09 is refused at once, with everything issued under it, until an owner takes it over', async () => {
    const issued = await authorizeBy(dana)
    const own = await credentials()
    const tokens = [issued.access_token, own.access_token]
    for (const token of tokens) expect((await read(token)).status).toBe(200)
    await removeDana()
    for (const token of tokens) {
      expect((await read(token)).status).toBe(401)
      expect(await introspect(token)).toEqual({ active: false })
    }
    await expect(refresh(issued.refresh_token)).rejects.toEqual(refused)
    await expect(credentials()).rejects.toEqual(refused)
    expect((await world.app.get(consents, asOwner)).json.data).toMatchObject([
      { client_id: client.client_id, given_by: dana.name, blocked_by: 'not_an_owner' },
    ])

    expect((await takeOver(as.newcomerPerson)).status).toBe(403)
    const taken = await takeOver()
    expect(taken.status).toBe(200)
    expect(taken.json.data).toMatchObject({ given_by: demo.owner.name, blocked_by: null })
    for (const token of tokens) expect((await read(token)).status).toBe(200)
    expect(await introspect(issued.access_token)).toMatchObject({ active: true })
    await expect(refresh(issued.refresh_token)).resolves.toMatchObject({ access_token: expect.any(String) })
    const audit = await world.query(
      `select action, user_id::int, subject_user_id::int from audit_log
       where location_id = $1 and action like 'consent-%' order by id desc limit 2`,
      [main],
    )
    expect(audit).toEqual([
      { action: 'consent-take-over', user_id: demo.owner.id, subject_user_id: dana.id },
      { action: 'consent-give', user_id: dana.id, subject_user_id: null },
    ])
  })

  it('SEC-09 does not come back, nor do its scopes and tokens, when an owner consents to less', async () => {
    const former = await authorizeBy(dana, 'locations:read locations:write')
    await removeDana()
    await authorizeBy(demo.owner, 'locations:read')
    expect((await read(former.access_token)).status).toBe(401)
    await expect(refresh(former.refresh_token)).rejects.toEqual(refused)
    const [consent] = (await world.app.get(consents, asOwner)).json.data
    expect(consent.scopes.map(({ scope }: { scope: string }) => scope)).toEqual(['locations:read'])
  })

  it('SEC-09 can be withdrawn by those who own the Location now', async () => {
    await authorizeBy(dana)
    await removeDana()
    expect((await world.app.delete(`${consents}/${client.client_id}`, asOwner)).status).toBe(204)
    expect((await takeOver()).status).toBe(404)
  })
})

describe('the consent of another owner', () => {
  it('SEC-09 gives way to a narrower one: its wider scopes and tokens end, the others stay', async () => {
    const wide = await authorizeBy(dana, 'locations:read locations:write')
    const narrow = await authorizeBy(dana, 'locations:read')
    await authorizeBy(demo.owner, 'locations:read')
    expect((await read(wide.access_token)).status).toBe(401)
    expect(await introspect(wide.access_token)).toEqual({ active: false })
    await expect(refresh(wide.refresh_token)).rejects.toEqual(refused)
    expect((await read(narrow.access_token)).status).toBe(200)
    await expect(refresh(narrow.refresh_token)).resolves.toMatchObject({ scope: 'locations:read' })
    const [consent] = (await world.app.get(consents, asOwner)).json.data
    expect(consent).toMatchObject({ given_by: demo.owner.name, scopes: [{ scope: 'locations:read' }] })
  })
})

describe('the consent of a suspended person, partner or Location', () => {
  const paused = [503, expect.objectContaining({ error: 'temporarily_unavailable' })]
  const answerOf = async (sent: Promise<Response>) => {
    const answer = await sent
    return [answer.status, await answer.json()]
  }

  it('OPR-44 stops at once, and its tokens work again when that is lifted', async () => {
    const issued = await authorizeBy(dana)
    const own = await credentials()
    for (const [kind, id, status] of [
      ['people', dana.id, 401],
      ['locations', main, 403],
    ] as const) {
      world.clock.advance(60)
      await suspend(world, kind, id)
      for (const token of [issued.access_token, own.access_token]) {
        expect((await read(token)).status, kind).toBe(status)
        expect(await introspect(token)).toEqual({ active: false })
      }
      const token = issued.refresh_token as string
      expect(await answerOf(oauth.refreshTokenGrantRequest(server, client, secret, token, insecure))).toEqual(
        paused,
      )
      const asked = { location_id: String(main), scope: 'locations:read' }
      expect(
        await answerOf(oauth.clientCredentialsGrantRequest(server, client, secret, asked, insecure)),
      ).toEqual(paused)
      await lift(world, kind, id)
      for (const token of [issued.access_token, own.access_token])
        expect((await read(token)).status, kind).toBe(200)
    }
    world.clock.advance(60)
    await suspend(world, 'partners', demo.partner.id)
    expect((await read(issued.access_token)).status).toBe(401)
    await expect(refresh(issued.refresh_token)).rejects.toThrow()
    await lift(world, 'partners', demo.partner.id)
    await expect(refresh(issued.refresh_token)).resolves.toMatchObject({ access_token: expect.any(String) })
  })
})
