import { toOneLine } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteMailsTo, insertMail } from './mail.store.ts'

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
    recipient: toOneLine(to),
    // A title from before titles were checked may have a line break, after which a header would begin.
    subject: toOneLine(subject),
    sealedText: seal(ctx.key, mailPurpose, text),
    at: ctx.clock.now(),
    dueAt: ctx.clock.real(),
  })

/** Forgets every mail to an address, including those that still wait. */
export const forgetMailsTo = (tx: Tx, address: string): Promise<void> => deleteMailsTo(tx, toOneLine(address))
