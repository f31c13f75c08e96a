import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, Nullable, pagesById, Shape } from '../../wire.ts'
import { desk, oneErrors, onlySuspended, readErrors, Suspension, searchText } from './shared.ts'

const base = {
  id: Id('Partner ID'),
  title: Type.String({ description: 'Name of the partner account' }),
  created_at: Instant('When it was created'),
  is_suspended: Type.Boolean({ description: 'Whether an operator has suspended it' }),
}

const ListedPartner = Type.Object(
  {
    ...base,
    members: Type.Integer({ description: 'Number of people' }),
    applications: Type.Integer({ description: 'Number of applications' }),
    failing_endpoints: Type.Integer({ description: 'Number of its URLs whose last delivery failed' }),
  },
  { $id: 'ListedPartner' },
)

const OperatorPartner = Type.Object(
  {
    ...base,
    suspension: Suspension,
    members: Type.Array(
      Shape({
        id: Id('User ID'),
        name: Type.String({ description: 'Name of the person' }),
        is_suspended: Type.Boolean({ description: 'Whether an operator has suspended the person' }),
      }),
      { description: 'Up to 100 people of the account' },
    ),
    applications: Type.Array(
      Shape({
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        stage: Type.String({ description: 'draft, review or published' }),
        is_disabled: Type.Boolean({ description: 'Whether an operator has disabled it' }),
        connected_locations: Type.Integer({ description: 'Number of Locations that connected it' }),
      }),
      { description: 'Up to 100 applications' },
    ),
    token_last_used_at: Nullable(
      Instant('When a token of one of its system users was last used, roughly; null if none was'),
    ),
    has_token: Type.Boolean({ description: 'Whether there is a partner token' }),
    oauth_clients: Type.Integer({ description: 'Number of OAuth clients' }),
    failing_endpoints: Type.Integer({ description: 'Number of URLs whose last delivery failed' }),
  },
  { $id: 'OperatorPartner' },
)

export const listAllPartners = operation({
  ...desk,
  name: 'listAllPartners',
  method: 'GET',
  path: '/account/operator/partners',
  summary: 'List all partner accounts',
  description: 'Returns partner accounts ordered by ID.',
  query: Type.Object({
    text: searchText('An ID, or a part of the name'),
    suspended: onlySuspended,
    ...pagesById,
  }),
  status: 200,
  data: Type.Array(ListedPartner),
  meta: NextId,
  errors: readErrors,
})

export const getAnyPartner = operation({
  ...desk,
  name: 'getAnyPartner',
  method: 'GET',
  path: '/account/operator/partners/{partner_id}',
  summary: 'Get a partner account',
  description: 'Returns a partner account with its people, its applications and what fails.',
  params: Type.Object({ partner_id: Id('Partner ID') }),
  status: 200,
  data: OperatorPartner,
  errors: oneErrors,
})
