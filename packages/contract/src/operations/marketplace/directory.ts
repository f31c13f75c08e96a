import Type from 'typebox'
import { anyone } from '../../access.ts'
import { applicationCategorySlugs } from '../../marketplace.ts'
import { operation } from '../../operation.ts'
import { Id, NextId, pagesById, Text } from '../../wire.ts'
import { Plan } from './billing.ts'

export const DirectoryCard = Type.Object(
  {
    id: Id('Application ID'),
    title: Type.String({ description: 'Name of the application' }),
    icon: Type.String({ description: 'URL of a picture' }),
    short_description: Type.String({ description: 'What it does, in one sentence' }),
    description: Type.String({ description: 'What it does, as plain text' }),
    category: Type.String({ description: 'Slug of a category' }),
    country_ids: Type.Array(Type.Integer(), { description: 'Countries where it is offered; empty for all' }),
    price: Type.String({ description: 'Price, as text' }),
    functionalities: Type.Array(Type.String(), { description: 'Its features, as slugs' }),
    partner: Type.String({ description: 'The partner that offers it' }),
    rights: Type.Array(Type.String(), { description: 'Rights that it gets in a Location that connects it' }),
    registration_url: Type.String({
      description: 'Page to which the owner is redirected after connecting; empty for none',
    }),
    user_data: Type.Array(Type.String(), {
      description: 'Personal data of the owner that this page gets; empty for none',
    }),
    tariffs: Type.Array(Plan, { description: 'Plans on offer; empty if it is free on this platform' }),
  },
  { $id: 'DirectoryCard' },
)

const query = Type.Object({
  category: Type.Optional(Type.Enum(applicationCategorySlugs, { description: 'Only this category' })),
  country_id: Type.Optional(Id('Only applications that are offered in this country')),
  text: Type.Optional(Text(100, 'Part of the name or of the short description')),
  ...pagesById,
})
const params = Type.Object({ application_id: Id('Application ID') })

const store = {
  tag: 'App directory',
  method: 'GET',
  access: anyone('the directory is open to everybody'),
  status: 200,
} as const
const onApi = { ...store, document: 'developer-tools', surface: 'v2' } as const
const onApp = { ...store, document: 'account', surface: 'app' } as const

const list = {
  summary: 'List applications in the directory',
  description: 'Returns published and public applications, newest first. Everybody can read them.',
  query,
  data: Type.Array(DirectoryCard),
  meta: NextId,
} as const
const get = {
  summary: 'Get the public card of an application',
  description:
    'Drafts, applications under review, disabled applications and those that are not public have no public card.',
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
