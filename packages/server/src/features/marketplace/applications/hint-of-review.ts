import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'

/** Part of each transaction that changes an application, for its developers and for operators. */
export const hintOfReview = (
  ctx: Context,
  tx: Tx,
  { id, partner }: { id: number; partner: { id: number } },
): void => hintAfter(ctx, tx, { kind: 'review', partner_id: partner.id, application_id: id })
