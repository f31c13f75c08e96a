import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
let phones = 0
const nameClient = (fields: object) =>
  world.api.post('/v1/clients/1', {
    as: as.owner,
    body: { name: 'Somebody', phone: `+1212555${4000 + phones++}`, ...fields },
  })
const oneLine = 'must not have line breaks or characters that control how text is shown'

const breaking: [string, string][] = [
  ['a line break', 'Ann\r\nBcc: all@example.com'],
  ['a tab', 'Ann\tLee'],
  ['an escape', 'Ann\u001b[31m'],
  ['a control character above ASCII', 'Ann\u0085Lee'],
  ['a line separator', 'Ann\u2028Lee'],
  ['an override of the direction', 'Ann\u202eeeL'],
  ['an isolate', '\u2067Ann\u2069'],
]

const invisible: [string, string][] = [
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners and a space', '\u200d \u2060\ufeff'],
  ['fillers', '\u3164\u115f'],
  ['an empty Braille pattern', '\u2800'],
]

const ordinary = [
  'José Ångström',
  'Jose\u0301',
  'O’Neill-Smith, Jr.',
  'محمد علي',
  'שָׁלוֹם\u200f',
  'नमस्ते क्\u200dष',
  '李小龍',
  'Иван Ёлкин',
  '👩🏽\u200d💻 Ada',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'سپهر\u200cنام',
]

describe('a name', () => {
  it.each(breaking)('SEC-61 with %s is 422, and the message names its field', async (_what, text) => {
    for (const field of ['name', 'surname', 'patronymic']) {
      const { status, json } = await nameClient({ [field]: text })
      expect([status, json.meta.errors]).toEqual([422, { [field]: [oneLine] }])
    }
    const booked = await world.api.post('/v1/records/1', {
      as: as.owner,
      body: {
        staff_id: 1,
        services: [],
        client: { phone: '+12125550001', name: text },
        datetime: '2026-05-20 10:00',
        seance_length: 900,
      },
    })
    expect([booked.status, booked.json.meta.errors['client.name']]).toEqual([422, [oneLine]])
    const location = await world.app.put('/account/locations/1', {
      as: as.ownerPerson,
      body: { title: text },
    })
    expect([location.status, location.json.meta.errors]).toEqual([422, { title: [oneLine] }])
    const person = await world.app.put('/account/me', { as: as.ownerPerson, body: { name: text } })
    expect([person.status, person.json.meta.errors]).toEqual([422, { name: [oneLine] }])
  })

  it.each(invisible)('SEC-61 of %s is blank', async (_what, text) => {
    const { status, json } = await nameClient({ name: text })
    expect([status, json.meta.errors]).toEqual([422, { name: ['must not be blank'] }])
    expect((await nameClient({ surname: text })).json.meta.errors).toEqual({ surname: ['must not be blank'] })
    expect((await nameClient({ surname: '' })).status).toBe(201)
    expect((await nameClient({ name: '' })).json.meta.errors).toEqual({ name: ['must not be empty'] })
    expect((await nameClient({ name: '  ' })).json.meta.errors).toEqual({ name: ['must not be blank'] })
  })

  it.each(ordinary)('SEC-61 in any script is taken as it is: %s', async name => {
    const { status, json } = await nameClient({ name, surname: name })
    expect([status, json.data?.name, json.data?.surname]).toEqual([201, name, name])
  })

  it('SEC-61 a text of several lines keeps them', async () => {
    const comment = 'First line\r\nsecond line\tand \u202bmore\u202c'
    const { status, json } = await nameClient({ comment })
    expect([status, json.data?.comment]).toEqual([201, comment])
  })

  it('SEC-61 from before names were checked is still read, and its client is changed', async () => {
    const { id } = (await nameClient({})).json.data
    await world.query('update clients set name = $2 where id = $1 and location_id = 1', [id, 'Ann\nLee'])
    expect((await world.api.get(`/v1/client/1/${id}`, { as: as.owner })).json.data.name).toBe('Ann\nLee')
    const changed = await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { comment: 'x' } })
    expect([changed.status, changed.json.data.name]).toEqual([200, 'Ann\nLee'])
  })
})
