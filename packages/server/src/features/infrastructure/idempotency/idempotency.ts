import type { Operation } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joinTransactions } from '../../../platform/database/joined-work.ts'
import { AppError } from '../../../platform/errors.ts'
import type { KeyedRequest, Once } from '../../../platform/http/once.ts'
import type { Answer } from '../../../platform/http/route.ts'
import { budgetOf, cachedMs, countedMs } from './budget.ts'
import {
  deleteClaim,
  deleteClaimsBefore,
  deleteUncommitted,
  deleteUsageBefore,
  endLease,
  finishClaim,
  type IdempotencyClaim,
  markCommitted,
} from './idempotency.store.ts'
import { leaseMs, sealAnswer, stillRunning, takeClaim } from './take-claim.ts'

export const createOnce = (ctx: Context): Once => ({
  async run(request, work) {
    const taken = await takeClaim(ctx, request)
    if ('answer' in taken) return { answer: taken.answer, isReplay: true }
    return { answer: await carryOut(ctx, taken.claim, { request, work }), isReplay: false }
  },
})

/** A larger answer is not stored; a repeated request is then refused with a message that it was carried out. */
const largestAnswer = 256 * 1024

/** A failure to save this changes neither what was done nor its answer. */
async function carryOut(
  ctx: Context,
  claim: IdempotencyClaim,
  { request, work }: { request: KeyedRequest; work: () => Promise<Answer<Operation>> },
): Promise<Answer<Operation>> {
  const progress = { hasChanged: false, isOver: false }
  const note = (kept: Promise<void>) =>
    kept.catch(err => ctx.log.error({ err }, 'what became of an Idempotency-Key could not be saved'))
  try {
    const answer = await joinTransactions(tx => joinChange(ctx, tx, claim, progress), work)
    progress.isOver = true
    const sealed = progress.hasChanged ? sealAnswer(ctx, claim.id, answer, request) : undefined
    const sealedAnswer = sealed && sealed.length <= largestAnswer ? sealed : null
    const budget = budgetOf(ctx, request)
    await note(
      ctx.db.transaction(tx => finishClaim(tx, claim, { at: ctx.clock.real(), sealedAnswer, budget })),
    )
    return answer
  } catch (error) {
    progress.isOver = true
    // A refused request has changed nothing, so the caller may correct it and send it with the same key.
    const isRefused = error instanceof AppError && error.status < 500
    await note(isRefused ? deleteClaim(ctx.db, claim) : giveUp(ctx, claim))
    throw error
  }
}

/** The key stays used if a commit may have happened whose outcome this process does not know. */
async function giveUp(ctx: Context, claim: IdempotencyClaim): Promise<void> {
  await deleteUncommitted(ctx.db, claim)
  await endLease(ctx.db, claim, ctx.clock.real())
}

interface RequestProgress {
  hasChanged: boolean
  /** Work that the request has started may still run, but its answer no longer depends on it. */
  isOver: boolean
}

async function joinChange(
  ctx: Context,
  tx: Tx,
  claim: IdempotencyClaim,
  progress: RequestProgress,
): Promise<void> {
  if (progress.isOver) return
  const at = ctx.clock.real()
  const leaseUntil = new Date(at.getTime() + leaseMs)
  const outcome = await markCommitted(tx, claim, { at, leaseUntil })
  if (outcome === 'lost') throw stillRunning()
  if (outcome === 'marked')
    tx.afterCommit(() => {
      progress.hasChanged = true
    })
}

const batch = 1000

export async function deleteOldKeys(ctx: Context): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms)
  while ((await deleteClaimsBefore(ctx.db, { before: ago(cachedMs), limit: batch })) === batch);
  await deleteUsageBefore(ctx.db, ago(countedMs))
}
