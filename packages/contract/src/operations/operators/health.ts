import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'
import { failingFields } from '../webhooks/endpoint-health.ts'
import { desk, NextPlace, pagesByPlace, readErrors, Titled } from './shared.ts'

const Health = Type.Object(
  {
    at: Instant('When these numbers were read; they are a few seconds old'),
    queue: Shape(
      {
        oldest_due_at: Nullable(Instant('When the oldest delivery that waits was due; null if none is')),
        lag_seconds: Type.Integer({ description: 'How late that delivery is, in seconds' }),
        due_queues: Type.Integer({ description: 'URLs with something that is due, counted up to 1000' }),
        waiting: Type.Integer({ description: 'Deliveries that are not sent yet, as the database estimates' }),
        waiting_events: Type.Integer({
          description: 'Changes whose deliveries are not made yet, as the database estimates',
        }),
      },
      'What waits to be sent',
    ),
    failing_endpoints: Type.Integer({ description: 'Endpoints that fail' }),
    hours: Type.Array(
      Shape({
        at: Instant('When the hour begins'),
        deliveries: Type.Integer({ description: 'Attempts of deliveries that have a result' }),
        failures: Type.Integer({ description: 'Attempts among them that failed' }),
        requests: Type.Integer({ description: 'Requests to the API with credentials of partners' }),
        request_errors: Type.Integer({
          description: 'Requests among them that were answered with 400 or more',
        }),
      }),
      { description: 'The last 24 hours of all partners, oldest first; the last one is not over yet' },
    ),
    workers: Type.Array(
      Shape({
        id: Id('Worker ID'),
        started_at: Instant('When it began'),
        connected_at: Nullable(
          Instant('Since when the connection that holds its lock is open; null when nobody holds it'),
        ),
        is_alive: Type.Boolean({ description: 'Whether it holds its lock, which ends with its connection' }),
        queues: Type.Integer({ description: 'URLs that it sends to now' }),
        claims: Type.Integer({ description: 'Batches that it has claimed and not finished' }),
      }),
      { description: 'The processes that send' },
    ),
    database: Shape(
      {
        size_bytes: Type.Integer({ description: 'Size of the database' }),
        tables: Type.Array(
          Shape({
            name: Type.String({ description: 'Name of the table; its partitions are counted with it' }),
            bytes: Type.Integer({ description: 'Size with indexes' }),
            rows: Type.Integer({ description: 'Rows, as the database estimates' }),
            partitions: Type.Integer({ description: 'Number of partitions; 0 for a plain table' }),
          }),
          { description: 'The largest tables' },
        ),
      },
      'How large the database is',
    ),
  },
  { $id: 'OperatorHealth' },
)

export const getHealth = operation({
  ...desk,
  name: 'getHealth',
  method: 'GET',
  path: '/account/operator/health',
  summary: 'Get the health of the platform',
  description: 'Returns what waits, what fails, who sends, and how large the database is.',
  status: 200,
  data: Health,
  errors: readErrors,
})

const FailingEndpoint = Type.Object(
  {
    partner: Titled('Partner'),
    location: Nullable(Titled('Location')),
    url: Type.String({ description: 'URL without its query, which is often a secret' }),
    ...failingFields,
    waiting: Type.Integer({ description: 'Deliveries that wait for this URL, counted up to 1000' }),
  },
  { $id: 'FailingEndpoint' },
)

export const listFailingEndpoints = operation({
  ...desk,
  name: 'listFailingEndpoints',
  method: 'GET',
  path: '/account/operator/health/endpoints',
  summary: 'List failing endpoints',
  description:
    'Returns the endpoints that fail, the longest failing first: those whose last attempt failed, and that are neither removed nor paused.',
  query: Type.Object({ partner_id: Type.Optional(Id('Only those of this partner')), ...pagesByPlace }),
  status: 200,
  data: Type.Array(FailingEndpoint),
  meta: NextPlace,
  errors: readErrors,
})

const Waiting = Type.Object(
  {
    reviews: Type.Integer({ description: 'Applications, or changes of them, that wait for a review' }),
    whitelist_requests: Type.Integer({ description: 'Requests to connect without a confirmation' }),
    failing_endpoints: Type.Integer({ description: 'Endpoints that fail' }),
    lag_seconds: Type.Integer({ description: 'How late the oldest delivery is, in seconds' }),
    suspensions: Type.Integer({ description: 'Partners, Locations and people that are suspended' }),
  },
  { $id: 'OperatorWaiting', description: 'Each number counts up to 1000' },
)

export const getWaiting = operation({
  ...desk,
  name: 'getWaiting',
  method: 'GET',
  path: '/account/operator/waiting',
  summary: 'Get what waits for operators',
  description: 'Returns how much waits for an operator, by kind.',
  status: 200,
  data: Waiting,
  errors: readErrors,
})
