import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { hintOf, secretPrefixes } from '../../../platform/crypto/tokens.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditDoer } from '../../infrastructure/audit/audit-entry.ts'
import { findSecrets, insertSecret, lockSecrets, retireSecrets, type SealedSecret } from './secrets.store.ts'
import { SigningKey } from './sign.ts'

const prefix = secretPrefixes.webhookSecret
const overlapMs = 24 * 60 * 60 * 1000
export const sealPurpose = (partnerId: number): string => `webhook-secret:${partnerId}`

interface KnownKey {
  key: SigningKey
  expiresAt: Date | null
}

/** The keys that sign a partner's deliveries now: one, or two during a rotation. A partner without one gets one. */
export function signingKeys(ctx: Context, partnerId: number): SigningKey[] | Promise<SigningKey[]> {
  const now = ctx.clock.now()
  const validOf = (keys: KnownKey[]) =>
    keys.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ key }) => key)
  const kept = ctx.access.find<KnownKey[]>(nameOf(partnerId))
  return kept ? validOf(kept) : loadKeys(ctx, partnerId).then(validOf)
}

const nameOf = (partnerId: number) => `webhook-keys:${partnerId}`

async function loadKeys(ctx: Context, partnerId: number): Promise<KnownKey[]> {
  const load = async () => {
    const found = await findSecrets(ctx.db, partnerId, ctx.clock.now())
    if (!found.some(({ expiresAt }) => expiresAt === null)) return undefined
    // Opened once, not for every delivery.
    return found.flatMap(secret => openSecret(ctx, partnerId, secret))
  }
  for (;;) {
    const keys = await ctx.access.get(nameOf(partnerId), load)
    if (keys) return keys
    await insertSecret(ctx.db, newSecret(ctx, partnerId).row)
  }
}

/** One that is on its way out and cannot be read does not keep the present one from signing. */
function openSecret(ctx: Context, partnerId: number, { sealed, expiresAt }: SealedSecret): KnownKey[] {
  try {
    return [{ key: toKey(unseal(ctx.key, sealPurpose(partnerId), sealed)), expiresAt }]
  } catch (err) {
    if (expiresAt === null) throw err
    ctx.log.error({ err, partner_id: partnerId }, 'a former webhook secret cannot be read: it does not sign')
    return []
  }
}

/** Shown once. The one until now stays valid for a day, so that an endpoint can change over without a gap. */
export async function rotateSecret(
  ctx: Context,
  partnerId: number,
  doer: AuditDoer = { userId: null },
): Promise<string> {
  const { secret, row } = newSecret(ctx, partnerId)
  await ctx.db.transaction(async tx => {
    await lockSecrets(tx, partnerId)
    await retireSecrets(tx, partnerId, new Date(ctx.clock.now().getTime() + overlapMs))
    await insertSecret(tx, row)
    await recordAudit(ctx, tx, { ...doer, partnerId, action: 'webhook-secret-rotate' })
    await ctx.access.forget(tx)
  })
  return secret
}

function newSecret(ctx: Context, partnerId: number) {
  const secret = prefix + randomBytes(32).toString('base64')
  const sealed = seal(ctx.key, sealPurpose(partnerId), secret)
  return { secret, row: { partnerId, sealed, hint: hintOf(secret), at: ctx.clock.now() } }
}

const toKey = (secret: string) => new SigningKey(Buffer.from(secret.slice(prefix.length), 'base64'))
