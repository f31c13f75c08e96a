import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'
import { failingFields } from '../webhooks/endpoint-health.ts'

const figureRanges = ['24h', '7d', '30d'] as const

const figures = {
  deliveries: Type.Integer({ description: 'Attempts of deliveries that have a result' }),
  failures: Type.Integer({ description: 'Attempts among them that failed' }),
  latency_median_ms: Nullable(
    Type.Integer({
      description:
        'Half of the attempts took at most so many milliseconds, within 20 %; null without attempts',
    }),
  ),
  latency_p95_ms: Nullable(
    Type.Integer({
      description:
        '95 % of the attempts took at most so many milliseconds, within 20 %; null without attempts',
    }),
  ),
  installs: Type.Integer({ description: 'Installations that became active' }),
  uninstalls: Type.Integer({ description: 'Installations that ended' }),
  requests: Type.Integer({ description: 'Requests to the API with your credentials' }),
  request_errors: Type.Integer({ description: 'Requests among them that were answered with 400 or more' }),
}

const Figures = Type.Object(
  {
    step_hours: Type.Integer({ description: 'Hours of each point: 1, 6 or 24' }),
    total: Shape(figures, 'Of the whole range'),
    points: Type.Array(Shape({ at: Instant('When it begins'), ...figures }), {
      description: 'Oldest first; the last one is not over yet',
    }),
    failing_endpoints: Type.Array(
      Shape({
        url: Type.String({ description: 'URL of the endpoint' }),
        location_id: Id('Location ID of its last failure'),
        ...failingFields,
      }),
      { description: 'Endpoints that fail, the longest failing first, ten at most' },
    ),
  },
  { $id: 'Figures' },
)

export const getFigures = operation({
  name: 'getFigures',
  document: 'account',
  tag: 'Figures and requests of a partner',
  surface: 'app',
  access: person,
  method: 'GET',
  path: '/account/partners/{partner_id}/figures',
  summary: 'Get the figures of a partner account',
  description:
    'Returns deliveries, installations and requests by the hour, by six hours for a week, and by the day for a month, in UTC and by the clock of the platform. Requests are counted about a second later.',
  params: Type.Object({ partner_id: Id('Partner ID') }),
  query: Type.Object({
    range: Type.Optional(
      Type.Enum([...figureRanges], { default: '24h', description: 'How far back, from now' }),
    ),
  }),
  status: 200,
  data: Figures,
  errors: [401, 404, 422],
})
