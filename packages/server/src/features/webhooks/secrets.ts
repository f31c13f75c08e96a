import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { seal, unseal } from '../../platform/crypto/seal.ts'
import { hintOf } from '../../platform/crypto/tokens.ts'
import { findSecrets, insertSecret, lockSecrets, retireSecrets } from './secrets.store.ts'

const prefix = 'whsec_'
const overlapMs = 24 * 60 * 60 * 1000
const purposeOf = (partnerId: number) => `webhook-secret:${partnerId}`

/** The keys that sign a partner's deliveries now: one, or two during a rotation. A partner without one gets one. */
export async function signingKeys(ctx: Context, partnerId: number): Promise<Buffer[]> {
  const load = async () => {
    const found = await findSecrets(ctx.db, partnerId, ctx.clock.real())
    if (!found.some(({ expiresAt }) => expiresAt === null)) return undefined
    // Opened once, not for every delivery.
    return found.map(({ sealed, expiresAt }) => ({
      key: toKey(unseal(ctx.key, purposeOf(partnerId), sealed)),
      expiresAt,
    }))
  }
  const key = `webhook-secrets:${partnerId}`
  let secrets = await ctx.access.get(key, load)
  while (!secrets) {
    await insertSecret(ctx.db, newSecret(ctx, partnerId).row)
    secrets = await ctx.access.get(key, load)
  }
  const now = ctx.clock.real()
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ key }) => key)
}

/** Shown once. The one until now stays valid for a day, so that a receiver can change over without a gap. */
export async function rotateSecret(ctx: Context, partnerId: number): Promise<string> {
  const { secret, row } = newSecret(ctx, partnerId)
  await ctx.db.transaction(async tx => {
    await lockSecrets(tx, partnerId)
    await retireSecrets(tx, partnerId, new Date(ctx.clock.real().getTime() + overlapMs))
    await insertSecret(tx, row)
    await ctx.access.forget(tx)
  })
  return secret
}

function newSecret(ctx: Context, partnerId: number) {
  const secret = prefix + randomBytes(32).toString('base64')
  const sealed = seal(ctx.key, purposeOf(partnerId), secret)
  return { secret, row: { partnerId, sealed, hint: hintOf(secret), at: ctx.clock.real() } }
}

const toKey = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64')
