import Type, { type TSchema } from 'typebox'
import { userOrPersonIn } from '../access.ts'
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

/** Each compares up to ten texts of every client. */
export const maxQuickSearches = 3

const range = <S extends TSchema>(from: S, to: S) =>
  Shape({ from: Type.Optional(from), to: Type.Optional(to) })
/** A number, a date or a time. */
const Bound = Type.Union([Type.String(), Type.Number()])
const Amount = Type.Number({ minimum: -maxMoney, maximum: maxMoney })

/** The schema of the state of each type of filter. */
export const clientFilterStates = {
  text: Shape({ value: Text(255, 'Part of the text') }),
  list: Shape({
    value: Type.Array(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 1000 }),
  }),
  numbers: range(Amount, Amount),
  days: range(BirthDay('First day'), BirthDay('Last day')),
  moments: range(Moment('At this time or later'), Moment('At this time or earlier')),
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
  access: userOrPersonIn('company_id', 'clients_access'),
  name: 'searchClients',
  method: 'POST',
  onlyReads: true,
  path: '/company/{company_id}/clients/search',
  summary: 'Search clients',
  description: [
    'The state of a filter depends on its type:',
    '- `name`, `phone`, `email`, `card`: `{value}`, part of the text, without wildcards; case is ignored, in a name accents too, and for a phone only the digits are compared',
    '- `quick_search`: `{value}`, for any of these four. A name has every word, in any order, of which the first eight count. Phones are compared if the value looks like one: digits, spaces, and the signs + - . / ( ). A search has at most three of these filters',
    '- `id`, `category`, `importance`, `gender`: `{value}`, a number, or a list of which one must match',
    '- `spent`, `paid`, `balance`, `visits`: `{from, to}`, numbers, both inclusive and optional',
    '- `birth_date`: `{from, to}`, dates · `changed_date`: `{from, to}`, dates, with or without a time',
    '',
    'Callers without `client_phones_access` cannot filter or order by `phone` (403), and their `quick_search` ignores phones. A total above 5,000 can be up to a minute old.',
  ].join('\n'),
  params: Type.Object({ company_id: Id('Location ID') }),
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    page: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, default: 1, description: 'Page number, starting at 1' }),
    ),
    page_size: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 300, default: 25, description: 'Clients per page' }),
    ),
    fields: Type.Optional(
      Type.Array(Type.Enum(fieldNames), { maxItems: 100, description: 'Fields to return; if omitted, all' }),
    ),
    order_by: Type.Optional(
      Type.Enum([...clientOrders], { default: 'id', description: 'Field to order by' }),
    ),
    order_by_direction: either(['ASC', 'DESC'], 'Ascending or descending order'),
    operation: either(['AND', 'OR'], 'Whether all filters must match, or any one'),
    filters: Type.Optional(
      Type.Array(
        Shape({
          type: Type.Enum(filterTypes, { description: 'Type of the filter' }),
          state: Shape(
            {
              value: Type.Optional(
                Type.Unknown({
                  description: 'Part of a text, a number, or a list of numbers',
                  'x-shape': Type.Union([Type.String(), Type.Number(), Type.Array(Type.Number())]),
                }),
              ),
              from: Type.Optional(Type.Unknown({ description: 'Minimum, inclusive', 'x-shape': Bound })),
              to: Type.Optional(Type.Unknown({ description: 'Maximum, inclusive', 'x-shape': Bound })),
            },
            'Value to compare with; its format depends on `type`',
          ),
        }),
        { maxItems: 50, description: 'Conditions that the clients have to meet' },
      ),
    ),
  }),
  status: 200,
  data: Type.Array(Type.Partial(Client)),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})
