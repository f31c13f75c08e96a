import sql, { join, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface NewMail {
  recipient: string
  subject: string
  sealedText: Buffer
  /** What people read, in the platform's time. */
  at: Date
  /** Real time, by which mail servers and retries run. */
  dueAt: Date
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.run(sql`
    insert into mails (recipient, subject, sealed_text, created_at, due_at)
    values (${mail.recipient}, ${mail.subject}, ${mail.sealedText}, ${mail.at}, ${mail.dueAt})`)
}

export interface ClaimedMail {
  id: number
  recipient: string
  subject: string
  sealed_text: Buffer | null
  created_at: Date
  /** Includes this attempt; together with the id it identifies the claim. */
  attempts: number
}

interface Claiming {
  at: Date
  leaseUntil: Date
  count: number
}

/**
 * A mail belongs to its claimant until the lease ends, so a dead worker's mails become free. The subquery is
 * materialized, because a plan may run it once per row, and then its limit holds only for each run.
 */
export async function claimMails(db: Db, { at, leaseUntil, count }: Claiming): Promise<ClaimedMail[]> {
  return db.run<ClaimedMail>(sql`
    with due as materialized (
      select id from mails where sent_at is null and failed_at is null and due_at <= ${at}
      order by due_at, id limit ${count} for update skip locked
    )
    update mails mail set attempts = mail.attempts + 1, due_at = ${leaseUntil}
    from due where mail.id = due.id
    returning mail.id, mail.recipient, mail.subject, mail.sealed_text, mail.created_at, mail.attempts`)
}

type MailClaim = Pick<ClaimedMail, 'id' | 'attempts'>

const ofClaim = ({ id, attempts }: MailClaim): Sql =>
  sql`id = ${id} and attempts = ${attempts} and sent_at is null and failed_at is null`

export async function markSent(
  db: Db,
  claim: MailClaim,
  { at, keepsText }: { at: Date; keepsText: boolean },
): Promise<void> {
  await db.run(sql`
    update mails set sent_at = ${at}, last_error = '', sealed_text = case when ${keepsText} then sealed_text end
    where ${ofClaim(claim)}`)
}

export async function markFailed(
  db: Db,
  claim: MailClaim,
  { at, error, keepsText }: { at: Date; error: string; keepsText: boolean },
): Promise<void> {
  await db.run(sql`
    update mails set failed_at = ${at}, last_error = ${error},
      sealed_text = case when ${keepsText} then sealed_text end
    where ${ofClaim(claim)}`)
}

export async function postponeMail(
  db: Db,
  claim: MailClaim,
  { dueAt, error }: { dueAt: Date; error: string },
): Promise<void> {
  await db.run(sql`update mails set due_at = ${dueAt}, last_error = ${error} where ${ofClaim(claim)}`)
}

/** A sandbox without a mail server delivers its mail to the outbox. */
export async function markDueAsSent(db: Db, { at, dueAt }: Pick<NewMail, 'at' | 'dueAt'>): Promise<void> {
  await db.run(sql`
    update mails set sent_at = ${at} where sent_at is null and failed_at is null and due_at <= ${dueAt}`)
}

export async function countWaitingMails(db: Db): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    sql`select count(*)::int as count from mails where sent_at is null and failed_at is null`,
  )
  return row?.count ?? 0
}

export async function deleteMailsBefore(db: Db, at: Date): Promise<void> {
  await db.run(
    sql`delete from mails where created_at < ${at} and (sent_at is not null or failed_at is not null)`,
  )
}

export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.run(sql`delete from mails where recipient = ${recipient}`)
}

export interface OutboxRow {
  id: number
  recipient: string
  subject: string
  sealed_text: Buffer | null
  created_at: Date
  sent_at: Date | null
  failed_at: Date | null
  last_error: string
}

/** Lists the newest first. */
export async function listMails(
  db: Db,
  { recipient, before, count }: { recipient?: string; before?: number; count: number },
): Promise<OutboxRow[]> {
  const conditions = [sql`true`]
  if (recipient !== undefined) conditions.push(sql`recipient = ${recipient}`)
  if (before !== undefined) conditions.push(sql`id < ${before}`)
  return db.run<OutboxRow>(sql`
    select id, recipient, subject, sealed_text, created_at, sent_at, failed_at, last_error from mails
    where ${join(conditions, ' and ')} order by id desc limit ${count}`)
}
