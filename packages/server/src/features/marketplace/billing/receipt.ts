import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { findReceipt, type ReceiptKey } from './receipt.store.ts'

export async function getReceipt(ctx: Context, key: ReceiptKey): Promise<string> {
  const json = await findReceipt(ctx.db, key)
  if (json === undefined) throw notFound('This Location has no such payment.')
  return json
}
