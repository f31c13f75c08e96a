import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Instant, Nullable, Text } from '../wire.ts'
import { deliveryOutcomes } from './webhooks/deliveries.ts'

const logKinds = ['request', 'attempt'] as const
const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'none'] as const

const Ready = Type.Object(
  { type: Type.Literal('ready', { description: 'What happens from now on is streamed' }) },
  { $id: 'LogReady' },
)

const RequestLine = Type.Object(
  {
    type: Type.Literal('request', {
      description: 'A request with your partner token, or with an access token of your OAuth clients',
    }),
    at: Instant('When it was answered, in real time'),
    method: Type.String({ description: 'HTTP method' }),
    path: Type.String({ description: 'Path, without its query; a long one is cut' }),
    status: Type.Integer({ description: 'HTTP status of the answer' }),
    duration_ms: Type.Number({ description: 'How long it took, in milliseconds' }),
    request_id: Type.String({ description: 'Value of the header `X-Request-Id`' }),
    location_id: Nullable(Id('Location ID, as far as the request was about one')),
  },
  { $id: 'LogRequest' },
)

const AttemptLine = Type.Object(
  {
    type: Type.Literal('attempt', { description: 'An attempt of a webhook delivery' }),
    at: Instant('When it ended, in real time'),
    delivery_id: Id('Delivery ID'),
    attempt: Type.Integer({ description: 'Number of the attempt, starting at 1' }),
    url: Type.String({
      description:
        'Origin of the URL, because its path may hold a secret; `listener:` and an ID for a listener',
    }),
    event: Type.String({ description: 'Event type, such as `client.update` or `application.freeze`' }),
    location_id: Id('Location ID'),
    application_id: Nullable(Id('Application ID; null if a person set the endpoint')),
    status: Nullable(Type.Integer({ description: 'HTTP status of the response; null if there was none' })),
    duration_ms: Type.Integer({ description: 'How long it took, in milliseconds' }),
    outcome: Type.Enum([...deliveryOutcomes], { description: 'Status of the delivery after this attempt' }),
    reason: Type.String({ description: 'Why it failed; empty if it was delivered' }),
  },
  { $id: 'LogAttempt' },
)

const Dropped = Type.Object(
  {
    type: Type.Literal('dropped', { description: 'There were too many lines' }),
    count: Type.Integer({ description: 'Number of lines that were dropped' }),
  },
  { $id: 'LogDropped' },
)

export const streamLogs = operation({
  name: 'streamLogs',
  openWhileSuspended: true,
  document: 'developer-tools',
  tag: 'Logs',
  method: 'GET',
  surface: 'v2',
  path: '/logs/stream',
  access: partner,
  summary: 'Stream requests and attempts as they happen',
  description:
    'Sends server-sent events: first `ready`, then a line for each request with your partner token or an access token of your OAuth clients, and each attempt of your webhook deliveries, from every process. Lines contain no tokens, queries, bodies or personal data. Nothing is stored: what happens while you are not connected is not sent later. When there are too many lines, some are dropped, and `dropped` says how many. A partner can have 5 streams at once.',
  query: Type.Object({
    kind: Type.Optional(Type.Enum([...logKinds], { description: 'Only lines of this kind' })),
    status_class: Type.Optional(
      Type.Enum([...statusClasses], {
        description: 'Only lines with such a status; `none` for attempts without a response',
      }),
    ),
    location_id: Type.Optional(Id('Only lines about this Location')),
    path_prefix: Type.Optional(
      Text(200, 'Only requests whose path begins with this, such as `/api/v1/clients`', { minLength: 1 }),
    ),
  }),
  isStream: true,
  status: 200,
  data: Type.Union([Ready, RequestLine, AttemptLine, Dropped]),
  errors: [401, 422, 429],
})
