import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addClientCategories, addClients, type DemoClient } from './clients-part.store.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'

const locationId = demo.locations.main

const people = [
  ['Ada', 'Lovelace', 2],
  ['Анна', 'Иванова', 2],
  ['美咲', '佐藤', 2],
  ['José', 'García', 1],
  ['Zoë', 'van Dijk', 2],
  ['محمد', 'الحسن', 1],
  ['Priya', 'Nair', 2],
  ['Łukasz', 'Wójcik', 1],
  ['明', '李', 1],
  ['Noah', "O'Connor", 1],
  ['Дмитрий', 'Петров', 1],
  ['Çağla', 'Yılmaz', 2],
  ['Eleni', 'Παπαδοπούλου', 2],
  ['יעל', 'כהן', 2],
  ['Björn', 'Åkesson', 1],
  ['민서', '김', 0],
] as const

/** Of ten countries; four digits make each a number that exists there. */
const numbers = [
  '+1415555',
  '+7916123',
  '+81901234',
  '+491512345',
  '+3361234',
  '+551191234',
  '+91981234',
  '+4851234',
  '+90532123',
  '+82101234',
]

/** Clients of the main Location with all that a client can have, and the categories they are in. */
export async function seedClients(ctx: Context, tx: Tx): Promise<void> {
  const { regular, vip, student, friend } = demo.clientCategories
  await addClientCategories(tx, locationId, [
    { id: regular, title: 'Regular', color: '#2f7d5b' },
    { id: vip, title: 'VIP', color: '#b8860b' },
    { id: student, title: 'Student', color: '#3b6ea5' },
    { id: friend, title: 'Friend of the house', color: '#a5476f' },
  ])
  const random = seededRandom(20_260_131)
  const clients = Array.from({ length: demo.clients.count }, (_, index) => makeClient(index + 1, random))
  await addClients(tx, { locationId, clients, at: ctx.clock.now() })
  await reserveIds(tx, ['client_categories', 'clients'])
}

type Random = (below: number) => number

function makeClient(id: number, random: Random): DemoClient {
  const known = [demo.clients.first, demo.clients.second, demo.clients.third][id - 1]
  const [name, surname, gender] = people[(id - 1) % people.length] as (typeof people)[number]
  const spent = random(300_000) / 100
  return {
    id,
    name: known?.name ?? name,
    surname: known?.surname ?? (id > people.length ? `${surname} ${id}` : surname),
    phone: known?.phone ?? phoneOf(id),
    email: known?.email ?? (id % 4 === 0 ? '' : `client-${id}@clients.example`),
    card: id % 3 === 0 ? String(100_000 + id) : '',
    birth_date: id % 5 === 0 ? null : birthDateOf(random),
    comment: id % 7 === 0 ? 'Prefers mornings' : '',
    discount: [0, 0, 5, 10][random(4)] as number,
    gender_id: gender,
    importance_id: id % 10 === 0 ? 3 : random(3),
    sms_check: random(2),
    spent,
    balance: (random(20_000) - 5_000) / 100,
    visits: Math.ceil(spent / 60),
    changed_days_ago: random(365),
    category_ids: [1, 2, 3, 4].filter(() => random(4) === 0),
  }
}

const phoneOf = (id: number) => numbers[id % numbers.length] + String(id).padStart(4, '0')

function birthDateOf(random: Random): string {
  const day = new Date(Date.UTC(1950 + random(56), random(12), 1 + random(28)))
  return day.toISOString().slice(0, 10)
}

/** The same numbers at every start: Lehmer's generator. */
function seededRandom(seed: number): Random {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
