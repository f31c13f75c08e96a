import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface SealedSecret {
  sealed: Buffer
  expiresAt: Date | null
}

/** Lists the current secret first. */
export async function findSecrets(db: Db, partnerId: number, at: Date): Promise<SealedSecret[]> {
  return db.run<SealedSecret & Record<string, unknown>>(sql`
    select sealed, expires_at as "expiresAt" from webhook_secrets
    where partner_id = ${partnerId} and (expires_at is null or expires_at > ${at})
    order by id desc`)
}

interface NewSecret {
  partnerId: number
  sealed: Buffer
  hint: string
  at: Date
}

/** Returns false when the partner already has a current secret. */
export async function insertSecret(db: Db, { partnerId, sealed, hint, at }: NewSecret): Promise<boolean> {
  const rows = await db.run(sql`
    insert into webhook_secrets (partner_id, sealed, hint, created_at)
    values (${partnerId}, ${sealed}, ${hint}, ${at}) on conflict do nothing returning id`)
  return rows.length > 0
}

/** The current secret stays valid until then; an earlier one ends now. */
export async function retireSecrets(tx: Tx, partnerId: number, until: Date): Promise<void> {
  await tx.run(sql`delete from webhook_secrets where partner_id = ${partnerId} and expires_at is not null`)
  await tx.run(sql`
    update webhook_secrets set expires_at = ${until} where partner_id = ${partnerId} and expires_at is null`)
}

/** Rotations of one partner run one after the other. */
export async function lockSecrets(tx: Tx, partnerId: number): Promise<void> {
  await tx.run(sql`select id from partners where id = ${partnerId} for update`)
}

/** Moments only, in JSON. */
export async function findSecretState(db: Db, partnerId: number, at: Date): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(
      'issued_at', iso_local(max(created_at) filter (where expires_at is null), 'UTC'),
      'previous_valid_until', iso_local(max(expires_at) filter (where expires_at > ${at}), 'UTC'))::text as json
    from webhook_secrets where partner_id = ${partnerId}`)
  return (row as { json: string }).json
}
