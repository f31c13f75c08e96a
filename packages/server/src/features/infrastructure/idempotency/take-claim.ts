import type { Operation } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { isSigned, signText } from '../../../platform/crypto/signatures.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import { sqlStates, type Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { KeyedRequest } from '../../../platform/http/once.ts'
import type { Answer } from '../../../platform/http/route.ts'
import { budgetOf, cachedMs, keysUsedUp } from './budget.ts'
import {
  deleteClaim,
  type IdempotencyClaim,
  insertClaim,
  type KeyOfCaller,
  type KnownClaim,
  limitWaiting,
  lockClaim,
  takeOver,
} from './idempotency.store.ts'
import { sameText } from './same-text.ts'

/**
 * The lease is longer than a request may take. If one takes longer after all, the request that takes over keeps it
 * from committing.
 */
export const leaseMs = 60_000

const signaturePurpose = 'idempotency-requests'
export const sealPurpose = (claimId: number): string => `idempotency:${claimId}`

export type Taken = { claim: IdempotencyClaim } | { answer: Answer<Operation> }

/** Returns the claim to the first request with a key, and the first one's answer to the others. */
export async function takeClaim(ctx: Context, { key, ...request }: KeyedRequest): Promise<Taken> {
  const text = sameText(request)
  const signature = signText(ctx.key, signaturePurpose, text)
  const callerKey = { caller: nameOf(request), keyHash: hashToken(key) }
  const budget = budgetOf(ctx, request)
  const take = async (tx: Tx): Promise<Taken> => {
    const [at, real] = [ctx.clock.now(), ctx.clock.real()]
    const leaseUntil = new Date(real.getTime() + leaseMs)
    const insert = (into: Tx) => insertClaim(into, callerKey, { signature, at, leaseUntil, budget })
    await limitWaiting(tx)
    const { claim } = await insert(tx)
    if (claim) return { claim }
    const known = await lockPresent(tx, callerKey, at)
    if (!known) {
      const { claim: next, fullSince } = await insert(tx)
      if (next) return { claim: next }
      throw fullSince ? keysUsedUp(budget, { fullSince, at }) : stillRunning()
    }
    if (!isSigned(ctx.key, signaturePurpose, { text, signature: known.signature }))
      throw new AppError('idempotency_mismatch')
    if (known.sealedAnswer) return { answer: openAnswer(ctx, known.id, known.sealedAnswer, request) }
    if (known.leaseUntil > real) throw stillRunning()
    if (known.isCommitted) throw new AppError('idempotency_lost')
    return { claim: await takeOver(tx, known, leaseUntil) }
  }
  // The first request holds the lock of its claim while it commits.
  return explainViolations({ [sqlStates.lockNotAvailable]: stillRunning }, () => ctx.db.transaction(take))
}

interface CachedAnswer {
  answer: Answer<Operation>
  rights: string
}

export const sealAnswer = (
  ctx: Context,
  claimId: number,
  answer: Answer<Operation>,
  request: WithCaller,
): Buffer =>
  seal(
    ctx.key,
    sealPurpose(claimId),
    JSON.stringify({ answer, rights: rightsOf(request) } satisfies CachedAnswer),
  )

/** An answer depends on the rights of the caller, so a caller whose rights have changed does not get it. */
function openAnswer(ctx: Context, claimId: number, sealed: Buffer, request: WithCaller): Answer<Operation> {
  const { answer, rights } = JSON.parse(unseal(ctx.key, sealPurpose(claimId), sealed)) as CachedAnswer
  if (rights === rightsOf(request)) return answer
  throw new AppError(
    'idempotency_lost',
    'The request with this Idempotency-Key was carried out. Your rights have changed since, so its answer is not shown again.',
  )
}

type WithCaller = Pick<KeyedRequest, 'caller'>

const rightsOf = ({ caller: { location, chain } }: WithCaller): string =>
  JSON.stringify([location?.isOwner ?? false, [...(location?.rights ?? []), ...(chain?.rights ?? [])].sort()])

export const stillRunning = () =>
  new AppError('idempotency_running', undefined, { headers: { 'Retry-After': '1' } })

/** Returns undefined when there is no claim, and deletes an expired one. */
async function lockPresent(tx: Tx, callerKey: KeyOfCaller, at: Date): Promise<KnownClaim | undefined> {
  const known = await lockClaim(tx, callerKey)
  if (!known || known.createdAt.getTime() > at.getTime() - cachedMs) return known
  await deleteClaim(tx, known)
  return undefined
}

/** Keys of different callers are separate, and so are those of one partner for different users. */
const nameOf = ({ caller: { partner, user } }: WithCaller): string =>
  [partner && `partner ${partner.id}`, user && `user ${user.id}`].filter(Boolean).join(', ')
