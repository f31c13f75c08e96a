import Type from 'typebox'
import { userIn } from '../access.ts'
import { Money, Percent, Price } from '../amounts.ts'
import { CustomFields } from '../custom-fields.ts'
import { ContactEmail } from '../email-address.ts'
import { bulkBodyLimit, operation, recordBodyLimit } from '../operation.ts'
import {
  Flag,
  Id,
  Instant,
  maxMomentLength,
  NoData,
  Nullable,
  Shape,
  Text,
  Title,
  UniqueList,
} from '../wire.ts'
import { lookupTable } from './lookup-table.ts'

const ClientCategory = Type.Object(
  {
    id: Id('Category ID'),
    title: Type.String({ description: 'Name of the category' }),
    color: Type.String({ description: '#rrggbb, or empty' }),
  },
  { $id: 'ClientCategory' },
)

export const labels = lookupTable({
  tag: 'Client categories',
  path: '/labels/{company_id}',
  right: 'clients_access',
  names: { list: 'listLabels', create: 'createLabel' },
  summaries: { list: 'Client categories', create: 'Create a client category' },
  descriptions: {
    list: 'What clients are sorted by, such as Regular; a client may be in several.',
    create: 'Clients can be put into it from then on.',
  },
  item: ClientCategory,
  body: Type.Object({
    title: Title(255, 'Its name, as people read it'),
    color: Type.Optional(
      Type.Refine(
        Type.String({ maxLength: 7, 'x-pattern': '^(#[0-9a-fA-F]{6})?$', description: 'Color, #rrggbb' }),
        color => /^(#[0-9a-f]{6})?$/i.test(color),
        () => 'must be a color such as #1f7a4d',
      ),
    ),
  }),
})

const day = '[1-9]\\d{3}-\\d{2}-\\d{2}'

/** A date; with `mayBeEmpty`, an empty text is also allowed. */
export const BirthDay = (description: string, { mayBeEmpty = false } = {}) =>
  Type.Refine(
    Type.String({
      maxLength: maxMomentLength,
      'x-pattern': mayBeEmpty ? `^(${day})?$` : `^${day}$`,
      description: `${description}, YYYY-MM-DD`,
    }),
    text => (mayBeEmpty && text === '') || isDay(text),
    () => 'must be a date such as 1990-01-31',
  )

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1000') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const gender = '0 unknown, 1 male, 2 female'
const importance = '0 none, 1 bronze, 2 silver, 3 gold'
const Gender = Type.Integer({ minimum: 0, maximum: 2, description: gender })
const Importance = Type.Integer({ minimum: 0, maximum: 3, description: importance })

export const Client = Type.Object(
  {
    id: Id('Client ID'),
    name: Type.String({ description: 'First name, or the whole name' }),
    surname: Type.String({ description: 'Surname; empty when it is not known' }),
    patronymic: Type.String({ description: 'Patronymic; empty when there is none' }),
    display_name: Type.String({ description: 'Name, patronymic and surname' }),
    phone: Type.String({
      description: 'E.164; callers without `client_phones_access` see it masked, as +1415***02',
    }),
    email: Type.String({ description: 'E-mail address; empty when it is not known' }),
    card: Type.String({ description: 'Number of the client card' }),
    birth_date: Nullable(
      Type.String({ format: 'date', description: 'Day of birth; null when it is not known' }),
    ),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    discount: Type.Number({ description: 'In percent' }),
    visits: Type.Integer({ description: 'How many Visits the client has come to' }),
    sex_id: Gender,
    sex: Type.String({ description: '`gender_id` in words' }),
    gender_id: Gender,
    gender: Type.String({ description: '`gender_id` in words' }),
    sms_check: Flag('1 birthday SMS'),
    sms_bot: Flag('1 messages of the bot'),
    sms_not: Flag('1 excluded from SMS mailings'),
    spent: Type.Number({ description: 'What the visits have cost in all' }),
    paid: Type.Number({ description: 'What of it is paid' }),
    balance: Type.Number({ description: 'Balance of the personal account; negative for a debt' }),
    importance_id: Importance,
    importance: Type.String({ description: '`importance_id` in words' }),
    categories: Type.Array(
      Shape({
        id: Id('Category ID'),
        title: Type.String({ description: 'Name of the category' }),
        color: Type.String({ description: '#rrggbb, or empty' }),
      }),
      { description: 'The categories that the team has put the client into' },
    ),
    last_change_date: Instant("Last change, in the Location's offset"),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Fields of your own, as they were sent',
    }),
  },
  { $id: 'Client' },
)

