import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { asOwnerPerson, california, openPbx } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const asNewcomerPerson = as.newcomerPerson

describe('the telephony settings of a Chain', () => {
  it('show no token until one is made, and then show it again and again', async () => {
    const { json: location } = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: 'Fresh', ...california },
    })
    const path = `/account/chains/${location.data.main_group_id}/telephony`
    const { headers } = await openSession(world, demo.owner)
    const read = async () => (await world.app.get(path, { headers })).json.data
    const empty = await read()
    expect(Check(catalogue.telephony.get.data, empty)).toBe(true)
    expect(empty).toMatchObject({
      crm_token: null,
      token_created_at: null,
      is_enabled: false,
      locations: [{ id: location.data.id, title: 'Fresh' }],
      users: [{ id: demo.owner.id, name: demo.owner.name }],
    })
    const created = await world.app.post(`${path}/token`, { as: asOwnerPerson })
    expect(created.status).toBe(201)
    expect(created.json.data.crm_token).toMatch(/^foyer_chain_[0-9A-Za-z]{40}$/)
    expect(await read()).toEqual(created.json.data)
    const again = await world.app.post(`${path}/token`, { as: asOwnerPerson })
    expect(again.json.data.crm_token).not.toBe(created.json.data.crm_token)
  })

  it('SEC-14 show the token to people with a fresh proof, and to no personal access token', async () => {
    const { chainId, crmToken } = await openPbx(world)
    const path = `/account/chains/${chainId}/telephony`
    const { headers } = await openSession(world, demo.owner)
    const body = { title: 'Reader', scopes: ['locations:read'], expires_in_days: 1 }
    const created = await world.app.post('/account/me/access_tokens', { headers, body })
    for (const program of [bearer(created.json.data.token), asOwnerPerson]) {
      const { status, text, json } = await world.app.get(path, { as: program })
      expect([status, json.data.crm_token, json.data.is_enabled]).toEqual([200, null, true])
      expect(json.data.token_created_at).not.toBeNull()
      expect(text).not.toContain(crmToken)
    }
    expect((await world.app.get(path, { headers })).json.data.crm_token).toBe(crmToken)
    world.clock.advance(15 * 60 + 1)
    const stale = await world.app.get(path, { headers })
    expect([stale.status, stale.json.meta.code]).toEqual([403, 'proof_needed'])
    expect(stale.text).not.toContain(crmToken)
    await world.app.post('/account/me/proof', { headers, body: { password: demo.owner.password } })
    expect((await world.app.get(path, { headers })).json.data.crm_token).toBe(crmToken)
  })

  it('keep the token hashed and sealed, never readable', async () => {
    const { chainId, crmToken } = await openPbx(world)
    const [row] = await world.query('select * from chain_telephony where chain_id = $1', [chainId])
    for (const value of Object.values(row ?? {})) expect(String(value)).not.toContain(crmToken)
  })

  it('SEC-17 are shown without a token that cannot be opened any more, and a new one is made', async () => {
    const { chainId, crmToken } = await openPbx(world)
    await world.query('update chain_telephony set token_sealed = $1 where chain_id = $2', [
      Buffer.alloc(80),
      chainId,
    ])
    const path = `/account/chains/${chainId}/telephony`
    const { headers } = await openSession(world, demo.owner)
    const { status, json } = await world.app.get(path, { headers })
    expect(status).toBe(200)
    expect(Check(catalogue.telephony.get.data, json.data)).toBe(true)
    expect(json.data).toMatchObject({ crm_token: null, is_enabled: true })
    expect(json.data.token_created_at).not.toBeNull()
    const created = await world.app.post(`${path}/token`, { headers })
    expect(created.json.data.crm_token).toMatch(/^foyer_chain_/)
    expect(created.json.data.crm_token).not.toBe(crmToken)
    expect((await world.app.get(path, { headers })).json.data).toEqual(created.json.data)
  })

  it('stay enabled when the token is rotated', async () => {
    const { chainId } = await openPbx(world)
    const { json } = await world.app.post(`/account/chains/${chainId}/telephony/token`, { as: asOwnerPerson })
    expect(json.data.is_enabled).toBe(true)
  })
})

describe('access to a Chain', () => {
  const routes = (chainId: number | string, authorization?: string) =>
    world.api.get(`/v2/chains/${chainId}/voip/routes`, authorization ? { as: authorization } : {})

  it('401, then 422, then 404 for an unknown Chain, then 403 without the right', async () => {
    expect((await routes('x')).status).toBe(401)
    expect((await routes('x', as.partner)).status).toBe(401)
    expect((await routes('x', as.owner)).status).toBe(422)
    expect((await routes(987_654, as.owner)).status).toBe(404)
    expect((await routes(demo.chains.foreign, as.owner)).status).toBe(403)
    expect((await routes(demo.chains.own, as.newcomer)).status).toBe(403)
    expect((await routes(demo.chains.own, as.owner)).status).toBe(200)
  })

  it('needs the right in every Location of the Chain, from the moment a Location is added or gone', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations: [california, california] })
    const [, second] = locationIds as [number, number]
    const invited = await world.app.post(`/account/locations/${second}/users`, {
      as: asOwnerPerson,
      body: { email: demo.developer.login, role_id: await ownerRoleOf(second) },
    })
    await world.app.post(`/account/invitations/${invited.json.data.id}/accept`, {
      as: await signedIn(world, demo.developer),
    })
    expect((await routes(chainId, as.owner)).status).toBe(200)
    const left = await world.app.delete(`/account/locations/${second}/users/${demo.owner.id}`, {
      as: asOwnerPerson,
    })
    expect(left.status).toBe(204)
    expect((await routes(chainId, as.owner)).status).toBe(403)
    const calls = `/v2/chains/${chainId}/calls?date_from=2026-01-01&date_to=2026-01-01`
    expect((await world.api.get(calls, { as: as.owner })).status).toBe(403)
    const mine = (await world.app.get('/account/chains', { as: asOwnerPerson })).json.data
    const chain = mine.find(({ id }: { id: number }) => id === chainId)
    expect(chain).toMatchObject({ rights: [], locations: [{ id: locationIds[0] }] })
  })

  async function ownerRoleOf(locationId: number): Promise<number> {
    const { json } = await world.app.get(`/account/locations/${locationId}/roles`, { as: asOwnerPerson })
    return json.data.find(({ slug }: { slug: string }) => slug === 'owner').id
  }

  it('a Chain whose Locations are all gone is unknown', async () => {
    const { chainId, locationIds } = await openPbx(world)
    await world.api.delete(`/v1/company/${locationIds[0]}`, { as: as.owner })
    expect((await routes(chainId, as.owner)).status).toBe(404)
  })

  it('a person sees their Chains with what they may do in the whole of each', async () => {
    const { json } = await world.app.get('/account/chains', { as: asOwnerPerson })
    expect(Check(catalogue.telephony.listChains.data, json.data)).toBe(true)
    expect(json.data[0]).toMatchObject({ id: demo.chains.own, title: 'Bloom Studios' })
    expect(json.data[0].rights).toContain('dashboard_calls_access')
    const newcomer = await world.app.get('/account/chains', { as: asNewcomerPerson })
    expect(newcomer.json.data).toEqual([
      {
        id: demo.chains.own,
        title: 'Bloom Studios',
        rights: [],
        locations: [{ id: 1, title: 'Bloom Mission' }],
      },
    ])
    for (const path of ['telephony', 'telephony/routes'])
      expect((await world.app.get(`/account/chains/1/${path}`, { as: asNewcomerPerson })).status).toBe(403)
  })
})
