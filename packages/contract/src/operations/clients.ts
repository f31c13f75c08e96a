import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { Money, Percent, Price } from '../amounts.ts'
import { CustomFields } from '../custom-fields.ts'
import { ContactEmail } from '../email-address.ts'
import { bulkBodyLimit, operation, recordBodyLimit } from '../operation.ts'
import {
  Flag,
  Id,
  Instant,
  maxMomentLength,
  NameOrEmpty,
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
    color: Type.String({ description: 'Colour as #rrggbb, or empty' }),
  },
  { $id: 'ClientCategory' },
)

const categoryBody = Type.Object({
  title: Title(255, 'Name, as people see it'),
  color: Type.Optional(
    Type.Refine(
      Type.String({ maxLength: 7, 'x-pattern': '^(#[0-9a-fA-F]{6})?$', description: 'Colour, #rrggbb' }),
      color => /^(#[0-9a-f]{6})?$/i.test(color),
      () => 'must be a color such as #1f7a4d',
    ),
  ),
})

const category = {
  document: 'general',
  tag: 'Client categories',
  surface: 'v1',
  path: '/labels/{company_id}/{label_id}',
  access: userOrPersonIn('company_id', 'clients_access'),
  params: Type.Object({ company_id: Id('Location ID'), label_id: Id('Category ID') }),
} as const

const categoryLists = lookupTable({
  tag: 'Client categories',
  path: '/labels/{company_id}',
  right: 'clients_access',
  names: { list: 'listLabels', create: 'createLabel' },
  summaries: { list: 'List client categories', create: 'Create a client category' },
  descriptions: {
    list: 'Returns the categories of the Location, such as Regular. A client can be in several.',
    create: 'Clients can then be added to the category.',
  },
  item: ClientCategory,
  body: categoryBody,
})

export const labels = {
  ...categoryLists,
  update: operation({
    ...category,
    name: 'updateLabel',
    method: 'PUT',
    summary: 'Update a client category',
    description:
      'Only the fields that are sent change. Its clients show the new name; no event is created for them.',
    body: Type.Partial(categoryBody),
    status: 200,
    data: ClientCategory,
    errors: [401, 403, 404, 422],
  }),
  delete: operation({
    ...category,
    name: 'deleteLabel',
    method: 'DELETE',
    summary: 'Delete a client category',
    description: 'Its clients stay, without the category; no event is created for them.',
    status: 204,
    data: NoData,
    errors: [401, 403, 404],
  }),
}

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
    name: Type.String({ description: 'First name, or the full name' }),
    surname: Type.String({ description: 'Surname; empty if unknown' }),
    patronymic: Type.String({ description: 'Patronymic; empty if there is none' }),
    display_name: Type.String({ description: 'Name, patronymic and surname' }),
    phone: Type.String({
      description:
        'Phone number in E.164 format; masked for callers without `client_phones_access`, as +1415***02',
    }),
    email: Type.String({ description: 'E-mail address; empty if unknown' }),
    card: Type.String({ description: 'Number of the client card' }),
    birth_date: Nullable(Type.String({ format: 'date', description: 'Date of birth; null if unknown' })),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    discount: Type.Number({ description: 'Discount in percent' }),
    visits: Type.Integer({ description: 'Number of Visits the client has attended' }),
    sex_id: Gender,
    sex: Type.String({ description: '`gender_id` as text' }),
    gender_id: Gender,
    gender: Type.String({ description: '`gender_id` as text' }),
    sms_check: Flag('1 if the client gets an SMS on their birthday'),
    sms_bot: Flag('1 if the client gets messages from the bot'),
    sms_not: Flag('1 if the client is excluded from SMS mailings'),
    spent: Type.Number({ description: 'Total cost of all visits' }),
    paid: Type.Number({ description: 'How much of it is paid' }),
    balance: Type.Number({ description: 'Balance of the personal account; negative for a debt' }),
    importance_id: Importance,
    importance: Type.String({ description: '`importance_id` as text' }),
    categories: Type.Array(
      Shape({
        id: Id('Category ID'),
        title: Type.String({ description: 'Name of the category' }),
        color: Type.String({ description: 'Colour as #rrggbb, or empty' }),
      }),
      { description: 'Categories of the client' },
    ),
    last_change_date: Instant("Last change, in the Location's offset"),
    custom_fields: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Your own fields, as they were sent',
    }),
  },
  { $id: 'Client' },
)

