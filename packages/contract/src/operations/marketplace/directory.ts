import Type from 'typebox'
import { anyone } from '../../access.ts'
import { applicationCategorySlugs } from '../../marketplace.ts'
import { operation } from '../../operation.ts'
import { Id, NextId, pagesById, Text } from '../../wire.ts'
import { Tariff } from './billing.ts'

export const DirectoryCard = Type.Object(
  {
    id: Id('Application ID'),
    title: Type.String({ description: 'Name of the application' }),
    icon: Type.String({ description: 'Address of a picture' }),
    short_description: Type.String({ description: 'What it does, in one sentence' }),
    description: Type.String({ description: 'What it does, as plain text' }),
    category: Type.String({ description: 'Slug of a category' }),
    country_ids: Type.Array(Type.Integer(), { description: 'Where it is offered; empty for everywhere' }),
    price: Type.String({ description: 'In words' }),
    functionalities: Type.Array(Type.String(), { description: 'Its features, as slugs' }),
    partner: Type.String({ description: 'Who makes it' }),
    rights: Type.Array(Type.String(), { description: 'What it may do in a Location that connects it' }),
    registration_url: Type.String({
      description: 'Where the owner is sent after connecting; empty when the browser stays here',
    }),
    user_data: Type.Array(Type.String(), {
      description: 'The personal data of the owner that is handed over there; empty for none',
    }),
    tariffs: Type.Array(Tariff, { description: 'What it costs; empty when it is free here' }),
  },
  { $id: 'DirectoryCard' },
)

const query = Type.Object({
  category: Type.Optional(Type.Enum(applicationCategorySlugs, { description: 'Only this category' })),
  country_id: Type.Optional(Id('Only what is offered in this country')),
  text: Type.Optional(Text(100, 'A part of the name or of the short description')),
  ...pagesById,
})
const params = Type.Object({ application_id: Id('Application ID') })

const store = {
  tag: 'Application store',
  method: 'GET',
  access: anyone('the store is open to everybody'),
  status: 200,
} as const
const onApi = { ...store, document: 'developer-tools', surface: 'v2' } as const
const onApp = { ...store, document: 'account', surface: 'app' } as const

const list = {
  summary: 'Applications in the store',
  description: 'What is published and public, the newest first, for everybody to read.',
  query,
  data: Type.Array(DirectoryCard),
  meta: NextId,
} as const
const get = {
  summary: 'The public card of an application',
  description: 'Drafts, applications under review, disabled ones and those that are not public have none.',
  params,
  data: DirectoryCard,
} as const

export const listStoreApplications = operation({
  ...onApi,
  ...list,
  name: 'listStoreApplications',
  path: '/appstore/applications',
  errors: [422],
})

export const getStoreApplication = operation({
  ...onApi,
  ...get,
  name: 'getStoreApplication',
  path: '/appstore/applications/{application_id}',
  errors: [404, 422],
})

/** The same on the app listener, for the pages of the app directory. */
export const listStoreApplicationsForPages = operation({
  ...onApp,
  ...list,
  name: 'listStoreApplicationsForPages',
  path: '/account/store/applications',
  errors: [422],
})

export const getStoreApplicationForPages = operation({
  ...onApp,
  ...get,
  name: 'getStoreApplicationForPages',
  path: '/account/store/applications/{application_id}',
  errors: [404, 422],
})
