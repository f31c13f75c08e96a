import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const list = (query = '', { who = as.owner, locationId = 2 } = {}) =>
  world.api.get(`/v1/clients/${locationId}${query && `?${query}`}`, { as: who })
const part = (name: string, value: string) => list(`${name}=${encodeURIComponent(value)}`)

interface ListedClient {
  json: { data: { id: number; name: string }[]; meta: { page: number; total_count: number } }
}
const names = ({ json }: ListedClient) => json.data.map(({ name }) => name)
const total = ({ json }: ListedClient) => json.meta.total_count

const people = [
  {
    name: 'Ann',
    surname: 'Bee',
    phone: '+12125550101',
    email: 'ann@mail.example',
    card: '555001',
    spent: 10,
  },
  { name: '100%', surname: 'Sure', phone: '+12125550102', email: 'under_score@mail.example', spent: 20.5 },
  { name: '100x', surname: 'Sure', phone: '+12125550103', email: 'underXscore@mail.example', spent: 30 },
  { name: 'Back\\slash', phone: '+12125550104', email: "o'quote@mail.example", card: '0012' },
  { name: 'Анна', surname: 'Иванова', phone: '+79161112233', card: 'A-17', spent: 40 },
  { name: '明', surname: '李', phone: '+819011112222', spent: 50 },
  { name: 'محمد 💇', phone: '+12125550107', email: 'rtl@mail.example' },
] as const
const ids: number[] = []

beforeAll(async () => {
  for (const body of people) {
    ids.push((await world.api.post('/v1/clients/2', { as: as.owner, body })).json.data.id)
    world.clock.advance(60)
  }
})

