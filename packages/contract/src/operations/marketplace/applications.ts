import Type from 'typebox'
import { anyone, userInAbout } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Shape } from '../../wire.ts'

const LookupRow = Shape({
  slug: Type.String({ description: 'Slug of the entry' }),
  title: Type.String({ description: 'Name to show to people' }),
})

const dictionary = {
  document: 'developer-tools',
  tag: 'App directory',
  method: 'GET',
  isRevalidated: true,
  surface: 'v2',
  access: anyone('the directory is open to everybody'),
  status: 200,
  data: Type.Array(LookupRow),
  errors: [],
} as const

export const listApplicationCategories = operation({
  ...dictionary,
  name: 'listApplicationCategories',
  path: '/marketplace/categories',
  summary: 'List application categories',
  description:
    'Returns the categories. Each application is in one; other operations refer to it by its slug.',
})

export const listNotificationChannels = operation({
  ...dictionary,
  name: 'listNotificationChannels',
  path: '/marketplace/channels',
  summary: 'List notification channels',
  description: 'Returns the channels over which chat bots and SMS aggregators notify clients.',
})

export const listFunctionalities = operation({
  ...dictionary,
  name: 'listFunctionalities',
  path: '/marketplace/functionalities',
  summary: 'List application features',
  description: 'Returns the features that an application can name on its card.',
})

export const listPermissions = operation({
  document: 'developer-tools',
  tag: 'Rights of an application',
  name: 'listPermissions',
  method: 'GET',
  surface: 'v1',
  path: '/company/{company_id}/marketplace/applications/{application_id}/permissions',
  access: userInAbout('company_id', 'edit_users_access', 'application_id'),
  summary: 'List the rights an application declares',
  description:
    'Returns the rights that its system user has in a Location once the installation is confirmed.',
  params: Type.Object({ company_id: Id('Location ID'), application_id: Id('Application ID') }),
  status: 200,
  data: Type.Array(
    Shape({
      slug: Type.String({ description: 'Slug of the right' }),
      title: Type.String({ description: 'Description of the right' }),
      group: Type.String({ description: 'Group of the right' }),
      value: Type.Literal(true, {
        description: 'Always true: rights that the application does not declare are not listed',
      }),
    }),
  ),
  errors: [401, 403, 404, 422],
})
