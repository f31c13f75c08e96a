import Type from 'typebox'
import { person } from '../../access.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape, Text } from '../../wire.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const
const tokenKinds = ['partner', 'user', 'application', 'oauth_client'] as const

const ApiRequest = Type.Object(
  {
    id: Id('ID of the line'),
    at: Instant('When it was answered, with milliseconds'),
    request_id: Type.String({ description: 'Value of the header `X-Request-Id`' }),
    method: Type.String({ description: 'HTTP method' }),
    path: Type.String({ description: 'Path, without its query; `…` for what may be personal or secret' }),
    query_fields: Type.Array(Type.String(), {
      description: 'Names of the fields of the query, without values',
    }),
    operation: Type.String({
      description: 'Name of the operation, as in the documentation; empty if the request reached none',
    }),
    summary: Type.String({ description: 'What the operation does' }),
    docs_path: Nullable(
      Type.String({ description: 'Path of the operation in the documentation; null if there is none' }),
    ),
    location_id: Nullable(Id('Location ID, as far as the request was about one')),
    location_title: Nullable(Type.String({ description: 'Name of that Location' })),
    status: Type.Integer({ description: 'HTTP status of the answer' }),
    duration_ms: Type.Number({ description: 'How long it took, in milliseconds' }),
    token_kind: Type.Enum([...tokenKinds], {
      description:
        'The partner token alone, with a token of a person, or of the system user of an application; or an access token of an OAuth client',
    }),
    user_id: Nullable(Id('ID of the person, or of the system user')),
    client_id: Nullable(Type.String({ description: 'ID of the OAuth client' })),
    error_code: Nullable(Type.String({ description: 'Code of the error; null if the request succeeded' })),
    error_message: Nullable(
      Type.String({
        description: 'What was wrong; `…` for what was sent, and for what may be personal or secret',
      }),
    ),
    error_fields: Type.Array(Type.String(), { description: 'Names of the fields that were wrong' }),
  },
  { $id: 'ApiRequest' },
)

export const listRequests = operation({
  name: 'listRequests',
  document: 'account',
  tag: 'Figures and requests of a partner',
  surface: 'app',
  access: person,
  method: 'GET',
  path: '/account/partners/{partner_id}/requests',
  summary: 'List requests to the API',
  description:
    'Returns the requests with the credentials of the partner within the last 7 days, newest first, about a second after their answer. A request that was refused with a valid token is among them, and says why. They contain no tokens, bodies, or values of queries. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes. A process that is killed loses the requests of its last second.',
  params: Type.Object({ partner_id: Id('Partner ID') }),
  query: Type.Object({
    method: Type.Optional(Type.Enum([...methods], { description: 'Only requests with this method' })),
    status_class: Type.Optional(
      Type.Enum([...statusClasses], { description: 'Only requests with such a status' }),
    ),
    location_id: Type.Optional(Id('Only requests about this Location')),
    request_id: Type.Optional(Text(100, 'Only the request with this ID', { minLength: 1 })),
    path: Type.Optional(Text(100, 'Only requests with this in their path', { minLength: 1 })),
    from: Type.Optional(UtcMoment('Answered at this time or later')),
    till: Type.Optional(UtcMoment('Answered before this time')),
    count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 300, default: 50, description: 'Elements per page' }),
    ),
    cursor: Type.Optional(Text(1000, 'The `next_cursor` of the previous page')),
  }),
  status: 200,
  data: Type.Array(ApiRequest),
  meta: Shape({
    next_cursor: Nullable(Type.String({ description: 'Cursor of the next page; null on the last page' })),
  }),
  errors: [401, 404, 422],
})
