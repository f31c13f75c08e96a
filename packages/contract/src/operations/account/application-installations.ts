import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, pagesById } from '../../wire.ts'
import { ActivityLog, FrozenBy, FrozenSince, ofInstallation } from '../marketplace/installations.ts'

export const ApplicationInstallation = Type.Object(
  {
    location_id: Id('Location ID'),
    location: Type.String({ description: 'Name of the Location' }),
    status: Type.Enum(['pending', 'active', 'freezed'], { description: 'Status of the installation' }),
    frozen_by: FrozenBy,
    frozen_since: FrozenSince,
    created_at: Instant('When this status began'),
  },
  { $id: 'ApplicationInstallation' },
)

const developer = {
  document: 'account',
  tag: 'Applications',
  surface: 'app',
  access: person,
  method: 'GET',
  status: 200,
  errors: [401, 404, 422],
} as const

export const listInstallations = operation({
  ...developer,
  name: 'listInstallations',
  path: '/account/applications/{application_id}/links',
  summary: 'List the Locations that connected my application',
  description: 'Returns the status of each installation, ordered by Location ID.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object(pagesById),
  data: Type.Array(ApplicationInstallation),
  meta: NextId,
})

export const readInstallationActivity = operation({
  ...developer,
  name: 'readInstallationActivity',
  path: '/account/applications/{application_id}/links/{location_id}/trace',
  summary: 'Get the activity log of an installation of my application',
  description:
    'Returns every attempt, including rejected ones with their reason, and what is still missing. Also works for Locations that have never connected the application.',
  params: ofInstallation,
  data: ActivityLog,
})
