import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import { type MovableClock, moveClock } from './clock.ts'
import { resetSandbox } from './reset.ts'
import { trigger } from './trigger.ts'

const { sandbox } = catalogue

export const sandboxRoutes = (ctx: Context, clock: MovableClock) => [
  route(sandbox.readClock, () => ({ data: { now: ctx.clock.now().toISOString() } })),
  route(sandbox.moveClock, async ({ body }) => {
    const data = await moveClock(ctx, clock, body)
    // Everything that is due by the new time has happened before the call returns.
    await checkPaidPeriods(ctx)
    return { data }
  }),
  route(sandbox.trigger, async ({ caller, body }) => ({ data: await trigger(ctx, caller.partner.id, body) })),
  route(sandbox.reset, async () => {
    await resetSandbox(ctx)
    return { data: null }
  }),
]
