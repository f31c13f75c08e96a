import Type, { type TSchema } from 'typebox'
import { userIn } from '../access.ts'
import { maxMoney } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation, recordBodyLimit } from '../operation.ts'
import { Id, PageMeta, Shape, Text } from '../wire.ts'
import { BirthDay, Client } from './clients.ts'

/** The filters of the search, by the type of their state. */
export const clientFilters = {
  text: ['quick_search', 'name', 'phone', 'email', 'card'],
  list: ['id', 'category', 'importance', 'gender'],
  numbers: ['spent', 'paid', 'balance', 'visits'],
  days: ['birth_date'],
  moments: ['changed_date'],
} as const

const range = <S extends TSchema>(from: S, to: S) =>
  Shape({ from: Type.Optional(from), to: Type.Optional(to) })
const Amount = Type.Number({ minimum: -maxMoney, maximum: maxMoney })

/** The schema of the state of each type of filter. */
export const clientFilterStates = {
  text: Shape({ value: Text(255, 'A part') }),
  list: Shape({
    value: Type.Array(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 1000 }),
  }),
  numbers: range(Amount, Amount),
  days: range(BirthDay('First day'), BirthDay('Last day')),
  moments: range(Moment('Then or later'), Moment('Then or earlier')),
}

const clientOrders = ['id', 'name', 'phone', 'email', 'last_change_date', 'spent', 'paid', 'visits'] as const
export type ClientOrder = (typeof clientOrders)[number]

const filterTypes = Object.values(clientFilters).flat()
const fieldNames = Object.keys(Client.properties)

const either = (words: readonly string[], description: string) =>
  Type.Optional(
    Type.Enum([...words, ...words.map(word => word.toLowerCase())], { default: words[0], description }),
  )

export const searchClients = operation({
  document: 'general',
  tag: 'Clients',
  surface: 'v1',
  access: userIn('company_id', 'clients_access'),
  name: 'searchClients',
  method: 'POST',
  onlyReads: true,
  path: '/company/{company_id}/clients/search',
  summary: 'Find clients',
  description: [
    'The state of a filter depends on its type:',
    '- `name`, `phone`, `email`, `card`, `quick_search` (any of these four): `{value}`, a part, taken literally; letters match in either case, of a phone the digits count',
    '- `id`, `category`, `importance`, `gender`: `{value}`, one number or a list, of which one must fit',
    '- `spent`, `paid`, `balance`, `visits`: `{from, to}`, numbers, both included, either may be absent',
    '- `birth_date`: `{from, to}`, days · `changed_date`: `{from, to}`, days or moments',
    '',
    'Callers without `client_phones_access` cannot filter or order by `phone` (403), and `quick_search` leaves phones out for them. A total above 5,000 may be up to a minute old.',
  ].join('\n'),
  params: Type.Object({ company_id: Id('Location ID') }),
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    page: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, default: 1, description: 'Page number, from 1' }),
    ),
    page_size: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 300, default: 25, description: 'Clients per page' }),
    ),
    fields: Type.Optional(
      Type.Array(Type.Enum(fieldNames), { maxItems: 100, description: 'What to answer; absent: everything' }),
    ),
    order_by: Type.Optional(
      Type.Enum([...clientOrders], { default: 'id', description: 'By which field the clients are ordered' }),
    ),
    order_by_direction: either(['ASC', 'DESC'], 'Ascending or descending'),
    operation: either(['AND', 'OR'], 'Whether all filters must fit, or one'),
    filters: Type.Optional(
      Type.Array(
        Shape({
          type: Type.Enum(filterTypes, { description: 'What is looked at' }),
          state: Shape(
            {
              value: Type.Optional(
                Type.Unknown({ description: 'A part of a text, or one number or several' }),
              ),
              from: Type.Optional(Type.Unknown({ description: 'The least, included' })),
              to: Type.Optional(Type.Unknown({ description: 'The greatest, included' })),
            },
            'What it must be; its form depends on `type`',
          ),
        }),
        { maxItems: 50, description: 'What the clients must be like' },
      ),
    ),
  }),
  status: 200,
  data: Type.Array(Type.Partial(Client)),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})
