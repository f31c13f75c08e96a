import type { MailKind, MailLanguage } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface MailSettings {
  language: MailLanguage | null
  unwanted_mails: MailKind[]
}

export async function findMailSettings(db: Db, userId: number): Promise<MailSettings | undefined> {
  const [row] = await db.run<MailSettings>(
    sql`select language, unwanted_mails from users where id = ${userId}`,
  )
  return row
}

/** Absent fields stay as they are. */
export async function updateMailSettings(
  db: Db,
  userId: number,
  { language = null, unwanted_mails = null }: Partial<{ [F in keyof MailSettings]: MailSettings[F] | null }>,
): Promise<MailSettings | undefined> {
  const [row] = await db.run<MailSettings>(sql`
    update users set language = coalesce(${language}, language),
      unwanted_mails = coalesce(${unwanted_mails}::text[], unwanted_mails)
    where id = ${userId} and deleted_at is null returning language, unwanted_mails`)
  return row
}
