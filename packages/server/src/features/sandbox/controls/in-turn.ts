import type { Context } from '../../../context.ts'

const turns = new WeakMap<Context, Promise<unknown>>()

/** Runs after everything that was started before it in this process, whether that succeeded or failed. */
export function inTurn<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(ctx) ?? Promise.resolve()).then(work)
  turns.set(
    ctx,
    mine.catch(() => undefined),
  )
  return mine
}
