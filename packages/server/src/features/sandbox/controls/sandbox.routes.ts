import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { type MovableClock, moveClock } from './clock.ts'
import { trigger } from './trigger.ts'

const { sandbox } = catalogue

/** What the start gives a sandbox to control itself with. */
export interface SandboxControls {
  clock: MovableClock
  reset(): Promise<void>
  /** Undefined inside a world. */
  worlds: Worlds | undefined
}

export const sandboxRoutes = (ctx: Context, { clock, reset }: SandboxControls) => [
  route(sandbox.readClock, () => ({ data: { now: ctx.clock.now().toISOString() } })),
  route(sandbox.moveClock, async ({ body }) => {
    const data = await moveClock(ctx, clock, body)
    // Everything that is due by the new time has happened before the call returns.
    await checkPaidPeriods(ctx)
    return { data }
  }),
  route(sandbox.trigger, async ({ caller, body }) => ({ data: await trigger(ctx, caller.partner.id, body) })),
  route(sandbox.reset, async () => {
    await reset()
    return { data: null }
  }),
]
