import type { Context } from '../../../context.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertMail } from './mail.store.ts'

export interface Letter {
  subject: string
  /** Plain text; lines are separated by \n. */
  text: string
}

export interface Mail extends Letter {
  to: string
}

export const mailPurpose = 'mail'

/**
 * Queues the mail in the transaction: a rollback sends nothing, and after a commit it is sent even if the process
 * dies.
 */
export const queueMail = (ctx: Context, tx: Tx, { to, subject, text }: Mail): Promise<void> =>
  insertMail(tx, {
    recipient: inOneLine(to),
    subject: inOneLine(subject),
    sealedText: seal(ctx.key, mailPurpose, text),
    at: ctx.clock.real(),
  })

/** A title that a person typed may contain a line break, after which a header would begin. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
