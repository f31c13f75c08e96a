import sql from 'sql-template-tag'
import { assignments, insertion, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface ResourceKey {
  locationId: number
  resourceId: number
}

export interface ResourceColumns {
  title?: string
  description?: string
}

const all = statement<{ json: string; total: number }>(
  'resources.all',
  `select coalesce(json_agg(wire order by id), '[]')::text as json, count(*)::int as total
   from wire_resources where location_id = $1`,
)

export async function listResources(db: Db, locationId: number): Promise<{ json: string; total: number }> {
  const [row] = await all(db, [locationId])
  return row as { json: string; total: number }
}

const byId = statement<{ json: string }>(
  'resources.one',
  'select wire::text as json from wire_resources where location_id = $1 and id = $2',
)

export async function findResource(db: Db, key: ResourceKey): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.resourceId]))[0]?.json
}

export async function insertResource(tx: Tx, locationId: number, columns: ResourceColumns): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`insert into resources ${insertion({ location_id: locationId, ...columns })} returning id`,
  )
  return (row as { id: number }).id
}

/** Returns false when there is no such resource. The row is locked either way until the transaction ends. */
export async function updateResource(
  tx: Tx,
  key: ResourceKey,
  columns: ResourceColumns & { deleted_at?: Date },
): Promise<boolean> {
  const where = sql`location_id = ${key.locationId} and id = ${key.resourceId} and deleted_at is null`
  const rows = isNothing({ ...columns })
    ? await tx.run(sql`select id from resources where ${where} for no key update`)
    : await tx.run(sql`update resources set ${assignments({ ...columns })} where ${where} returning id`)
  return rows.length > 0
}

/** Returns how many of them exist, and keeps those from being deleted before the transaction ends. */
export async function holdResources(tx: Tx, locationId: number, resourceIds: number[]): Promise<number> {
  const rows = await tx.run(sql`
    select from resources
    where location_id = ${locationId} and id = any(${resourceIds}::bigint[]) and deleted_at is null
    order by id for share`)
  return rows.length
}

export async function isNeededByService(tx: Tx, key: ResourceKey): Promise<boolean> {
  const rows = await tx.run(sql`
    select from service_resources where location_id = ${key.locationId} and resource_id = ${key.resourceId} limit 1`)
  return rows.length > 0
}

export async function listInstanceIds(tx: Tx, key: ResourceKey): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select id from resource_instances
    where location_id = ${key.locationId} and resource_id = ${key.resourceId} and deleted_at is null`)
  return rows.map(({ id }) => id)
}

export async function insertInstances(tx: Tx, key: ResourceKey, titles: string[]): Promise<void> {
  await tx.run(sql`
    insert into resource_instances (location_id, resource_id, title)
    select ${key.locationId}, ${key.resourceId}, unnest(${titles}::text[])`)
}

export async function renameInstance(
  tx: Tx,
  key: ResourceKey,
  instance: { id: number; title: string },
): Promise<void> {
  await tx.run(sql`
    update resource_instances set title = ${instance.title}
    where location_id = ${key.locationId} and id = ${instance.id}`)
}

/** Reserves them for ever; the exclusion constraint refuses instances that are booked now or later. */
export async function retireInstances(
  tx: Tx,
  key: ResourceKey,
  { ids, at }: { ids: number[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into reservations (location_id, subject, subject_id, during)
    select ${key.locationId}, 'resource_instance', unnest(${ids}::bigint[]), tstzrange(${at}, 'infinity')`)
  await tx.run(sql`
    update resource_instances set deleted_at = ${at}
    where location_id = ${key.locationId} and id = any(${ids}::bigint[])`)
}
