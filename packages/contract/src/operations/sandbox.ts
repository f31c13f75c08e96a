import Type from 'typebox'
import { anyone, partner } from '../access.ts'
import { eventStatuses, type ResourceName, resourceKinds } from '../events.ts'
import { operation } from '../operation.ts'
import { GivenInstant, Id, Instant, NextId, NoData, pagesById, Shape, Text } from '../wire.ts'

const Now = Shape({ now: Instant('The time of the sandbox') })

const sandbox = {
  document: 'developer-tools',
  tag: 'Sandbox',
  surface: 'v2',
  path: '/sandbox/clock',
  access: partner,
  sandboxOnly: true,
  status: 200,
  data: Now,
} as const

export const readClock = operation({
  ...sandbox,
  name: 'readSandboxClock',
  method: 'GET',
  summary: 'Read the clock of the sandbox',
  description:
    'The time by which windows, expiry and due deliveries go. It runs with real time, ahead of it by what it was moved.',
  errors: [401],
})

export const moveClock = operation({
  ...sandbox,
  name: 'moveSandboxClock',
  method: 'POST',
  summary: 'Move the clock of the sandbox forward',
  description:
    'Give `advance_seconds` or `now`. Windows, expiry and due deliveries follow at once. The clock never moves backward.',
  body: Type.Object({
    advance_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 315_360_000,
        description: 'Seconds to move ahead',
        examples: [43200],
      }),
    ),
    now: Type.Optional(GivenInstant('The moment to move to')),
  }),
  errors: [401, 422],
})

const kinds = Object.keys(resourceKinds) as ResourceName[]

export const trigger = operation({
  ...sandbox,
  name: 'triggerSandboxEvent',
  method: 'POST',
  path: '/sandbox/trigger',
  summary: 'Make an event happen',
  description:
    'A record of the Location is created, changed or deleted, by nobody in particular: its event goes to every eligible endpoint. It is a record that the sandbox has made, or makes first; those of the demo world and your own stay as they are. Three exceptions: `salon` with `update` changes the Location itself; `salon` with `delete` opens a Location beside it that has the same endpoints, and deletes that one; goods operations only know `create`.',
  body: Type.Object({
    location_id: Id('Location ID'),
    resource: Type.Enum(kinds, { description: 'Kind of the record' }),
    status: Type.Enum([...eventStatuses], { description: 'What happens to it' }),
  }),
  status: 201,
  data: Shape({
    company_id: Id('Location ID'),
    resource: Type.String({ description: 'Kind of the record' }),
    resource_id: Id('ID of the record'),
    status: Type.String({ description: 'What happened to it' }),
  }),
  errors: [401, 404, 409, 422],
})

export const reset = operation({
  ...sandbox,
  name: 'resetSandbox',
  method: 'POST',
  path: '/sandbox/reset',
  summary: 'Begin again with the demo world',
  description:
    'Everything that was made or changed in this sandbox is gone, for all who use it: records, accounts, sessions, installations, endpoints, the log, and what was not sent yet. The numbers of event logs begin again; `webhook-id`s never repeat. The clock stays where it is.',
  data: NoData,
  errors: [401],
})

const OutboxMail = Type.Object(
  {
    id: Id('Mail ID'),
    to: Type.String({ description: 'Who it is for', examples: ['zoe@example.com'] }),
    subject: Type.String({ description: 'The subject line' }),
    text: Type.String({ description: 'The text, with its links' }),
    created_at: Instant('When it was written'),
    status: Type.Enum(['waiting', 'sent', 'failed'], { description: 'What became of it' }),
    error: Type.String({ description: 'What the mail server said last; empty without one' }),
  },
  { $id: 'OutboxMail' },
)

const outbox = {
  ...sandbox,
  method: 'GET',
  summary: 'Read the mail that the sandbox has sent',
  description:
    'The newest first. Without `SMTP_URL` nothing leaves the sandbox, and this is where its mail arrives: confirmation of addresses, resets of passwords, notices.',
  query: Type.Object({ to: Type.Optional(Text(255, 'Only mail to this address')), ...pagesById }),
  data: Type.Array(OutboxMail),
  meta: NextId,
} as const

export const listOutbox = operation({
  ...outbox,
  name: 'listSandboxOutbox',
  path: '/sandbox/outbox',
  errors: [401, 422],
})

export const listOutboxForPages = operation({
  ...outbox,
  name: 'listSandboxOutboxForPages',
  document: 'account',
  surface: 'app',
  path: '/account/sandbox/outbox',
  access: anyone('it exists in the sandbox alone, whose passwords everybody knows'),
  errors: [422],
})
