import Type from 'typebox'
import { person } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Instant, NoData, Nullable, Shape, Text } from '../wire.ts'
import { TriggeredEvent, TriggerInput } from './sandbox-trigger.ts'

/** The sandbox bar of the console. Everybody who is signed in to a sandbox may use it: its passwords are known. */
export const onPages = {
  document: 'account',
  tag: 'Sandbox',
  surface: 'app',
  access: person,
  sandboxOnly: true,
  status: 200,
} as const

const State = Shape({
  now: Instant('Current time of the sandbox'),
  next_due: Nullable(
    Shape(
      {
        at: Instant('When it is due, by the clock of the sandbox'),
        kind: Type.Enum(['delivery', 'paid_period', 'mail'], {
          description:
            'What is due: `delivery` for a webhook, `paid_period` for the end or the start of one, `mail` for a mail that failed before',
        }),
      },
      'What happens next when time passes; null for nothing',
    ),
  ),
  has_worlds: Type.Boolean({ description: 'Whether this sandbox may have worlds; a world has none' }),
})

const readState = operation({
  ...onPages,
  name: 'readSandboxState',
  method: 'GET',
  path: '/account/sandbox',
  summary: 'Get the time of the sandbox, and what is due next',
  description:
    'Returns the clock of the sandbox, and the moment of the next scheduled delivery, paid period or mail after it.',
  data: State,
  errors: [401],
})

const moveClockForPages = operation({
  ...onPages,
  name: 'moveSandboxClockForPages',
  method: 'POST',
  path: '/account/sandbox/clock',
  summary: 'Move the clock of the sandbox forward',
  description:
    'Send one of the fields. Whoever has a page open sees what is true by the new time. 409 if the clock should move to what is due next, and nothing is.',
  body: Type.Object({
    advance_seconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 315_360_000,
        description: 'Number of seconds to move the clock forward',
        examples: [43200],
      }),
    ),
    advance_months: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 120, description: 'Number of months to move the clock forward' }),
    ),
    to_next_due: Type.Optional(
      Type.Literal(true, { description: 'Moves the clock to the moment of `next_due`' }),
    ),
  }),
  data: State,
  errors: [401, 403, 409, 422],
})

const Target = Shape({
  id: Id('ID of the Location'),
  title: Type.String({ description: 'Its name' }),
})

const ApplicationTarget = Shape({
  id: Id('ID of the application'),
  title: Type.String({ description: 'Its name' }),
  partner_id: Id('ID of its partner'),
})

const listTargets = operation({
  ...onPages,
  name: 'listSandboxTargets',
  method: 'GET',
  path: '/account/sandbox/targets',
  summary: 'List where events can be triggered',
  description:
    'Returns the first 200 Locations of the sandbox, and the first 200 applications of its partners.',
  data: Shape({
    locations: Type.Array(Target, { description: 'Locations in the order of their IDs' }),
    applications: Type.Array(ApplicationTarget, { description: 'Applications in the order of their IDs' }),
  }),
  errors: [401],
})

const triggerForPages = operation({
  ...onPages,
  name: 'triggerSandboxEventForPages',
  method: 'POST',
  path: '/account/sandbox/trigger',
  summary: 'Trigger an event from the console',
  description:
    'Does what `POST /v2/sandbox/trigger` does. With the resource `application`, `application_id` says which one, of whatever partner.',
  body: TriggerInput,
  status: 201,
  data: TriggeredEvent,
  errors: [401, 403, 404, 409, 422],
})

const resetForPages = operation({
  ...onPages,
  name: 'resetSandboxForPages',
  method: 'POST',
  path: '/account/sandbox/reset',
  summary: 'Reset the sandbox from the console',
  description:
    'Does what `POST /v2/sandbox/reset` does, for everybody who uses this sandbox. All sessions end, also that of this call.',
  data: NoData,
  errors: [401, 403],
})

const ListedWorld = Type.Object(
  {
    id: Type.String({ description: 'World ID', examples: ['w3f9a1c5e70'] }),
    created_at: Instant('When it was created, in real time'),
    expires_at: Instant('When it ends by itself unless a request comes before, in real time'),
    app_url: Type.String({ description: 'Address of its console' }),
  },
  { $id: 'ListedWorld' },
)

const listWorldsForPages = operation({
  ...onPages,
  name: 'listWorldsForPages',
  method: 'GET',
  path: '/account/sandbox/worlds',
  summary: 'List all worlds of the sandbox',
  description: 'Returns the worlds of this sandbox, whoever has created them, oldest first.',
  data: Type.Array(ListedWorld),
  errors: [401, 409],
})

const createWorldForPages = operation({
  ...onPages,
  name: 'createWorldForPages',
  method: 'POST',
  path: '/account/sandbox/worlds',
  summary: 'Create a world from the console',
  description:
    'Does what `POST /v2/sandbox/worlds` does, without rate limits. The world belongs to no partner.',
  status: 201,
  data: ListedWorld,
  errors: [401, 403, 409],
})

const deleteWorldForPages = operation({
  ...onPages,
  name: 'deleteWorldForPages',
  method: 'DELETE',
  path: '/account/sandbox/worlds/{world_id}',
  summary: 'Delete a world from the console',
  description: 'Ends a world of this sandbox, whoever has created it.',
  params: Type.Object({ world_id: Text(64, 'World ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404, 409, 422],
})

export const sandboxPages = {
  readState,
  moveClockForPages,
  targets: listTargets,
  triggerForPages,
  resetForPages,
  listWorldsForPages,
  createWorldForPages,
  deleteWorldForPages,
}
