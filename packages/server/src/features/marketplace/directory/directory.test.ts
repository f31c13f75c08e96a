import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications } = demo
let operator = ''
let developer = ''

beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
  developer = await signedIn(world, demo.developer)
})

const card = (id: number | string) => world.api.get(`/v2/appstore/applications/${id}`)
const page = (id: number | string) =>
  world.app.get(`/appstore/applications/${id}`, { headers: { accept: 'text/html' } })
const list = async (query = '') => {
  const { json } = await world.api.get(`/v2/appstore/applications${query}`)
  return { ids: json.data.map(({ id }: { id: number }) => id), next: json.meta.next_cursor, json }
}

describe('application store', () => {
  it('anybody reads the card of a published application, at two addresses', async () => {
    const answer = await card(applications.paid)
    expect(answer.status).toBe(200)
    expect(Check(catalogue.directory.get.data, answer.json.data)).toBe(true)
    expect(answer.json.data).toMatchObject({ title: 'Acme Reports', partner: 'Acme Integrations' })
    expect(answer.json.data.tariffs[0].options).toHaveLength(2)
    const same = await world.app.get(`/account/store/applications/${applications.paid}`)
    expect(same.json).toEqual(answer.json)
    expect((await page(applications.paid)).status).toBe(200)
  })

  it('says nothing of what the developer keeps to himself', async () => {
    expect(Object.keys((await card(applications.public)).json.data).sort()).toEqual(
      Object.keys(catalogue.directory.get.data.properties).sort(),
    )
  })

  it('LNK-12 drafts, reviews, disabled and non-public applications have no card, and no page', async () => {
    const hidden = async (id: number | string) => {
      expect([(await card(id)).status, (await page(id)).status]).toEqual([404, 404])
      expect((await world.app.get(`/account/store/applications/${id}`)).status).toBe(404)
    }
    await hidden(applications.draft)
    await hidden(applications.nonpublic)
    await hidden(987_654)
    const path = `/account/applications/${applications.draft}`
    await world.app.put(path, { as: developer, body: { description: 'Long.' } })
    await world.app.post(`${path}/review`, { as: developer })
    await hidden(applications.draft)
    const act = (action: string) =>
      world.app.post(`/account/operator/applications/${applications.otherPartner}/${action}`, {
        as: operator,
        body: {},
      })
    expect((await card(applications.otherPartner)).status).toBe(200)
    await act('disable')
    await hidden(applications.otherPartner)
    await act('enable')
    expect((await card(applications.otherPartner)).status).toBe(200)
  })

  it('a page without a proper number is a page that does not exist', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', '1%27'])
      expect((await page(id)).status).toBe(404)
    expect((await world.app.get('/appstore', { headers: { accept: 'text/html' } })).status).toBe(200)
    expect((await world.app.get('/appstore/nothing', { headers: { accept: 'text/html' } })).status).toBe(404)
  })

  it('lists the newest first, by category, country and text', async () => {
    expect((await list()).ids).toEqual([6, 5, 4, 1])
    expect((await list('?category=analytics')).ids).toEqual([5, 1])
    expect((await list('?text=CHAT')).ids).toEqual([4])
    expect((await list('?text=every%20morning')).ids).toEqual([5])
    expect((await list('?text=%25')).ids).toEqual([])
    await world.query('update applications set country_ids = $2 where id = $1', [applications.paid, [276]])
    expect((await list('?country_id=840')).ids).toEqual([6, 4, 1])
    expect((await list('?country_id=276&category=analytics')).ids).toEqual([5, 1])
    expect((await world.api.get('/v2/appstore/applications?category=nonsense')).status).toBe(422)
    expect((await world.api.get('/v2/appstore/applications?count=101')).status).toBe(422)
  })

  it('goes on where the cursor says, to the end', async () => {
    const first = await list('?count=3')
    expect(first).toMatchObject({ ids: [6, 5, 4], next: 4 })
    expect(Check(catalogue.directory.list.meta, first.json.meta)).toBe(true)
    expect(await list(`?count=3&cursor=${first.next}`)).toMatchObject({ ids: [1], next: null })
    expect(await list('?count=4')).toMatchObject({ next: null })
  })
})
