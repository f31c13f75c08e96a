import Type from 'typebox'
import { anyone, userInAbout } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Shape } from '../../wire.ts'

const LookupRow = Shape({
  slug: Type.String({ description: 'The name for programs' }),
  title: Type.String({ description: 'The name for people' }),
})

const dictionary = {
  document: 'developer-tools',
  tag: 'Application store',
  method: 'GET',
  isRevalidated: true,
  surface: 'v2',
  access: anyone('the store is open to everybody'),
  status: 200,
  data: Type.Array(LookupRow),
  errors: [],
} as const

export const listApplicationCategories = operation({
  ...dictionary,
  name: 'listApplicationCategories',
  path: '/marketplace/categories',
  summary: 'Categories of applications',
  description: 'Each application is in one. The slug is what other operations take.',
})

export const listNotificationChannels = operation({
  ...dictionary,
  name: 'listNotificationChannels',
  path: '/marketplace/channels',
  summary: 'Notification channels',
  description: 'Over which chat bots and SMS aggregators tell clients something.',
})

export const listFunctionalities = operation({
  ...dictionary,
  name: 'listFunctionalities',
  path: '/marketplace/functionalities',
  summary: 'Functionalities of applications',
  description: 'What the card of an application says that it can do.',
})

export const listPermissions = operation({
  document: 'developer-tools',
  tag: 'Marketplace installation',
  name: 'listPermissions',
  method: 'GET',
  surface: 'v1',
  path: '/company/{company_id}/marketplace/applications/{application_id}/permissions',
  access: userInAbout('company_id', 'edit_users_access', 'application_id'),
  summary: 'The rights an application declares',
  description: 'What its system user may do in the Location once the installation is confirmed.',
  params: Type.Object({ company_id: Id('Location ID'), application_id: Id('Application ID') }),
  status: 200,
  data: Type.Array(
    Shape({
      slug: Type.String({ description: 'The right as programs know it' }),
      title: Type.String({ description: 'The right in words' }),
      group: Type.String({ description: 'What the right is about' }),
      value: Type.Literal(true, { description: 'The application declares it; others are not listed' }),
    }),
  ),
  errors: [401, 403, 404, 422],
})
