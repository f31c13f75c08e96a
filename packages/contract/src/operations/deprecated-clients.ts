import Type from 'typebox'
import { userIn } from '../access.ts'
import { maxMoney } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation } from '../operation.ts'
import { Count, Flag, Id, Instant, List, Nullable, Page, PageMeta, Shape, Text } from '../wire.ts'
import { Client } from './clients.ts'

const { gender_id, gender, sex_id, sex, importance_id, importance } = Client.properties

const ListedClient = Type.Object(
  {
    id: Id('Client ID'),
    name: Type.String({ description: 'First name, or the whole name' }),
    phone: Type.String({ description: 'Masked for callers without `client_phones_access`' }),
    email: Type.String({ description: 'E-mail address; empty when it is not known' }),
    categories: Type.Union([
      Type.Array(
        Shape({
          id: Id('Category ID'),
          title: Type.String({ description: 'Name of the category' }),
          color: Type.String({ description: '#rrggbb, or empty' }),
        }),
      ),
      Type.Object({}, { description: 'An empty object when there are none' }),
    ]),
    gender_id,
    gender,
    sex_id,
    sex,
    discount: Type.Number({ description: 'In percent' }),
    importance_id,
    importance,
    card: Type.Union([Type.Number(), Type.String()], {
      description:
        'A number; text where a number would lose something (letters, zeros in front, more than 15 digits); empty when there is none',
    }),
    birth_date: Nullable(
      Type.String({ format: 'date', description: 'Day of birth; null when it is not known' }),
    ),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    sms_check: Flag('1 birthday SMS, 0 none'),
    sms_not: Flag('1 excluded from SMS mailings, 0 not'),
    spent: Type.Number({ description: 'What the visits have cost in all' }),
    balance: Type.Number({ description: 'Balance of the personal account; negative for a debt' }),
    visits: Type.Integer({ description: 'How many Visits the client has come to' }),
    last_change_date: Instant("Last change, in the Location's offset"),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Fields of your own, as they were sent',
    }),
  },
  { $id: 'ListedClient' },
)

const Amount = (description: string) => Type.Number({ minimum: -maxMoney, maximum: maxMoney, description })

export const listClients = operation({
  document: 'general',
  tag: 'Clients',
  surface: 'v1',
  access: userIn('location_id', 'clients_access'),
  name: 'listClients',
  method: 'GET',
  path: '/clients/{location_id}',
  deprecated: true,
  summary: 'Clients',
  description:
    'Use `POST /company/{company_id}/clients/search` instead. Ordered by id; with `changed_after` or `changed_before` by the time of the change, with `paid_min` or `paid_max` by the amount. Callers without `client_phones_access` cannot filter by `phone` (403). The total of a filter above 5,000 may be up to a minute old.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    fullname: Type.Optional(Text(255, 'Part of the name')),
    phone: Type.Optional(Text(40, 'Part of the number; only its digits count')),
    email: Type.Optional(Text(255, 'Part of the e-mail')),
    card: Type.Optional(Text(100, 'Part of the card number')),
    paid_min: Type.Optional(Amount('Least amount paid')),
    paid_max: Type.Optional(Amount('Greatest amount paid')),
    id: Type.Optional(List(Id('Client ID'), 'Only these clients', 1000)),
    changed_after: Type.Optional(Moment('Changed then or later')),
    changed_before: Type.Optional(Moment('Changed then or earlier')),
    page: Page,
    count: Count(25, 300),
  }),
  status: 200,
  data: Type.Array(ListedClient),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})