describe('the deprecated clients list', () => {
  it('DEP-01 its items have exactly the fields of the specification', async () => {
    const answer = await list('', { locationId: 1 })
    expect(answer.status).toBe(200)
    const { data, meta } = catalogue.clients.listDeprecated
    expect(Check(wire.Envelope(data, meta), answer.json)).toBe(true)
    for (const item of answer.json.data) expect(Object.keys(item)).toEqual(Object.keys(data.items.properties))
    expect(answer.json.data).toHaveLength(25)
    expect(answer.json.meta).toEqual({ page: 1, total_count: demo.clients.count })
  })

  it('DEP-01 no categories are {}, no card is "", and a card that is a number is one', async () => {
    const readOne = async (index: number) => (await list(`id=${ids[index]}`)).json.data[0]
    expect(await readOne(0)).toMatchObject({
      name: 'Ann',
      categories: {},
      card: 555_001,
      gender: 'Unknown',
      sex_id: 0,
    })
    expect(await readOne(1)).toMatchObject({ card: '', birth_date: null, spent: 20.5, custom_fields: {} })
    expect(await readOne(3)).toMatchObject({ card: '0012' })
    expect(await readOne(4)).toMatchObject({ card: 'A-17', phone: '+79161112233' })
    const [vip] = (await world.api.get('/v1/labels/1', { as: as.owner })).json.data
    await world.api.put('/v1/client/1/7', { as: as.owner, body: { categories: [vip.id] } })
    expect((await list('id=7', { locationId: 1 })).json.data[0].categories).toEqual([vip])
  })

  it('DEP-01 parts of names, phones, e-mails and cards are taken literally', async () => {
    expect(names(await part('fullname', '100%'))).toEqual(['100%'])
    expect(names(await part('fullname', '%'))).toEqual(['100%'])
    expect(names(await part('fullname', '\\'))).toEqual(['Back\\slash'])
    expect(names(await part('email', 'under_'))).toEqual(['100%'])
    expect(names(await part('email', "o'q"))).toEqual(['Back\\slash'])
    expect(names(await part('card', '_'))).toEqual([])
    expect(names(await part('card', '5500'))).toEqual(['Ann'])
    expect(names(await part('card', '00'))).toEqual(['Ann', 'Back\\slash'])
    expect(names(await part('fullname', "' or 1=1 --"))).toEqual([])
  })

  it('DEP-01 names are found in any script, in either case, by one character or many', async () => {
    for (const text of ['АННА', 'анна ив', 'ва', 'И'])
      expect(names(await part('fullname', text))).toEqual(['Анна'])
    for (const text of ['明', '李', '明 李']) expect(names(await part('fullname', text))).toEqual(['明'])
    for (const text of ['💇', 'محمد']) expect(names(await part('fullname', text))).toEqual(['محمد 💇'])
    expect(names(await part('fullname', 'ann bee'))).toEqual(['Ann'])
    expect(names(await part('fullname', 'sure'))).toEqual(['100%', '100x'])
    expect(names(await part('fullname', 's'))).toEqual(['100%', '100x', 'Back\\slash'])
    expect(names(await part('fullname', 'nobody'))).toEqual([])
  })

  it('DEP-01 of a phone only the digits count, however it is written', async () => {
    for (const text of ['+7 (916) 111-22-33', '79161112233', '1112233', '111-22'])
      expect(names(await part('phone', text))).toContain('Анна')
    expect(names(await list('phone=+7916'))).toEqual(['Анна'])
    expect(names(await part('phone', '91'))).toEqual(['Анна'])
    expect(names(await part('phone', 'abc'))).toEqual([])
  })

  it('DEP-01 amounts paid are a range with both ends, in the order of the amount', async () => {
    expect(names(await list('paid_min=20.5&paid_max=40'))).toEqual(['100%', '100x', 'Анна'])
    expect(names(await list('paid_min=40.01'))).toEqual(['明'])
    expect(total(await list('paid_max=0'))).toBe(2)
    expect(names(await list('paid_min=30&fullname=sure'))).toEqual(['100x'])
  })

  it('DEP-01 ids come in every spelling', async () => {
    const [one, two] = ids
    for (const query of [
      `id=${one}&id=${two}`,
      `id[]=${one}&id[]=${two}`,
      `id%5B%5D=${one}&id%5B%5D=${two}`,
      `id[0]=${one}&id[1]=${two}`,
      `id=${one},${two}`,
    ])
      expect(names(await list(query)), query).toEqual(['Ann', '100%'])
    expect(names(await list(`id=${two}`))).toEqual(['100%'])
    expect(total(await list('id='))).toBe(people.length)
    expect(total(await list(`id=${demo.clients.first.id}`))).toBe(0)
  })

  it("DEP-01 changes are since and until a moment, in the Location's time where it has no offset", async () => {
    const [row] = await world.query(
      'select last_change_date at time zone $2 as local from clients where id = $1',
      [ids[5], 'America/Los_Angeles'],
    )
    const local = new Date(row?.local as string)
    const text = [local.getFullYear(), local.getMonth() + 1, local.getDate()].map(two).join('-')
    const time = [local.getHours(), local.getMinutes(), local.getSeconds()].map(two).join(':')
    expect(names(await list(`changed_after=${text}T${time}`))).toEqual(['明', 'محمد 💇'])
    expect(names(await list(`changed_after=${text}T${time}&changed_before=${text}T${time}`))).toEqual(['明'])
    expect(total(await list(`changed_before=${text} ${time}`))).toBe(6)
    const [exact] = await world.query('select last_change_date from clients where id = $1', [ids[5]])
    const utc = new Date(exact?.last_change_date as Date).toISOString().slice(0, 19)
    expect(names(await part('changed_after', `${utc}+00:00`))).toEqual(['明', 'محمد 💇'])
    expect(names(await part('changed_before', `${utc}Z`))).toHaveLength(6)
  })

  it('DEP-01 pages follow each other, and one past the end is empty', async () => {
    const page = async (number: number | string) => list(`count=3&page=${number}`)
    expect([...names(await page(1)), ...names(await page(2)), ...names(await page(3))]).toEqual(
      people.map(({ name }) => name),
    )
    expect((await page(2)).json.meta).toEqual({ page: 2, total_count: 7 })
    expect((await page(0)).json.meta).toEqual({ page: 1, total_count: 7 })
    expect((await page(9)).json).toEqual({ success: true, data: [], meta: { page: 9, total_count: 7 } })
    expect((await list('fullname=sure&count=1&page=2')).json.meta.total_count).toBe(2)
    expect((await list('paid_min=1&count=2&page=9')).json.meta).toEqual({ page: 9, total_count: 5 })
  })

  it('DEP-01 deleted clients are neither listed nor counted, and new ones are', async () => {
    const body = { name: 'Gone', phone: '+12125550190' }
    const { id } = (await world.api.post('/v1/clients/2', { as: as.owner, body })).json.data
    expect(total(await list())).toBe(8)
    await world.api.delete(`/v1/client/2/${id}`, { as: as.owner })
    expect(total(await list())).toBe(7)
    expect(total(await part('fullname', 'Gone'))).toBe(0)
  })

  it('the count stays right when it is folded, also under parallel creates and lists', async () => {
    const body = (index: number) => ({ name: 'Many', phone: `+1646555${String(1000 + index)}` })
    await Promise.all(
      Array.from({ length: 130 }, async (_, index) => {
        await world.api.post('/v1/clients/4', { as: as.owner, body: body(index) })
        await list('', { locationId: 4 })
      }),
    )
    expect(total(await list('', { locationId: 4 }))).toBe(130)
    expect(total(await list('', { locationId: 4 }))).toBe(130)
    const [row] = await world.query('select count(*)::int from client_count_changes where location_id = 4')
    expect(row?.count).toBeLessThan(130)
  })

  it('DEP-03 it is deprecated', async () => {
    expect((await list()).headers).toHaveProperty('deprecation')
  })

  it.each([
    ['id=abc', 'id.0'],
    ['id=-1', 'id.0'],
    ['paid_min=much', 'paid_min'],
    ['changed_after=2026-02-30T00:00:00', 'changed_after'],
    ['changed_before=soon', 'changed_before'],
    ['count=301', 'count'],
    ['count=0', 'count'],
    ['page=-1', 'page'],
    ['fullname=a%00b', 'fullname'],
    [`fullname=${'x'.repeat(300)}`, 'fullname'],
    ['fullname=a&fullname=b', 'fullname'],
  ])('%s is 422', async (query, field) => {
    const { status, json } = await list(query)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
  })

  it('DEP-01 it needs a user with the right, and a Location', async () => {
    expect((await list('', { who: as.partner })).status).toBe(401)
    expect((await list('', { who: as.newcomer, locationId: 1 })).status).toBe(403)
    expect((await list('', { locationId: 5 })).status).toBe(403)
    expect((await list('', { locationId: 987_654 })).status).toBe(404)
  })
})

const two = (part: number) => String(part).padStart(2, '0')
