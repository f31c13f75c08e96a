import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, Nullable, pagesById, Shape } from '../../wire.ts'
import { desk, oneErrors, onlySuspended, readErrors, Suspension, searchText, Titled } from './shared.ts'

const base = {
  id: Id('User ID'),
  name: Type.String({ description: 'Name of the person' }),
  email: Type.String({ description: 'E-mail address; empty if there is none' }),
  is_operator: Type.Boolean({ description: 'Whether the person is an operator of the platform' }),
  is_suspended: Type.Boolean({ description: 'Whether an operator has suspended the person' }),
  created_at: Instant('When the account was created'),
}

const ListedPerson = Type.Object(base, { $id: 'ListedPerson' })

const OperatorPerson = Type.Object(
  {
    ...base,
    is_email_confirmed: Type.Boolean({ description: 'Whether the address is confirmed' }),
    has_second_factor: Type.Boolean({ description: 'Whether a second factor is on' }),
    suspension: Suspension,
    roles: Type.Array(
      Shape({
        location: Titled('Location'),
        role: Type.String({ description: 'Title of the role' }),
        is_owner: Type.Boolean({ description: 'Whether the role is Owner' }),
      }),
      { description: 'Up to 100 roles' },
    ),
    partners: Type.Array(Titled('Partner'), { description: 'Partner accounts of the person' }),
    sessions: Type.Integer({ description: 'Number of open sessions' }),
    user_tokens: Type.Integer({ description: 'Number of user tokens that are not revoked' }),
    access_tokens: Type.Integer({ description: 'Number of personal access tokens that work' }),
    last_seen_at: Nullable(Instant('When a session was last used; null if there is none')),
  },
  { $id: 'OperatorPerson' },
)

export const listPeople = operation({
  ...desk,
  name: 'listPeople',
  method: 'GET',
  path: '/account/operator/people',
  summary: 'List all people',
  description: 'Returns accounts of people ordered by ID; system users of applications are not among them.',
  query: Type.Object({
    text: searchText('An ID, or a part of the name or of the e-mail address'),
    suspended: onlySuspended,
    ...pagesById,
  }),
  status: 200,
  data: Type.Array(ListedPerson),
  meta: NextId,
  errors: readErrors,
})

export const getPerson = operation({
  ...desk,
  name: 'getPerson',
  method: 'GET',
  path: '/account/operator/people/{user_id}',
  summary: 'Get a person',
  description: 'Returns the account of a person. Every call is an entry of the audit log.',
  params: Type.Object({ user_id: Id('User ID') }),
  status: 200,
  data: OperatorPerson,
  errors: oneErrors,
})
