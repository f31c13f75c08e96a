import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface SecondFactor {
  sealed_secret: Buffer
  confirmed_at: Date | null
  last_step: number
}

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await db.run<SecondFactor>(
    sql`select sealed_secret, confirmed_at, last_step from second_factors where user_id = ${userId}`,
  )
  return row
}

/** Stores a new secret in place of an unconfirmed one; returns false when a second factor is on. */
export async function saveUnconfirmed(
  tx: Tx,
  factor: { userId: number; sealedSecret: Buffer; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into second_factors (user_id, sealed_secret, created_at)
    values (${factor.userId}, ${factor.sealedSecret}, ${factor.at})
    on conflict (user_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
      where second_factors.confirmed_at is null
    returning user_id`)
  return rows.length > 0
}

/** Returns false when somebody else was first, or has started again with another secret. */
export async function markConfirmed(
  tx: Tx,
  { userId, secret }: { userId: number; secret: Buffer },
  at: Date,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update second_factors set confirmed_at = ${at}
    where user_id = ${userId} and confirmed_at is null and sealed_secret = ${secret}
    returning user_id`)
  return rows.length > 0
}

/** Lets one transaction at a time renew the recovery codes; returns false when no second factor is on. */
export async function lockSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.run(
    sql`select from second_factors where user_id = ${userId} and confirmed_at is not null for update`,
  )
  return rows.length > 0
}

/** Returns false when a code of this step, or of a later one, was accepted before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db.run(sql`
    update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step}
    returning user_id`)
  return rows.length > 0
}

export async function deleteSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.run(sql`
    delete from second_factors where user_id = ${userId} and confirmed_at is not null returning user_id`)
  return rows.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: Buffer[]): Promise<void> {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  for (const hash of hashes)
    await tx.run(sql`insert into recovery_codes (user_id, hash) values (${userId}, ${hash})`)
}

/** Deletes the recovery code when it is found, so that it works once. */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const rows = await db.run(
    sql`delete from recovery_codes where user_id = ${userId} and hash = ${hash} returning hash`,
  )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ left: number }>(
    sql`select count(*)::int as left from recovery_codes where user_id = ${userId}`,
  )
  return row?.left ?? 0
}
