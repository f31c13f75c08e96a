import Type from 'typebox'
import { anyone, partner } from '../access.ts'
import { operation } from '../operation.ts'
import { GivenInstant, Id, Instant, NextId, NoData, pagesById, Shape, Text } from '../wire.ts'
import { sandboxPages } from './sandbox-pages.ts'
import { sandboxPeople } from './sandbox-people.ts'
import { TriggeredEvent, TriggerInput } from './sandbox-trigger.ts'
import { worlds } from './worlds.ts'

const Now = Shape({ now: Instant('Current time of the sandbox') })

const inSandbox = {
  document: 'developer-tools',
  tag: 'Sandbox',
  surface: 'v2',
  path: '/sandbox/clock',
  access: partner,
  sandboxOnly: true,
  status: 200,
  data: Now,
} as const

const readClock = operation({
  ...inSandbox,
  name: 'readSandboxClock',
  method: 'GET',
  summary: 'Get the sandbox clock',
  description:
    'Returns the time that time limits, expiry and scheduled deliveries use. The clock runs at normal speed, ahead of real time by as much as it was moved.',
  errors: [401],
})

const moveClock = operation({
  ...inSandbox,
  name: 'moveSandboxClock',
  method: 'POST',
  summary: 'Move the sandbox clock forward',
  description:
    'Send `advance_seconds` or `now`. Time limits, expiry and scheduled deliveries follow at once. The clock never moves backward.',
  body: Type.Object({
    advance_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 315_360_000,
        description: 'Number of seconds to move the clock forward',
        examples: [43200],
      }),
    ),
    now: Type.Optional(GivenInstant('The time to move the clock to')),
  }),
  errors: [401, 422],
})

const trigger = operation({
  ...inSandbox,
  name: 'triggerSandboxEvent',
  method: 'POST',
  path: '/sandbox/trigger',
  summary: 'Trigger an event',
  description:
    'Creates, changes or deletes a record of the Location. No user or partner counts as the author, so the event goes to every eligible endpoint. The sandbox uses a record of its own, which it creates if needed; records of the demo world and your own are not changed. There are three exceptions: `salon` with `update` changes the Location itself; `salon` with `delete` creates another Location with the same endpoints, and deletes that one; goods operations only support `create`. With the resource `application`, something happens to the installation of one of your applications in the Location, by the rules of production, and the marketplace webhook leaves: `uninstall` as the owner disconnects it, `freeze` as an operator freezes it, `payment` as somebody pays for its first plan on the payment page. An application that is not installed is installed first, and a frozen one is unfrozen first. `install` and `unfreeze` do only that, and send nothing, as in production.',
  body: TriggerInput,
  status: 201,
  data: TriggeredEvent,
  errors: [401, 403, 404, 409, 422],
})

const reset = operation({
  ...inSandbox,
  name: 'resetSandbox',
  method: 'POST',
  path: '/sandbox/reset',
  summary: 'Reset the sandbox',
  description:
    'Restores the demo world for everybody who uses this sandbox. Everything that was created or changed is deleted: records, accounts, sessions, installations, endpoints, the log and scheduled deliveries. The sequences of event logs start again; a `webhook-id` never repeats. The clock is not reset. In a world (`POST /v2/sandbox/worlds`) only that world is restored, in milliseconds, as if it were new: its clock returns to real time, and all IDs begin again, those of webhooks too.',
  data: NoData,
  errors: [401],
})

const OutboxMail = Type.Object(
  {
    id: Id('Mail ID'),
    to: Type.String({ description: 'Recipient', examples: ['zoe@example.com'] }),
    subject: Type.String({ description: 'Subject line' }),
    text: Type.String({ description: 'Text, with its links' }),
    created_at: Instant('When it was created'),
    status: Type.Enum(['waiting', 'sent', 'failed'], { description: 'Status of the mail' }),
    error: Type.String({ description: 'Last error of the mail server; empty for none' }),
  },
  { $id: 'OutboxMail' },
)

const outbox = {
  ...inSandbox,
  method: 'GET',
  summary: 'Read the sandbox outbox',
  description:
    'Returns the mail of the sandbox, newest first. Without `SMTP_URL`, no mail leaves the sandbox, and you can read it only here: confirmation links, password resets and notices.',
  query: Type.Object({ to: Type.Optional(Text(255, 'Only mail to this address')), ...pagesById }),
  data: Type.Array(OutboxMail),
  meta: NextId,
} as const

const listOutbox = operation({
  ...outbox,
  name: 'listSandboxOutbox',
  path: '/sandbox/outbox',
  errors: [401, 422],
})

const listOutboxForPages = operation({
  ...outbox,
  name: 'listSandboxOutboxForPages',
  document: 'account',
  surface: 'app',
  path: '/account/sandbox/outbox',
  access: anyone('it exists in the sandbox alone, whose passwords everybody knows'),
  errors: [422],
})

/** The operations that only a sandbox has. */
export const sandbox = {
  readClock,
  moveClock,
  trigger,
  reset,
  listOutbox,
  listOutboxForPages,
  ...worlds,
  ...sandboxPages,
  ...sandboxPeople,
}
