import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const revoked = (table: 'partner_tokens' | 'user_tokens' | 'access_tokens') =>
  statement<{ hash: Buffer }>(
    `identity.revoked.${table}`,
    `select hash from ${table} where hash = $1 and revoked_at is not null`,
  )

const statements = {
  'partner token': revoked('partner_tokens'),
  'user token': revoked('user_tokens'),
  'personal access token': revoked('access_tokens'),
}

/** Only tokens that have just been refused are looked up here. */
export async function isRevokedToken(db: Db, kind: keyof typeof statements, hash: Buffer): Promise<boolean> {
  return (await statements[kind](db, [hash])).length > 0
}
