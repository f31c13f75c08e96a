import { expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const at = demo.locations.test

it('SEC-09 SEC-10 what nobody has reviewed reaches a Location only while its developer owns it', async () => {
  const developer = { as: await signedIn(world, demo.developer) }
  const body = { partner_id: demo.partner.id, title: 'Draft', category: 'other', is_public: false }
  const created = await world.app.post('/account/applications', { ...developer, body })
  const { id } = created.json.data
  const connected = await world.app.post(`/account/applications/${id}/connections`, {
    ...developer,
    body: { location_ids: [at] },
  })
  expect(connected.json.data.status).toBe('active')
  const access = await world.app.get(`/account/applications/${id}/api_access`, developer)
  const saved = await world.app.put(`/account/applications/${id}/api_access`, {
    ...developer,
    body: { user_id: access.json.data.user_id },
  })
  const systemUser = bearer(demo.partner.token, saved.json.data.user_token)
  const widen = () =>
    world.app.put(`/account/applications/${id}`, { ...developer, body: { rights: ['clients_access'] } })
  const search = () => world.api.post(`/v1/company/${at}/clients/search`, { as: systemUser, body: {} })
  expect((await widen()).status).toBe(200)
  expect((await search()).status).toBe(200)

  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $2, id, now() from roles where location_id = $1 and slug = 'owner'`,
    [at, demo.owner.id],
  )
  await world.app.delete(`/account/locations/${at}/users/${demo.developer.id}`, { as: as.ownerPerson })
  expect((await search()).status).toBe(403)
  const again = await world.app.post('/account/applications', { ...developer, body })
  const refused = await world.api.post(
    `/v1/company/${at}/marketplace/applications/${again.json.data.id}/grant_access`,
    { as: as.owner },
  )
  expect(refused.status).toBe(404)
})
