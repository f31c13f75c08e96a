import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { maxMoney } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation } from '../operation.ts'
import { Count, Flag, Id, Instant, List, Nullable, Page, PageMeta, Shape, Text } from '../wire.ts'
import { Client } from './clients.ts'

const { gender_id, gender, sex_id, sex, importance_id, importance } = Client.properties

const ListedClient = Type.Object(
  {
    id: Id('Client ID'),
    name: Type.String({ description: 'First name, or the full name' }),
    phone: Type.String({ description: 'Phone number; masked for callers without `client_phones_access`' }),
    email: Type.String({ description: 'E-mail address; empty if unknown' }),
    categories: Type.Union([
      Type.Array(
        Shape({
          id: Id('Category ID'),
          title: Type.String({ description: 'Name of the category' }),
          color: Type.String({ description: 'Colour as #rrggbb, or empty' }),
        }),
      ),
      Type.Object({}, { description: 'An empty object if there are none' }),
    ]),
    gender_id,
    gender,
    sex_id,
    sex,
    discount: Type.Number({ description: 'Discount in percent' }),
    importance_id,
    importance,
    card: Type.Union([Type.Number(), Type.String()], {
      description:
        'Card number, as a number; as text if a number cannot represent it (letters, leading zeros, more than 15 digits); empty if there is none',
    }),
    birth_date: Nullable(Type.String({ format: 'date', description: 'Date of birth; null if unknown' })),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    sms_check: Flag('1 if the client gets an SMS on their birthday, otherwise 0'),
    sms_not: Flag('1 if the client is excluded from SMS mailings, otherwise 0'),
    spent: Type.Number({ description: 'Total cost of all visits' }),
    balance: Type.Number({ description: 'Balance of the personal account; negative for a debt' }),
    visits: Type.Integer({ description: 'Number of Visits the client has attended' }),
    last_change_date: Instant("Last change, in the Location's offset"),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Your own fields, as they were sent',
    }),
  },
  { $id: 'ListedClient' },
)

const Amount = (description: string) => Type.Number({ minimum: -maxMoney, maximum: maxMoney, description })

export const listClients = operation({
  document: 'general',
  tag: 'Clients',
  surface: 'v1',
  access: userOrPersonIn('location_id', 'clients_access'),
  name: 'listClients',
  method: 'GET',
  path: '/clients/{location_id}',
  deprecated: true,
  summary: 'List clients',
  description:
    'Use `POST /company/{company_id}/clients/search` instead. Clients are ordered by id; with `changed_after` or `changed_before` by the time of the change, with `paid_min` or `paid_max` by the amount. Callers without `client_phones_access` cannot filter by `phone` (403). The total of a filter above 5,000 can be up to a minute old.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    fullname: Type.Optional(Text(255, 'Part of the name; case and accents are ignored')),
    phone: Type.Optional(Text(40, 'Part of the phone number; only digits are compared')),
    email: Type.Optional(Text(255, 'Part of the e-mail address')),
    card: Type.Optional(Text(100, 'Part of the card number')),
    paid_min: Type.Optional(Amount('Minimum amount paid')),
    paid_max: Type.Optional(Amount('Maximum amount paid')),
    id: Type.Optional(List(Id('Client ID'), 'Only these clients', 1000)),
    changed_after: Type.Optional(Moment('Changed at this time or later')),
    changed_before: Type.Optional(Moment('Changed at this time or earlier')),
    page: Page,
    count: Count(25, 300),
  }),
  status: 200,
  data: Type.Array(ListedClient),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})