/** Older clients send digits as a number. */
const WholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const fields = {
  name: Title(255, 'Name, as people see it'),
  phone: Type.Union(
    [Type.String({ maxLength: 40, 'x-min-length': 1, description: 'Phone number' }), WholeNumber],
    {
      description:
        "Phone number in international format, or in the national format of the Location's country; unique in the Location",
    },
  ),
  surname: Type.Optional(NameOrEmpty(255, 'Family name')),
  patronymic: Type.Optional(NameOrEmpty(255, 'Name after the father, where people have one')),
  email: Type.Optional(ContactEmail('E-mail address')),
  gender_id: Type.Optional(Gender),
  sex_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: 'Older name of gender_id' })),
  importance_id: Type.Optional(Importance),
  discount: Type.Optional(Percent('Discount in percent')),
  card: Type.Optional(
    Type.Union([Text(100, 'Card number'), WholeNumber], {
      description: 'Number of the client card',
    }),
  ),
  birth_date: Type.Optional(Nullable(BirthDay('Null or empty for unknown; otherwise', { mayBeEmpty: true }))),
  comment: Type.Optional(Text(10_000, 'Note for the team')),
  spent: Type.Optional(Price('What the client has spent here so far')),
  paid: Type.Optional(Price('How much of it is paid; if omitted when `spent` is sent, all of it')),
  balance: Type.Optional(Money('Balance of the personal account')),
  sms_check: Type.Optional(Flag('1 if the client gets an SMS on their birthday')),
  sms_not: Type.Optional(Flag('1 if the client is excluded from SMS mailings')),
  categories: Type.Optional(
    UniqueList(Id('Category ID'), { maxItems: 100, description: 'IDs of GET /labels' }),
  ),
  custom_fields: Type.Optional(CustomFields),
}

const phoneLimits =
  'Callers without `client_phones_access` can send 1,000 phones per hour, 20 of them taken; then any phone is 429.'

/** The fields of a new client, alone or in a list. */
const NewClient = Type.Object(fields)

const clients = {
  document: 'general',
  tag: 'Clients',
  surface: 'v1',
  access: userOrPersonIn('company_id', 'clients_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofClient = Type.Object({ company_id: Id('Location ID'), client_id: Id('Client ID') })

export const createClient = operation({
  ...clients,
  name: 'createClient',
  method: 'POST',
  path: '/clients/{company_id}',
  summary: 'Create a client',
  description: `Returns 409 if another client of the Location has the phone number. ${phoneLimits}`,
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
    'Creates up to 300 clients, each as in `POST /clients/{company_id}`. Clients that cannot be created are in `errors`, with their index in the list; the others are created in the order of the list.',
  params: ofLocation,
  bodyLimit: bulkBodyLimit,
  body: Type.Array(Type.Unknown({ description: 'A new client', 'x-shape': NewClient }), { maxItems: 300 }),
  status: 200,
  data: Shape({
    created: Type.Array(Client, { description: 'The clients that were created, in the order of the list' }),
    errors: Type.Array(
      Shape({
        index: Type.Integer({ description: 'Index in the list, starting at 0' }),
        message: Type.String({ description: 'Why it was not created' }),
        errors: Type.Optional(
          Type.Record(Type.String(), Type.Array(Type.String()), {
            description: 'Messages for each invalid field, by field name',
          }),
        ),
      }),
      { description: 'Clients that could not be created' },
    ),
  }),
  errors: [401, 403, 404, 413, 422],
})

const one = { ...clients, path: '/client/{company_id}/{client_id}', params: ofClient } as const

export const getClient = operation({
  ...one,
  name: 'getClient',
  method: 'GET',
  summary: 'Get a client',
  description: 'Returns the client with the amounts spent and owed, and your own fields.',
  status: 200,
  data: Client,
  errors: [401, 403, 404],
})

export const updateClient = operation({
  ...one,
  name: 'updateClient',
  method: 'PUT',
  summary: 'Update a client',
  description: `Only the fields that are sent change. Returns 409 if another client of the Location has the phone number. ${phoneLimits}`,
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
  description: 'Appointments are kept. The phone number can be used for a new client.',
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
