import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Instant, Shape } from '../wire.ts'

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
    now: Type.Optional(Instant('The moment to move to')),
  }),
  errors: [401, 422],
})
