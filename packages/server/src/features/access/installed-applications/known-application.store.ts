import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export async function isApplication(db: Db, applicationId: number): Promise<boolean> {
  const rows = await db.run(sql`select from applications where id = ${applicationId}`)
  return rows.length > 0
}
