import sql from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

export interface NewMail {
  recipient: string
  subject: string
  sealedText: Buffer
  at: Date
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.run(sql`
    insert into mails (recipient, subject, sealed_text, created_at, due_at)
    values (${mail.recipient}, ${mail.subject}, ${mail.sealedText}, ${mail.at}, ${mail.at})`)
}
