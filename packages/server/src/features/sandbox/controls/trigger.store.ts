import sql, { raw } from 'sql-template-tag'
import { type Columns, insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** The tables of the records that the sandbox creates. */
export type OwnTable =
  | 'service_categories'
  | 'clients'
  | 'staff'
  | 'services'
  | 'appointments'
  | 'loyalty_cards'
  | 'goods'
  | 'finance_transactions'

/** The lookup tables of a Location that its records need. */
export type ListTable =
  | 'service_categories'
  | 'goods_categories'
  | 'storages'
  | 'accounts'
  | 'expenses'
  | 'loyalty_card_types'

export interface OwnRecordKey {
  locationId: number
  resource: string
}

export async function findOwn(
  db: Db,
  { locationId, resource, table }: OwnRecordKey & { table: OwnTable },
): Promise<number | undefined> {
  // Most deleted records keep their row; service categories do not.
  const isLive = table === 'service_categories' ? sql`true` : sql`record.deleted_at is null`
  const [row] = await db.run<{ id: number }>(sql`
    select record.id from sandbox_records own
    join ${raw(table)} record on record.location_id = own.location_id and record.id = own.record_id and ${isLive}
    where own.location_id = ${locationId} and own.resource = ${resource}`)
  return row?.id
}

export async function rememberOwn(db: Db, { locationId, resource }: OwnRecordKey, id: number): Promise<void> {
  await db.run(sql`
    insert into sandbox_records (location_id, resource, record_id) values (${locationId}, ${resource}, ${id})
    on conflict (location_id, resource) do update set record_id = excluded.record_id`)
}

/** Takes the last Location that the sandbox opened besides this one. Only one caller gets it, and must delete it. */
export async function takeOwnLocation(db: Db, locationId: number): Promise<number | undefined> {
  const [row] = await db.run<{ id: number }>(sql`
    with own as (
      delete from sandbox_records where location_id = ${locationId} and resource = 'salon' returning record_id
    )
    select location.id from own join locations location on location.id = own.record_id
    where location.deleted_at is null`)
  return row?.id
}

export async function isOwnLocation(db: Db, locationId: number): Promise<boolean> {
  const rows = await db.run(sql`
    select from sandbox_records where resource = 'salon' and record_id = ${locationId}`)
  return rows.length > 0
}

/**
 * Copies the endpoints of one Location to another, because the deletion of a Location goes only to its own endpoints.
 * Their applications are installed there, and people get the roles that they have in the first one: both decide about
 * eligibility.
 */
export async function copyEndpoints(
  tx: Tx,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  const eligible = sql`
    from endpoint_eligibility('salon', 'delete', null, false) where location_id = ${from} and decision = 'send'`
  await tx.run(sql`
    insert into roles (location_id, slug, title, rights)
    select ${to}, slug, title, rights from roles where location_id = ${from} order by id
    on conflict do nothing`)
  await tx.run(sql`
    insert into memberships (location_id, user_id, role_id, created_at)
    select ${to}, membership.user_id, copied.id, ${at}
    from memberships membership
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    join roles copied on copied.location_id = ${to} and copied.slug is not distinct from role.slug
      and (role.slug is not null or copied.title = role.title)
    where membership.location_id = ${from}
    order by membership.user_id
    on conflict do nothing`)
  await tx.run(sql`
    insert into installations (location_id, application_id, status, created_at, granted_at, activated_at)
    select distinct ${to}::bigint, application_id, 'active', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    ${eligible} and application_id is not null
    order by application_id
    on conflict (location_id, application_id) do update set status = 'active', frozen_by = null`)
  await tx.run(sql`
    insert into endpoints (location_id, partner_id, application_id, user_id, url, kinds, includes_own_changes, is_active,
      created_at)
    select ${to}, partner_id, application_id, user_id, url, kinds, includes_own_changes, true, ${at}
    ${eligible}
    on conflict do nothing`)
}

/** Returns the ids of the newest rows. */
export async function findNewest(
  db: Db,
  table: ListTable,
  { locationId, limit }: { locationId: number; limit: number },
): Promise<number[]> {
  const rows = await db.run<{ id: number }>(sql`
    select id from ${raw(table)} where location_id = ${locationId} order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function insertIntoList(db: Db, table: ListTable, columns: Columns): Promise<number> {
  const [row] = await db.run<{ id: number }>(sql`
    insert into ${raw(table)} ${insertion(columns)} returning id`)
  return (row as { id: number }).id
}

/** Finds a team member who does a service that needs no resource. */
export async function findOffer(
  db: Db,
  locationId: number,
): Promise<{ staffId: number; serviceId: number } | undefined> {
  const [row] = await db.run<{ staff_id: number; service_id: number }>(sql`
    select link.staff_id, link.service_id
    from services service
    join service_staff link on link.location_id = service.location_id and link.service_id = service.id
    join staff on staff.location_id = link.location_id and staff.id = link.staff_id
    where service.location_id = ${locationId} and service.deleted_at is null and service.capacity <= 1
      and staff.deleted_at is null and not staff.is_fired
      and not exists (select from service_resources needed
        where needed.location_id = service.location_id and needed.service_id = service.id)
    order by service.id desc limit 1`)
  return row && { staffId: row.staff_id, serviceId: row.service_id }
}

/** Returns undefined when there is no schedule yet. */
export async function findLastDay(
  db: Db,
  { locationId, staffId }: { locationId: number; staffId: number },
): Promise<string | undefined> {
  const [row] = await db.run<{ day: string | null }>(sql`
    select max(day)::text as day from schedule_days where location_id = ${locationId} and staff_id = ${staffId}`)
  return row?.day ?? undefined
}

/** Finds a person who owns every Location of the Chain. */
export async function findChainOwner(db: Db, chainId: number): Promise<number | undefined> {
  const [row] = await db.run<{ user_id: number }>(sql`
    select access.user_id from locations location
    join location_access access on access.location_id = location.id and access.is_owner
    where location.chain_id = ${chainId} and location.deleted_at is null
    group by access.user_id
    having count(*) = (select count(*) from locations where chain_id = ${chainId} and deleted_at is null)
    order by access.user_id limit 1`)
  return row?.user_id
}

export async function findChainOf(db: Db, locationId: number): Promise<number> {
  const [row] = await db.run<{ chain_id: number }>(
    sql`select chain_id from locations where id = ${locationId}`,
  )
  return (row as { chain_id: number }).chain_id
}

/** Returns the first application of a partner; for a payment, one with a plan comes first. */
export async function findFirstApplication(
  db: Db,
  { partnerId, status }: { partnerId: number; status: string },
): Promise<number | undefined> {
  const [row] = await db.run<{ id: number }>(sql`
    select id from applications application where partner_id = ${partnerId} and disabled_at is null
    order by ${status} = 'payment' and exists (
      select from plan_options option where option.application_id = application.id and option.deleted_at is null) desc, id
    limit 1`)
  return row?.id
}
