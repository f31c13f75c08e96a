import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { type MovableClock, moveAndCatchUp } from './clock.ts'
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
  route(sandbox.moveClock, async ({ body }) => ({ data: await moveAndCatchUp(ctx, clock, body) })),
  route(sandbox.trigger, async ({ caller, body }) => ({ data: await trigger(ctx, caller.partner.id, body) })),
  route(sandbox.reset, async () => {
    await reset()
    return { data: null }
  }),
]
