import { type Scope, scopes } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { type ConsentKey, deleteConsent, listConsents } from './consents.store.ts'

export const inWords = (names: Scope[]) => names.map(scope => ({ scope, title: scopes[scope].title }))

export async function listConsentsOf(ctx: Context, locationId: number) {
  const rows = await listConsents(ctx.db, locationId)
  return rows.map(row => ({ ...row, scopes: inWords(row.scopes), created_at: row.created_at.toISOString() }))
}

/** With all that the client was issued for the Location. */
export async function withdrawConsent(ctx: Context, key: ConsentKey): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await deleteConsent(tx, key))) throw notFound('This Location has given no such consent.')
    await ctx.access.forget(tx)
  })
}
