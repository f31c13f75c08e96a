import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { hintOf, secretPrefixes } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditDoer } from '../../infrastructure/audit/audit-entry.ts'
import { secretOverlapMs } from '../limits.ts'
import { findSecrets, insertSecret, lockSecrets, retireSecrets, type SealedSecret } from './secrets.store.ts'

const prefix = secretPrefixes.webhookSecret
export const sealPurpose = (partnerId: number): string => `webhook-secret:${partnerId}`

interface OpenedSecret {
  bytes: Buffer
  expiresAt: Date | null
}

/** The secrets that sign a partner's deliveries now: one, or two during a rotation. A partner without one gets one. */
export async function signingSecrets(ctx: Context, partnerId: number): Promise<Buffer[]> {
  const now = ctx.clock.now()
  const opened = await openSecrets(ctx, partnerId)
  return opened.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ bytes }) => bytes)
}

async function openSecrets(ctx: Context, partnerId: number): Promise<OpenedSecret[]> {
  const load = async () => {
    const found = await findSecrets(ctx.db, partnerId, ctx.clock.now())
    if (!found.some(({ expiresAt }) => expiresAt === null)) return undefined
    return found.flatMap(secret => openSecret(ctx, partnerId, secret))
  }
  for (;;) {
    const opened = await ctx.accessCache.get(`webhook-secrets:${partnerId}`, load)
    if (opened) return opened
    await insertSecret(ctx.db, newSecret(ctx, partnerId).row)
  }
}

/** An expiring secret that cannot be read does not keep the current one from signing. */
function openSecret(ctx: Context, partnerId: number, { sealed, expiresAt }: SealedSecret): OpenedSecret[] {
  try {
    const secret = unseal(ctx.key, sealPurpose(partnerId), sealed)
    return [{ bytes: Buffer.from(secret.slice(prefix.length), 'base64'), expiresAt }]
  } catch (err) {
    if (expiresAt === null) throw err
    ctx.log.error({ err, partner_id: partnerId }, 'a former webhook secret cannot be read: it does not sign')
    return []
  }
}

/**
 * Returns the new secret, which is shown only once. The former one stays valid for a day, so that an endpoint can
 * change over without a gap.
 */
export async function rotateSecret(
  ctx: Context,
  partnerId: number,
  doer: AuditDoer = { userId: null },
): Promise<string> {
  const { secret, row } = newSecret(ctx, partnerId)
  await ctx.db.transaction(async tx => {
    await lockSecrets(tx, partnerId)
    await retireSecrets(tx, partnerId, new Date(ctx.clock.now().getTime() + secretOverlapMs))
    await insertSecret(tx, row)
    await recordAudit(ctx, tx, { ...doer, partnerId, action: 'webhook-secret-rotate' })
    await ctx.accessCache.invalidate(tx)
  })
  return secret
}

/** Gives a partner without a secret this one. */
export async function addFirstSecret(
  ctx: Context,
  tx: Tx,
  { partnerId, secret }: { partnerId: number; secret: string },
): Promise<void> {
  await insertSecret(tx, toRow(ctx, partnerId, secret))
}

function newSecret(ctx: Context, partnerId: number) {
  const secret = prefix + randomBytes(32).toString('base64')
  return { secret, row: toRow(ctx, partnerId, secret) }
}

function toRow(ctx: Context, partnerId: number, secret: string) {
  const sealed = seal(ctx.key, sealPurpose(partnerId), secret)
  return { partnerId, sealed, hint: hintOf(secret), at: ctx.clock.now() }
}