/** Older clients send digits as a number. */
const WholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const fields = {
  name: Title(255, 'The name, as people read it'),
  phone: Type.Union(
    [Type.String({ maxLength: 40, 'x-min-length': 1, description: 'Phone number' }), WholeNumber],
    {
      description: 'International, or national of the country of the Location; no two clients share one',
    },
  ),
  surname: Type.Optional(Text(255, 'Family name')),
  patronymic: Type.Optional(Text(255, 'Name after the father, where people have one')),
  email: Type.Optional(ContactEmail('E-mail address')),
  gender_id: Type.Optional(Gender),
  sex_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: 'The older name of gender_id' })),
  importance_id: Type.Optional(Importance),
  discount: Type.Optional(Percent('Discount in percent')),
  card: Type.Optional(
    Type.Union([Text(100, 'The number on the card'), WholeNumber], {
      description: 'Number of the client card',
    }),
  ),
  birth_date: Type.Optional(Nullable(BirthDay('Null or empty for unknown; else', { mayBeEmpty: true }))),
  comment: Type.Optional(Text(10_000, 'A note for the team')),
  spent: Type.Optional(Price('What the client has spent here until now')),
  paid: Type.Optional(Price('What of it is paid; absent where `spent` is sent: all of it')),
  balance: Type.Optional(Money('Balance of the personal account')),
  sms_check: Type.Optional(Flag('1 birthday SMS')),
  sms_not: Type.Optional(Flag('1 excluded from SMS mailings')),
  categories: Type.Optional(
    UniqueList(Id('Category ID'), { maxItems: 100, description: 'IDs of GET /labels' }),
  ),
  custom_fields: Type.Optional(CustomFields),
}

/** The fields of a new client, alone or in a list. */
const NewClient = Type.Object(fields)

const clients = {
  document: 'general',
  tag: 'Clients',
  surface: 'v1',
  access: userIn('company_id', 'clients_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofClient = Type.Object({ company_id: Id('Location ID'), client_id: Id('Client ID') })

export const createClient = operation({
  ...clients,
  name: 'createClient',
  method: 'POST',
  path: '/clients/{company_id}',
  summary: 'Create a client',
  description: 'A phone that another client of the Location has is 409.',
  params: ofLocation,
  bodyLimit: recordBodyLimit,
  body: NewClient,
  status: 201,
  data: Client,
  errors: [401, 403, 404, 409, 422],
})

export const createClients = operation({
  ...clients,
  name: 'createClients',
  method: 'POST',
  path: '/clients/{company_id}/bulk',
  summary: 'Create several clients',
  description:
    'Up to 300, each as in `POST /clients/{company_id}`. Each stands alone: those that cannot be created are in `errors`, with their place in the list (from 0), and the others are created in the order of the list.',
  params: ofLocation,
  bodyLimit: bulkBodyLimit,
  body: Type.Array(Type.Unknown({ description: 'A new client' }), { maxItems: 300 }),
  status: 200,
  data: Shape({
    created: Type.Array(Client, { description: 'The clients that were created, in the order of the list' }),
    errors: Type.Array(
      Shape({
        index: Type.Integer({ description: 'Its place in the list, from 0' }),
        message: Type.String({ description: 'Why it was not created' }),
        errors: Type.Optional(
          Type.Record(Type.String(), Type.Array(Type.String()), {
            description: 'What was wrong with each field, by its name',
          }),
        ),
      }),
      { description: 'Those that could not be created' },
    ),
  }),
  errors: [401, 403, 404, 413, 422],
})

const one = { ...clients, path: '/client/{company_id}/{client_id}', params: ofClient } as const

export const getClient = operation({
  ...one,
  name: 'getClient',
  method: 'GET',
  summary: 'One client',
  description: 'With what the client has spent and owes, and the fields of your own.',
  status: 200,
  data: Client,
  errors: [401, 403, 404],
})

export const updateClient = operation({
  ...one,
  name: 'updateClient',
  method: 'PUT',
  summary: 'Change a client',
  description: 'Only the fields that are sent change.',
  bodyLimit: recordBodyLimit,
  body: Type.Partial(NewClient),
  status: 200,
  data: Client,
  errors: [401, 403, 404, 409, 422],
})

export const deleteClient = operation({
  ...one,
  name: 'deleteClient',
  method: 'DELETE',
  summary: 'Delete a client',
  description: 'The appointments stay. The phone is free for a new client.',
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
