import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { change } from '../../../platform/database/statement.ts'

export interface KeyOfCaller {
  caller: string
  keyHash: Buffer
}

/** The claim is ours until somebody increases its attempt. */
export interface IdempotencyClaim {
  id: number
  attempt: number
}

/** How much the keys of a partner, or of a person without one, may use. */
export interface Budget {
  holder: string
  /** Keys of later hours count. */
  since: Date
  keys: number
  bytes: number
}

interface Times {
  at: Date
  leaseUntil: Date
}

/** A repeated request is refused while the first one runs, instead of waiting for it. */
export async function limitWaiting(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('lock_timeout', '250ms', true)`)
}

interface Insertion {
  /** Null when the caller has used this key before, or may use no more keys. */
  claim: IdempotencyClaim | null
  /** The oldest hour that counts, when the holder may use no more keys. */
  fullSince: Date | null
}

const insert = change<{ id: number | null; attempt: number; full_since: Date | null }>(
  'idempotency.insert',
  `with usage as materialized (
     select case when sum(keys) >= $8::bigint then min(hour) end as full_since
     from idempotency_usage where holder = $6 and hour > $7
   ), inserted as (
     insert into idempotency_keys (caller, key_hash, request_signature, lease_until, created_at)
     select $1, $2::bytea, $3, $4::timestamptz, $5::timestamptz from usage where full_since is null
     on conflict (caller, key_hash) do nothing
     returning id, attempt
   )
   select inserted.id, inserted.attempt, usage.full_since from usage left join inserted on true`,
)

export async function insertClaim(
  tx: Tx,
  { caller, keyHash }: KeyOfCaller,
  { signature, at, leaseUntil, budget }: Times & { signature: string; budget: Budget },
): Promise<Insertion> {
  const { holder, since, keys } = budget
  const [row] = await insert(tx, [caller, keyHash, signature, leaseUntil, at, holder, since, keys])
  const { id = null, attempt = 0, full_since = null } = row ?? {}
  return { claim: id === null ? null : { id, attempt }, fullSince: full_since }
}

export interface KnownClaim extends IdempotencyClaim {
  signature: string
  leaseUntil: Date
  isCommitted: boolean
  sealedAnswer: Buffer | null
  createdAt: Date
}

export async function lockClaim(tx: Tx, { caller, keyHash }: KeyOfCaller): Promise<KnownClaim | undefined> {
  const [row] = await tx.run<KnownClaim>(sql`
    select id, attempt, request_signature as signature, lease_until as "leaseUntil",
      committed_at is not null as "isCommitted", sealed_response as "sealedAnswer", created_at as "createdAt"
    from idempotency_keys where caller = ${caller} and key_hash = ${keyHash}
    for update`)
  return row
}

/** The former holder can no longer commit under the claim. */
export async function takeOver(tx: Tx, claim: IdempotencyClaim, leaseUntil: Date): Promise<IdempotencyClaim> {
  const [row] = await tx.run<IdempotencyClaim>(sql`
    update idempotency_keys set attempt = attempt + 1, lease_until = ${leaseUntil} where id = ${claim.id}
    returning id, attempt`)
  return row as IdempotencyClaim
}

/** `nothing` means that the transaction has changed nothing so far, and `lost` that another request has the claim. */
export async function markCommitted(
  tx: Tx,
  { id, attempt }: IdempotencyClaim,
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

const finish = change(
  'idempotency.finish',
  `with usage as materialized (
     select $4::bytea is not null and coalesce(sum(bytes), 0) + length($4) <= $7::bigint as fits
     from idempotency_usage where holder = $5 and hour > $6
   ), finished as (
     update idempotency_keys set sealed_response = case when fits then $4 end, lease_until = $3
     from usage where id = $1 and attempt = $2
     returning created_at, attempt, fits
   )
   insert into idempotency_usage as known (holder, hour, keys, bytes)
   select $5, date_trunc('hour', created_at, 'UTC'), case attempt when 1 then 1 else 0 end,
     case when fits then length($4) else 0 end
   from finished
   on conflict (holder, hour) do update set keys = known.keys + excluded.keys, bytes = known.bytes + excluded.bytes`,
)

/** Stores the answer, if there is one and the holder's budget allows it. From now on the key counts. */
export async function finishClaim(
  tx: Tx,
  { id, attempt }: IdempotencyClaim,
  { at, sealedAnswer, budget }: { at: Date; sealedAnswer: Buffer | null; budget: Budget },
): Promise<void> {
  await finish(tx, [id, attempt, at, sealedAnswer, budget.holder, budget.since, budget.bytes])
}

/** Releases the key, so that the same request can be sent again at once. */
export async function endLease(db: Db, { id, attempt }: IdempotencyClaim, at: Date): Promise<void> {
  await db.run(sql`
    update idempotency_keys set lease_until = ${at} where id = ${id} and attempt = ${attempt}`)
}

export async function deleteClaim(db: Db, { id, attempt }: IdempotencyClaim): Promise<void> {
  await db.run(sql`delete from idempotency_keys where id = ${id} and attempt = ${attempt}`)
}

export async function deleteUncommitted(db: Db, { id, attempt }: IdempotencyClaim): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where id = ${id} and attempt = ${attempt} and committed_at is null`)
}

/** Returns how many it has deleted: the limit, while there may be more. */
export async function deleteClaimsBefore(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const rows = await db.run(sql`
    with old as materialized (
      select id from idempotency_keys where created_at < ${before}
      order by created_at limit ${limit} for update skip locked
    )
    delete from idempotency_keys claim using old where claim.id = old.id returning claim.id`)
  return rows.length
}

export async function deleteUsageBefore(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from idempotency_usage where hour < ${before}`)
}
