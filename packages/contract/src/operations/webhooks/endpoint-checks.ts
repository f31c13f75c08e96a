import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, maxUrlLength, Nullable, Shape, Text } from '../../wire.ts'
import { forDeveloper, forPartner, ofPartner } from './who-calls.ts'

const statuses = ['waiting', 'running', 'finished', 'interrupted'] as const
const results = ['passed', 'warning', 'failed', 'skipped'] as const

const EndpointCheck = Type.Object(
  {
    id: Id('ID of the run'),
    url: Type.String({ description: 'URL of the endpoint' }),
    status: Type.Enum([...statuses], {
      description:
        '`waiting` until a worker takes it, then `running`. It ends as `finished`, or as `interrupted`, and `reason` says why.',
    }),
    reason: Type.String({ description: 'Why it was interrupted; otherwise empty' }),
    created_at: Instant('When it was requested, in real time'),
    finished_at: Nullable(Instant('When it ended, in real time; null before that')),
    total: Type.Integer({ description: 'Number of checks in the run; 0 while it waits' }),
    checks: Type.Array(
      Shape({
        name: Type.String({ description: 'Name of the check, as in `foyer check-endpoint`' }),
        production: Type.String({ description: 'What happens in production' }),
        expected: Type.String({ description: 'What the endpoint should respond' }),
        state: Type.Enum([...results], { description: 'Result of the check' }),
        seen: Type.String({ description: 'What the endpoint responded, or why the check was skipped' }),
        advice: Nullable(Type.String({ description: 'How to mend it; null if there is nothing to do' })),
      }),
      { description: 'The checks that are done, in their order' },
    ),
  },
  { $id: 'EndpointCheck' },
)

const ofCheck = { check_id: Id('ID of the run') }

const start = {
  method: 'POST',
  summary: 'Check an endpoint',
  description:
    'Does to one of your endpoints what production will do to it, as `foyer check-endpoint` does: about 60 requests with samples, in about two minutes at most. Most are signed like real deliveries and are not marked as tests, so that your endpoint may store the samples. Their resource ID is 2147483647, which no record has. The events `uninstall`, `freeze` and `payment`, for a marketplace URL, name a Location and an application with that ID, which do not exist either. The URL must be one of yours: the webhook URL of your partner account, a URL of one of your applications, or one of your endpoints in a Location. The first seven requests have right and wrong signatures in a random order. An endpoint that does not accept the right ones and refuse the wrong ones gets no more. A response with 429 ends the run. Returns 409 while another run of yours has not ended, or if you have no webhook secret yet; 422 if the URL now leads into a private network; 429 after ten runs within an hour.',
  body: Type.Object({
    url: Text(maxUrlLength, 'URL of one of your endpoints', { minLength: 1 }),
    location_id: Type.Optional(
      Id('ID in the samples of records; by default that of a Location in which the URL is an endpoint, or 1'),
    ),
  }),
  status: 202,
  data: EndpointCheck,
} as const

export const startEndpointCheck = operation({
  ...forPartner,
  ...start,
  name: 'startEndpointCheck',
  path: '/webhooks/endpoint_checks',
  errors: [401, 403, 404, 409, 422, 429],
})

export const startEndpointCheckOfPartner = operation({
  ...forDeveloper,
  ...start,
  name: 'startEndpointCheckOfPartner',
  path: '/account/partners/{partner_id}/webhooks/endpoint_checks',
  params: Type.Object(ofPartner),
  errors: [401, 403, 404, 409, 422, 429],
})

const read = {
  method: 'GET',
  summary: 'Get the results of a check of an endpoint',
  description:
    'Returns the checks that are done so far. Results are kept for 30 days. A run whose process ended is `interrupted` within two minutes, and one that no worker was free for after 15 minutes; that one does not count among your ten.',
  status: 200,
  data: EndpointCheck,
} as const

export const getEndpointCheck = operation({
  ...forPartner,
  ...read,
  name: 'getEndpointCheck',
  path: '/webhooks/endpoint_checks/{check_id}',
  params: Type.Object(ofCheck),
  errors: [401, 404, 422],
})

export const getEndpointCheckOfPartner = operation({
  ...forDeveloper,
  ...read,
  name: 'getEndpointCheckOfPartner',
  path: '/account/partners/{partner_id}/webhooks/endpoint_checks/{check_id}',
  params: Type.Object({ ...ofPartner, ...ofCheck }),
  errors: [401, 403, 404, 422],
})
