import type { Context } from '../../context.ts'
import { seal } from '../../platform/crypto/seal.ts'
import { hashToken, hintOf, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import {
  insertPartner,
  insertPartnerToken,
  listPartnersOf,
  lockPartnerOf,
  markPartnerTokenRevoked,
  type PartnerRow,
} from './partners.store.ts'

// One person does not need more; a script that opens them by the thousand does.
const partnersPerPerson = 20

interface Key {
  userId: number
  partnerId: number
}

export async function createPartner(ctx: Context, input: { userId: number; title: string }) {
  const at = ctx.clock.now()
  return ctx.db.transaction(async tx => {
    if ((await listPartnersOf(tx, input.userId)).length >= partnersPerPerson)
      throw conflict(`You have ${partnersPerPerson} partner accounts already.`)
    const id = await insertPartner(tx, { ...input, at })
    const token = await issueToken(ctx, tx, id)
    return { id, title: input.title, token_hint: hintOf(token), token_created_at: at.toISOString(), token }
  })
}

export const listPartners = async (ctx: Context, userId: number) =>
  (await listPartnersOf(ctx.db, userId)).map(toWire)

/** The token until now stops working in the same moment. */
export async function rotateToken(ctx: Context, key: Key) {
  return ctx.db.transaction(async tx => {
    const partner = await getPartner(tx, key)
    await markPartnerTokenRevoked(tx, partner.id, ctx.clock.now())
    const token = await issueToken(ctx, tx, partner.id)
    await ctx.access.forget(tx)
    const created = ctx.clock.now().toISOString()
    return {
      id: partner.id,
      title: partner.title,
      token_hint: hintOf(token),
      token_created_at: created,
      token,
    }
  })
}

export async function revokeToken(ctx: Context, key: Key): Promise<void> {
  await ctx.db.transaction(async tx => {
    const partner = await getPartner(tx, key)
    await markPartnerTokenRevoked(tx, partner.id, ctx.clock.now())
    await ctx.access.forget(tx)
  })
}

async function getPartner(tx: Tx, key: Key): Promise<PartnerRow> {
  const partner = await lockPartnerOf(tx, key)
  if (!partner) throw notFound('You have no such partner account.')
  return partner
}

/** Kept twice: hashed, to look it up, and sealed with the server's key, to sign with. */
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

const toWire = (partner: PartnerRow) => ({
  ...partner,
  token_created_at: partner.token_created_at?.toISOString() ?? null,
})
