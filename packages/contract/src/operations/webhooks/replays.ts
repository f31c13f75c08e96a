import Type from 'typebox'
import { type ResourceName, resourceKinds } from '../../events.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import {
  Id,
  Instant,
  maxUrlLength,
  NextId,
  Nullable,
  pagesById,
  Shape,
  Text,
  UniqueList,
} from '../../wire.ts'
import { finishedOutcomes } from './deliveries.ts'
import { forDeveloper, ofPartner } from './who-calls.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]
const statuses = ['waiting', 'running', 'finished', 'stopped', 'failed'] as const

const Replay = Type.Object(
  {
    id: Id('Replay ID'),
    status: Type.Enum([...statuses], {
      description:
        '`waiting` until a worker takes it, then `running`. It ends as `finished` when all are scheduled, `stopped` by a person, or `failed`, and `reason` says why.',
    }),
    reason: Type.String({ description: 'Why it failed; otherwise empty' }),
    location_id: Id('Location ID'),
    location_title: Nullable(Type.String({ description: 'Name of the Location; null if it is gone' })),
    application_id: Nullable(Id('Only deliveries of this application; null for all')),
    url: Nullable(Type.String({ description: 'Only deliveries to this URL; null for all' })),
    resources: Nullable(
      Type.Array(Type.String(), { description: 'Only events of these kinds of records; null for all' }),
    ),
    outcomes: Type.Array(Type.String(), { description: 'Statuses that deliveries had before' }),
    from: Instant('Deliveries that were created at this time or later'),
    till: Instant('Deliveries that were created before this time'),
    total: Type.Integer({ description: 'Number of deliveries that matched when it was started' }),
    scheduled: Type.Integer({ description: 'Number of deliveries that it has scheduled so far' }),
    delivered: Nullable(
      Type.Integer({
        description: 'How many of these were delivered; null for a replay from before results were counted',
      }),
    ),
    failed: Nullable(Type.Integer({ description: 'How many of these failed' })),
    not_sent: Nullable(Type.Integer({ description: 'How many of these were held or cancelled' })),
    waiting: Nullable(
      Type.Integer({ description: 'How many of these have no result yet; it may be `finished` before' }),
    ),
    started_by: Nullable(Type.String({ description: 'Name of the person who started it' })),
    created_at: Instant('When it was started'),
    ended_at: Nullable(Instant('When it ended; null before that')),
  },
  { $id: 'Replay' },
)

const ofReplay = Type.Object({ ...ofPartner, replay_id: Id('Replay ID') })

const range = Type.Object({
  location_id: Id('Location ID'),
  from: UtcMoment('Created at this time or later'),
  till: Type.Optional(UtcMoment('Created before this time; now by default')),
  application_id: Type.Optional(Id('Only deliveries of this application')),
  url: Type.Optional(Text(maxUrlLength, 'Only deliveries to this URL', { minLength: 1 })),
  resources: Type.Optional(
    UniqueList(Type.Enum(kinds), {
      minItems: 1,
      maxItems: kinds.length,
      description: 'Only events of these kinds of records',
    }),
  ),
  outcomes: Type.Optional(
    UniqueList(Type.Enum([...finishedOutcomes]), {
      minItems: 1,
      maxItems: finishedOutcomes.length,
      default: ['failed', 'held'],
      description: 'Statuses of the deliveries to repeat',
    }),
  ),
})

export const countReplay = operation({
  ...forDeveloper,
  name: 'countReplay',
  method: 'POST',
  path: '/account/partners/{partner_id}/replays/count',
  summary: 'Count what a replay would send',
  description:
    'Returns how many deliveries of the range can be sent again now. Nothing is sent. Deliveries that are already scheduled, or cannot be sent now, do not count.',
  params: Type.Object(ofPartner),
  body: range,
  status: 200,
  data: Shape({
    count: Type.Integer({ description: 'Number of deliveries, 100,000 at most' }),
    is_more: Type.Boolean({ description: 'Whether there are more than a replay takes: narrow the range' }),
  }),
  errors: [401, 403, 404, 422],
})

export const createReplay = operation({
  ...forDeveloper,
  name: 'createReplay',
  method: 'POST',
  path: '/account/partners/{partner_id}/replays',
  summary: 'Start a replay',
  description:
    'Sends deliveries of a range again, in batches, in the order in which they were created. A worker does it, also when you leave, and another one goes on when it ends. Returns 409 while two of your replays have not ended, if more than 100,000 deliveries match, or if none does.',
  params: Type.Object(ofPartner),
  body: range,
  status: 202,
  data: Replay,
  errors: [401, 403, 404, 409, 422],
})

export const listReplays = operation({
  ...forDeveloper,
  name: 'listReplays',
  method: 'GET',
  path: '/account/partners/{partner_id}/replays',
  summary: 'List replays',
  description: 'Returns the replays of the last 30 days, newest first.',
  params: Type.Object(ofPartner),
  query: Type.Object(pagesById),
  status: 200,
  data: Type.Array(Replay),
  meta: NextId,
  errors: [401, 404, 422],
})

export const getReplay = operation({
  ...forDeveloper,
  name: 'getReplay',
  method: 'GET',
  path: '/account/partners/{partner_id}/replays/{replay_id}',
  summary: 'Get a replay',
  description: 'Returns its progress, and how it ended.',
  params: ofReplay,
  status: 200,
  data: Replay,
  errors: [401, 404, 422],
})

export const stopReplay = operation({
  ...forDeveloper,
  name: 'stopReplay',
  method: 'POST',
  path: '/account/partners/{partner_id}/replays/{replay_id}/stop',
  summary: 'Stop a replay',
  description:
    'Ends it after the batch under way. What was scheduled before is sent. One that has ended stays as it is.',
  params: ofReplay,
  status: 200,
  data: Replay,
  errors: [401, 404, 422],
})
