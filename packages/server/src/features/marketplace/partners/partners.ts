import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { hashToken, hintOf, newToken } from '../../../platform/crypto/tokens.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { plainUrl } from '../../../platform/http/plain-urls.ts'
import { guardFields } from '../../../platform/network/address-guard.ts'
import { holdPerson } from '../../access/sessions/still-proven.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import {
  findPartnerOf,
  findSealedToken,
  findSuspendedPartnerOf,
  insertPartner,
  insertPartnerToken,
  listPartnersOf,
  lockPartnerOf,
  markPartnerTokenRevoked,
  type PartnerRow,
  updatePartnerColumns,
} from './partners.store.ts'

// No person needs more, and the limit stops a script that creates thousands.
const partnersPerPerson = 20

export interface MembershipKey {
  userId: number
  partnerId: number
}

/** A membership, and the network address that its person calls from. */
export type MemberAction = MembershipKey & { address: string }

interface NewPartner {
  userId: number
  title: string
  address: string
}

export async function createPartner(ctx: Context, { address, ...input }: NewPartner) {
  return ctx.db.transaction(async tx => {
    await holdPerson(tx, input.userId)
    if ((await listPartnersOf(tx, input.userId)).length >= partnersPerPerson)
      throw conflict(`You have ${partnersPerPerson} partner accounts already.`)
    const suspended = await findSuspendedPartnerOf(tx, input.userId)
    if (suspended)
      throw forbidden(
        `You are an admin of the partner account "${suspended}", which is suspended by the platform: until that is lifted you cannot open another one.`,
      )
    const id = await insertPartner(tx, { ...input, at: ctx.clock.now() })
    const token = await issueToken(ctx, tx, id)
    const { userId, title } = input
    await ctx.accessCache.invalidate(tx)
    await recordAudit(ctx, tx, { userId, action: 'partner-create', partnerId: id, address, note: title })
    return { ...toWire(await lockPartner(tx, { userId, partnerId: id })), token }
  })
}

export const listPartners = async (ctx: Context, userId: number) =>
  (await listPartnersOf(ctx.db, userId)).map(toWire)

/** The former token stops working at once. */
export async function rotateToken(ctx: Context, key: MemberAction) {
  return ctx.db.transaction(async tx => {
    const partner = await lockPartner(tx, key)
    await markPartnerTokenRevoked(tx, partner.id, ctx.clock.now())
    const token = await issueToken(ctx, tx, partner.id)
    await recordAudit(ctx, tx, { ...key, action: 'partner-token-rotate' })
    await ctx.accessCache.invalidate(tx)
    return { ...toWire(await lockPartner(tx, key)), token }
  })
}

export async function revokeToken(ctx: Context, key: MemberAction): Promise<void> {
  await ctx.db.transaction(async tx => {
    const partner = await lockPartner(tx, key)
    await markPartnerTokenRevoked(tx, partner.id, ctx.clock.now())
    await recordAudit(ctx, tx, { ...key, action: 'partner-token-revoke' })
    await ctx.accessCache.invalidate(tx)
  })
}

const noPartner = () => notFound('You have no such partner account.')

async function lockPartner(tx: Tx, key: MembershipKey): Promise<PartnerRow> {
  const partner = await lockPartnerOf(tx, key)
  if (!partner) throw noPartner()
  return partner
}

/** Returns one of the person's own partner accounts; others answer 404, so that nobody learns of them. */
export async function requireMembership(db: Db, key: MembershipKey): Promise<PartnerRow> {
  const partner = await findPartnerOf(db, key)
  if (!partner) throw noPartner()
  return partner
}

export const getPartner = async (ctx: Context, key: MembershipKey) =>
  toWire(await requireMembership(ctx.db, key))

type PartnerChanges = Partial<Pick<PartnerRow, 'title' | 'webhook_url'>>

export async function changePartner(ctx: Context, key: MemberAction, input: PartnerChanges) {
  await requireMembership(ctx.db, key)
  await guardFields(ctx, { webhook_url: input.webhook_url })
  return ctx.db.transaction(async tx => {
    const partner = await lockPartner(tx, key)
    await updatePartnerColumns(tx, partner.id, input)
    // Only the host is logged, because the path of a webhook URL may hold a secret.
    const changed = (['title', 'webhook_url'] as const).filter(
      name => input[name] !== undefined && input[name] !== partner[name],
    )
    if (changed.length > 0)
      await recordAudit(ctx, tx, { ...key, action: 'partner-update', note: changed.join(', ') })
    return toWire(await lockPartner(tx, key))
  })
}

/** Notes that a developer has found the signature of a delivery right. */
export const noteSignatureCheck = (ctx: Context, tx: Tx, partnerId: number): Promise<void> =>
  updatePartnerColumns(tx, partnerId, { signature_checked_at: ctx.clock.now() })

/** The token is stored twice: hashed, to look it up, and sealed with the secret key, to sign with it. */
async function issueToken(ctx: Context, tx: Tx, partnerId: number): Promise<string> {
  const token = newToken('partner')
  const sealed = seal(ctx.key, sealPurpose(partnerId), token)
  await insertPartnerToken(tx, {
    partnerId,
    hash: hashToken(token),
    sealed,
    hint: hintOf(token),
    at: ctx.clock.now(),
  })
  return token
}

export const sealPurpose = (partnerId: number): string => `partner-token:${partnerId}`

/** Returns the partner's token for signing; undefined while it is revoked. */
export async function partnerTokenOf(
  ctx: Pick<Context, 'key'> & { db: Db },
  partnerId: number,
): Promise<string | undefined> {
  const sealed = await findSealedToken(ctx.db, partnerId)
  return sealed && unseal(ctx.key, sealPurpose(partnerId), sealed)
}

const toWire = ({ role, ...partner }: PartnerRow) => ({
  ...partner,
  webhook_url: role === 'viewer' ? plainUrl(partner.webhook_url) : partner.webhook_url,
  token_created_at: partner.token_created_at?.toISOString() ?? null,
  signature_checked_at: partner.signature_checked_at?.toISOString() ?? null,
})
