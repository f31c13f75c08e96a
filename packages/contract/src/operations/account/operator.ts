import Type from 'typebox'
import { operator } from '../../access.ts'
import { operation } from '../../operation.ts'
import { FilledText, Flag, Id, NextId, pagesById, Shape, Text } from '../../wire.ts'
import { FrozenBy } from '../marketplace/installations.ts'
import { ApplicationInstallation } from './application-installations.ts'
import { Application } from './applications.ts'

const desk = { document: 'account', tag: 'Operators', surface: 'app', access: operator } as const
const ofApplication = Type.Object({ application_id: Id('Application ID') })
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofInstallation = Type.Object({ application_id: Id('Application ID'), location_id: Id('Location ID') })
const errors = [401, 403, 404, 409, 422] as const

const Note = Type.Optional(Text(2000, 'Reason, for the audit log'))

export const listAllApplications = operation({
  ...desk,
  name: 'listAllApplications',
  method: 'GET',
  path: '/account/operator/applications',
  summary: 'List the applications of all partners',
  description: 'Returns all applications ordered by ID, including drafts and disabled ones.',
  query: Type.Object({
    waiting: Type.Optional(
      Flag('Only those that wait for an operator: for a review, for changes or for whitelisting'),
    ),
    text: Type.Optional(Text(100, 'A part of the name')),
    ...pagesById,
  }),
  status: 200,
  data: Type.Array(Application),
  meta: NextId,
  errors: [401, 403, 422],
})

export const getAnyApplication = operation({
  ...desk,
  name: 'getAnyApplication',
  method: 'GET',
  path: '/account/operator/applications/{application_id}',
  summary: 'Get an application',
  description: 'Returns an application of any partner, with its pending changes.',
  params: ofApplication,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 422],
})

const Revision = Type.Integer({
  minimum: 1,
  description: 'The `revision` of the application that you reviewed',
})

export const publishApplication = operation({
  ...desk,
  name: 'publishApplication',
  method: 'POST',
  path: '/account/operator/applications/{application_id}/publish',
  summary: 'Publish an application or its pending changes',
  params: ofApplication,
  body: Type.Object({
    revision: Revision,
    note: Note,
  }),
  description: 'Returns 409 if the developer has changed anything since that `revision`.',
  status: 200,
  data: Application,
  errors,
})

export const returnApplication = operation({
  ...desk,
  name: 'returnApplication',
  method: 'POST',
  path: '/account/operator/applications/{application_id}/return',
  summary: 'Return an application to its developer',
  description:
    'The application becomes a draft again. A published one stays published, and its developer can edit the changes. With `revision`, returns 409 if the developer has changed anything since.',
  params: ofApplication,
  body: Type.Object({
    note: FilledText(2000, 'What has to change; the developer reads it'),
    revision: Type.Optional(Revision),
  }),
  status: 200,
  data: Application,
  errors,
})

export const disableApplication = operation({
  ...desk,
  name: 'disableApplication',
  method: 'POST',
  path: '/account/operator/applications/{application_id}/disable',
  summary: 'Disable an application',
  description:
    'Its system user loses access to every Location at once, and nobody can connect it. Its installations end one by one, each with the event uninstall.',
  params: ofApplication,
  body: Type.Object({ note: Note }),
  status: 200,
  data: Application,
  errors,
})

export const enableApplication = operation({
  ...desk,
  name: 'enableApplication',
  method: 'POST',
  path: '/account/operator/applications/{application_id}/enable',
  summary: 'Enable an application',
  description: 'Ended installations do not come back.',
  params: ofApplication,
  body: Type.Object({ note: Note }),
  status: 200,
  data: Application,
  errors,
})

export const whitelistApplication = operation({
  ...desk,
  name: 'whitelistApplication',
  method: 'PUT',
  path: '/account/operator/applications/{application_id}/whitelist',
  summary: 'Whitelist an application',
  description: 'From now on it is connected without a confirmation.',
  params: ofApplication,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 422],
})

export const unlistApplication = operation({
  ...desk,
  name: 'unlistApplication',
  method: 'DELETE',
  path: '/account/operator/applications/{application_id}/whitelist',
  summary: 'Remove an application from the whitelist, or decline its request',
  description: 'New installations need a confirmation again. Existing ones are not affected.',
  params: ofApplication,
  status: 200,
  data: Application,
  errors: [401, 403, 404, 422],
})

const InstallationBlock = Shape({
  id: Id('Location ID'),
  title: Type.String({ description: 'Name of the Location' }),
  is_installation_blocked: Type.Boolean({ description: 'Whether new installations are blocked' }),
})

export const blockInstallation = operation({
  ...desk,
  name: 'blockInstallation',
  method: 'PUT',
  path: '/account/operator/locations/{location_id}/installation_block',
  summary: 'Block new installations in a Location',
  description:
    'Nothing can be connected there until it is allowed again. Existing installations are not affected.',
  params: ofLocation,
  body: Type.Object({ note: Note }),
  status: 200,
  data: InstallationBlock,
  errors: [401, 403, 404, 422],
})

export const unblockInstallation = operation({
  ...desk,
  name: 'unblockInstallation',
  method: 'DELETE',
  path: '/account/operator/locations/{location_id}/installation_block',
  summary: 'Allow new installations in a Location',
  description: 'Owners can connect applications there again.',
  params: ofLocation,
  status: 200,
  data: InstallationBlock,
  errors: [401, 403, 404, 422],
})

export const listInstallationsOfApplication = operation({
  ...desk,
  name: 'listInstallationsOfApplication',
  method: 'GET',
  path: '/account/operator/applications/{application_id}/links',
  summary: 'List the Locations that connected an application',
  description: 'Returns the status of each installation, ordered by Location ID.',
  params: ofApplication,
  query: Type.Object(pagesById),
  status: 200,
  data: Type.Array(ApplicationInstallation),
  meta: NextId,
  errors: [401, 403, 404, 422],
})

const ChangedInstallation = Shape({
  application_id: Id('Application ID'),
  location_id: Id('Location ID'),
  status: Type.String({ description: 'uninstalled, pending, active or freezed' }),
  frozen_by: FrozenBy,
})
const link = {
  ...desk,
  method: 'POST',
  params: ofInstallation,
  status: 200,
  data: ChangedInstallation,
  errors,
} as const

export const freezeInstallation = operation({
  ...link,
  name: 'freezeInstallation',
  path: '/account/operator/applications/{application_id}/links/{location_id}/freeze',
  summary: 'Freeze an application in a Location',
  description:
    'A payment does not unfreeze it. An installation frozen by billing becomes frozen by the operator.',
  body: Type.Object({ note: Note }),
})

export const unfreezeInstallation = operation({
  ...link,
  name: 'unfreezeInstallation',
  path: '/account/operator/applications/{application_id}/links/{location_id}/unfreeze',
  summary: 'Unfreeze an application in a Location',
  description:
    "Lifts an operator's freeze. If nothing is paid, the application stays frozen by billing. Lifting a freeze by billing gives the Location one day in which nothing has to be paid.",
  body: Type.Object({ note: Note }),
})

export const disableInstallation = operation({
  ...link,
  name: 'disableInstallation',
  path: '/account/operator/applications/{application_id}/links/{location_id}/disable',
  summary: 'Disable an application in a Location',
  description:
    'The effect is the same as when the owner disconnects it: access ends at once, and its developer gets the event uninstall.',
  body: Type.Object({ note: Note }),
})
