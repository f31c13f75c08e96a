import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

export interface KeyOfCaller {
  caller: string
  keyHash: Buffer
}

/** Ours for as long as nobody counts its attempt up. */
export interface Claim {
  id: number
  attempt: number
}

interface Times {
  at: Date
  leaseUntil: Date
}

/** Whoever repeats a request is told that it runs, rather than kept waiting for it. */
export async function limitWaiting(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', '250ms', true)`)
}

/** Undefined when the caller has used this key before. */
export async function insertClaim(
  tx: Tx,
  { caller, keyHash }: KeyOfCaller,
  { signature, at, leaseUntil }: Times & { signature: string },
): Promise<Claim | undefined> {
  const [row] = await tx.run<Claim>(sql`
    insert into idempotency_keys (caller, key_hash, request_signature, lease_until, created_at)
    values (${caller}, ${keyHash}, ${signature}, ${leaseUntil}, ${at})
    on conflict (caller, key_hash) do nothing
    returning id, attempt`)
  return row
}

export interface KnownClaim extends Claim {
  signature: string
  leaseUntil: Date
  isCommitted: boolean
  sealedAnswer: Buffer | null
  createdAt: Date
}

export async function lockClaim(tx: Tx, { caller, keyHash }: KeyOfCaller): Promise<KnownClaim | undefined> {
  const [row] = await tx.run<KnownClaim>(sql`
    select id, attempt, request_signature as signature, lease_until as "leaseUntil",
      committed_at is not null as "isCommitted", sealed_answer as "sealedAnswer", created_at as "createdAt"
    from idempotency_keys where caller = ${caller} and key_hash = ${keyHash}
    for update`)
  return row
}

/** Whoever had it before can no longer commit under it. */
export async function takeOver(tx: Tx, claim: Claim, leaseUntil: Date): Promise<Claim> {
  const [row] = await tx.run<Claim>(sql`
    update idempotency_keys set attempt = attempt + 1, lease_until = ${leaseUntil} where id = ${claim.id}
    returning id, attempt`)
  return row as Claim
}

/** `nothing`: the transaction has changed nothing so far. `lost`: the claim is somebody else's by now. */
export async function markCommitted(
  tx: Tx,
  { id, attempt }: Claim,
  { at, leaseUntil }: Times,
): Promise<'marked' | 'nothing' | 'lost'> {
  // PostgreSQL numbers a transaction when it first changes or locks something.
  const [row] = await tx.run<{ outcome: 'marked' | 'nothing' | 'lost' }>(sql`
    with transaction as materialized (select pg_current_xact_id_if_assigned() is not null as changes),
    marked as (
      update idempotency_keys set committed_at = coalesce(committed_at, ${at}), lease_until = ${leaseUntil}
      from transaction
      where id = ${id} and attempt = ${attempt} and changes
      returning id
    )
    select case when not changes then 'nothing' when exists (select from marked) then 'marked' else 'lost' end as outcome
    from transaction`)
  return (row as { outcome: 'marked' | 'nothing' | 'lost' }).outcome
}

export async function saveAnswer(db: Db, { id, attempt }: Claim, sealedAnswer: Buffer): Promise<void> {
  await db.run(sql`
    update idempotency_keys set sealed_answer = ${sealedAnswer} where id = ${id} and attempt = ${attempt}`)
}

/** The same request may come again at once. */
export async function endLease(db: Db, { id, attempt }: Claim, at: Date): Promise<void> {
  await db.run(sql`
    update idempotency_keys set lease_until = ${at} where id = ${id} and attempt = ${attempt}`)
}

export async function deleteClaim(db: Db, { id, attempt }: Claim): Promise<void> {
  await db.run(sql`delete from idempotency_keys where id = ${id} and attempt = ${attempt}`)
}

export async function deleteUncommitted(db: Db, { id, attempt }: Claim): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where id = ${id} and attempt = ${attempt} and committed_at is null`)
}

/** How many it has deleted: as many as asked for while there are more. */
export async function deleteClaimsBefore(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const rows = await db.run(sql`
    with old as materialized (
      select id from idempotency_keys where created_at < ${before}
      order by created_at limit ${most} for update skip locked
    )
    delete from idempotency_keys claim using old where claim.id = old.id returning claim.id`)
  return rows.length
}
