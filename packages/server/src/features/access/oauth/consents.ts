import { type Scope, scopes } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import {
  type ConsentKey,
  type ConsentRow,
  deleteConsent,
  findClientInWords,
  listConsents,
  lockConsent,
  readConsent,
  saveConsent,
  writeGiver,
} from './consents.store.ts'
import { deleteItemsBeyond } from './items.store.ts'

export const inWords = (names: Scope[]) => names.map(scope => ({ scope, title: scopes[scope].title }))

export const listConsentsOf = async (ctx: Context, locationId: number) =>
  (await listConsents(ctx.db, locationId)).map(toWire)

const toWire = (row: ConsentRow) => ({
  ...row,
  scopes: inWords(row.scopes),
  created_at: row.created_at.toISOString(),
})

const noConsent = () => notFound('This Location has given no such consent.')

/**
 * Adds to what the same owner has allowed so far. It replaces what another owner allowed, and ends the tokens that go
 * beyond it. What a former owner allowed does not come back, and neither do its tokens.
 */
export async function giveConsent(
  ctx: Context,
  consent: ConsentKey & { scopes: Scope[] },
  actor: AuditActor,
): Promise<void> {
  const { locationId } = consent
  await ctx.db.transaction(async tx => {
    const former = await lockConsent(tx, consent)
    if (former && !former.isByOwner) await deleteConsent(tx, consent)
    else if (former?.userId !== actor.userId) await deleteItemsBeyond(tx, consent)
    await saveConsent(tx, { ...consent, userId: actor.userId, at: ctx.clock.now() })
    const client = await findClientInWords(tx, consent.clientId)
    const note = `${client?.title}: ${consent.scopes.join(', ')}`
    await recordAudit(ctx, tx, {
      ...actor,
      action: 'consent-give',
      locationId,
      partnerId: client?.partner_id,
      note,
    })
    await ctx.accessCache.invalidate(tx)
  })
}

/** Also deletes everything that the client was issued for the Location. */
export async function withdrawConsent(ctx: Context, key: ConsentKey, actor: AuditActor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const consent = await lockConsent(tx, key)
    if (!consent) throw noConsent()
    const { partnerId, title: note } = consent
    await deleteConsent(tx, key)
    const { locationId } = key
    await recordAudit(ctx, tx, { ...actor, action: 'consent-withdraw', locationId, partnerId, note })
    await ctx.accessCache.invalidate(tx)
  })
}

/** From now on the consent, and the tokens issued under it, are on the authority of this owner. */
export async function takeOverConsent(ctx: Context, key: ConsentKey, actor: AuditActor) {
  return ctx.db.transaction(async tx => {
    const consent = await lockConsent(tx, key)
    if (!consent) throw noConsent()
    if (consent.userId !== actor.userId) {
      await writeGiver(tx, key, actor.userId)
      await recordAudit(ctx, tx, {
        ...actor,
        action: 'consent-take-over',
        locationId: key.locationId,
        partnerId: consent.partnerId,
        subjectUserId: consent.userId ?? undefined,
        note: consent.title,
      })
      await ctx.accessCache.invalidate(tx)
    }
    return toWire(await readConsent(tx, key))
  })
}
