import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, pagesById } from '../../wire.ts'
import { ActivityLog, FrozenBy, FrozenSince, ofInstallation } from '../marketplace/installations.ts'

export const ApplicationInstallation = Type.Object(
  {
    location_id: Id('Location ID'),
    location: Type.String({ description: 'Name of the Location' }),
    status: Type.Enum(['pending', 'active', 'freezed'], { description: 'State of the installation' }),
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
  description: 'With the state of each installation, by the id of the Location.',
  params: Type.Object({ application_id: Id('Application ID') }),
  query: Type.Object(pagesById),
  data: Type.Array(ApplicationInstallation),
  meta: NextId,
})

export const readInstallationActivity = operation({
  ...developer,
  name: 'readInstallationActivity',
  path: '/account/applications/{application_id}/links/{location_id}/trace',
  summary: 'Every step of an installation of my application, and what is missing',
  description: 'Also where it was never connected: refused steps are there, with the reason.',
  params: ofInstallation,
  data: ActivityLog,
})
