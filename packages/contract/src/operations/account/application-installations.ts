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
    created_at: Instant('Since when'),
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
  summary: 'Locations that connected my application',
  description: 'With the status of each installation, ordered by Location ID.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object(pagesById),
  data: Type.Array(ApplicationInstallation),
  meta: NextId,
})

export const readInstallationActivity = operation({
  ...developer,
  name: 'readInstallationActivity',
  path: '/account/applications/{application_id}/links/{location_id}/trace',
  summary: 'The activity log of an installation of my application',
  description:
    'Every attempt, including rejected ones with their reason, and what is still missing. Works for Locations that never connected it, too.',
  params: ofInstallation,
  data: ActivityLog,
})
