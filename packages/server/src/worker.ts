import type { Context } from './context.ts'
import { deleteExpired } from './features/identity/identity.ts'
import { type Job, repeat } from './platform/repeat.ts'

const hour = 60 * 60 * 1000

/** The background work, one line per kind. */
const jobs = (ctx: Context): Job[] => [
  { name: 'delete-expired-sessions', everyMs: hour, run: () => deleteExpired(ctx) },
]

export const startWorker = (ctx: Context) => repeat(jobs(ctx), ctx.log)
