import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { type MovableClock, moveClock } from './clock.ts'

const { sandbox } = catalogue

export const sandboxRoutes = (ctx: Context, clock: MovableClock) => [
  route(sandbox.readClock, () => ({ data: { now: ctx.clock.now().toISOString() } })),
  route(sandbox.moveClock, async ({ body }) => ({ data: await moveClock(ctx, clock, body) })),
]
