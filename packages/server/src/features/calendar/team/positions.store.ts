import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface TeamPosition {
  id: number
  title: string
}

export async function listPositions(db: Db, locationId: number): Promise<TeamPosition[]> {
  return db.run<TeamPosition>(
    sql`select id, title from positions where location_id = ${locationId} order by id`,
  )
}

export async function insertPosition(db: Db, locationId: number, title: string): Promise<TeamPosition> {
  const [row] = await db.run<TeamPosition>(
    sql`insert into positions (location_id, title) values (${locationId}, ${title}) returning id, title`,
  )
  return row as TeamPosition
}
