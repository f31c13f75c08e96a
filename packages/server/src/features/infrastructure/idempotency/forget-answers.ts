import type { Context } from '../../../context.ts'
import { unseal } from '../../../platform/crypto/seal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteAnswers, listSealedAnswers } from './forget-answers.store.ts'
import { sealPurpose } from './take-claim.ts'

/** Answers that are opened at once. */
const batchSize = 200

/**
 * Forgets the stored answers that `mentions` finds something in. A repeated request is then refused with a message that
 * it was carried out.
 */
export async function forgetAnswers(
  ctx: Context,
  tx: Tx,
  mentions: (answer: string) => boolean,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await listSealedAnswers(tx, { after, limit: batchSize })
    const last = rows.at(-1)
    if (!last) return
    const found = rows.filter(({ id, sealed }) => mentions(unseal(ctx.key, sealPurpose(id), sealed)))
    await deleteAnswers(
      tx,
      found.map(({ id }) => id),
    )
    after = last.id
  }
}
