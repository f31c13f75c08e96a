import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, Nullable, pagesById, Shape } from '../../wire.ts'
import { desk, oneErrors, onlySuspended, readErrors, Suspension, searchText } from './shared.ts'

const base = {
  id: Id('Location ID'),
  title: Type.String({ description: 'Name of the Location' }),
  state: Type.Enum(['active', 'inactive', 'deleted'], {
    description: 'An inactive Location takes no bookings; only operators see a deleted one',
  }),
  created_at: Instant('When it was opened'),
  is_installation_blocked: Type.Boolean({ description: 'Whether new installations are blocked' }),
  connected_applications: Type.Integer({ description: 'Number of installed applications' }),
}

const ListedLocation = Type.Object(
  { ...base, is_suspended: Type.Boolean({ description: 'Whether an operator has suspended it' }) },
  { $id: 'OperatorListedLocation' },
)

const OperatorLocation = Type.Object(
  {
    ...base,
    deleted_at: Nullable(Instant('When it was deleted; null if it is not')),
    payment_system_ids_enabled: Type.Boolean({
      description: 'Whether its financial transactions show the IDs of payment systems',
    }),
    suspension: Suspension,
    owners: Type.Array(
      Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) }),
      {
        description: 'Up to 100 owners',
      },
    ),
    applications: Type.Array(
      Shape({
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        status: Type.String({ description: 'pending, active or freezed' }),
        frozen_by: Type.String({ description: 'billing or operator; empty while it is not frozen' }),
      }),
      { description: 'Up to 100 installed applications' },
    ),
    numbers: Shape(
      {
        staff: Type.Integer({ description: 'Members of the team' }),
        services: Type.Integer({ description: 'Services on offer' }),
        members: Type.Integer({ description: 'People with a role' }),
        events: Type.Integer({ description: 'Changes since it was opened' }),
        endpoints: Type.Integer({ description: 'Webhook endpoints' }),
      },
      'How large it is; nothing of its clients',
    ),
  },
  { $id: 'OperatorLocation' },
)

export const listAllLocations = operation({
  ...desk,
  name: 'listAllLocations',
  method: 'GET',
  path: '/account/operator/locations',
  summary: 'List all Locations',
  description: 'Returns Locations ordered by ID, including inactive and deleted ones.',
  query: Type.Object({
    text: searchText('An ID, or a part of the name'),
    suspended: onlySuspended,
    ...pagesById,
  }),
  status: 200,
  data: Type.Array(ListedLocation),
  meta: NextId,
  errors: readErrors,
})

export const getAnyLocation = operation({
  ...desk,
  name: 'getAnyLocation',
  method: 'GET',
  path: '/account/operator/locations/{location_id}',
  summary: 'Get the status of a Location',
  description: 'Returns the status of any Location, including deleted ones, and what operators can set.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: OperatorLocation,
  errors: oneErrors,
})
