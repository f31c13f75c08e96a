import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { change, statement } from '../../../platform/database/statement.ts'

export type CallType = 'incoming' | 'outgoing' | 'internal'

/** A call as a PBX reports it; null where it says nothing. */
export interface ReportedCall {
  chainId: number
  externalId: string | null
  type: CallType
  phone: string
  diversion: string
  diversions: readonly string[]
  sipUser: string | null
  status: string | null
  duration: number | null
  link: string | null
  date: string | null
  at: Date
  countryIds: number[]
  phones: readonly string[]
}

/** Saves the first report of a call, which most reports are. The id is null when it is not the first: see `save_call`. */
const saveFirst = change<{ isEnabled: boolean; id: number | null }>(
  'voip.save-first-report',
  `with telephony as materialized (
     select route.location_ids as named
     from chain_telephony telephony left join lateral find_voip_route($1, $7, $6) route on true
     where telephony.chain_id = $1 and telephony.enabled_at is not null
   ), call as (
     insert into calls (chain_id, external_id, type, phone, diversion, sip_user, given_status, duration, record_link,
       called_at)
     select $1, $2, $3, $4, $5, $7, $8, $9, $10,
       case when $11::text is null then $12 else moment_at($11, chain_zone($1)) end
     from telephony
     on conflict do nothing
     returning id, type, status, called_at
   ), placed as (
     insert into call_locations (location_id, chain_id, call_id, called_at, phone, type, status)
     select routed.location_id, $1, call.id, call.called_at, routed.phone, call.type, call.status
     from call cross join telephony
     cross join lateral routed_locations($1, telephony.named, $4, $13, $14) routed
   )
   select exists (select from telephony) as "isEnabled", (select id from call)`,
)

const saveAgain = change<{ id: number | null }>(
  'voip.save-call',
  'select save_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as id',
)

/** Returns its id, and whether this is its first report; undefined while telephony is not enabled. */
export async function saveCall(
  db: Db,
  call: ReportedCall,
): Promise<{ id: number; isFirst: boolean } | undefined> {
  const values = [
    call.chainId,
    call.externalId,
    call.type,
    call.phone,
    call.diversion,
    call.diversions,
    call.sipUser,
    call.status,
    call.duration,
    call.link,
    call.date,
    call.at,
    call.countryIds,
    call.phones,
  ]
  const [first] = await saveFirst(db, values)
  if (!first?.isEnabled) return undefined
  if (first.id !== null) return { id: first.id, isFirst: true }
  const [again] = await saveAgain(db, values)
  return again?.id ? { id: again.id, isFirst: false } : undefined
}

const locations = statement<{ location_id: number }>(
  'voip.locations-of-call',
  'select location_id from call_locations where chain_id = $1 and call_id = $2',
)

/** Returns the Locations whose history contains the call. */
export async function listLocationsOfCall(db: Db, chainId: number, callId: number): Promise<number[]> {
  return (await locations(db, [chainId, callId])).map(({ location_id }) => location_id)
}

export interface CallFilter {
  /** The id of the Location or of the Chain. */
  ownerId: number
  from: string
  to: string
  /** The number must contain these digits. */
  digits: string | null
  types: string[] | null
  statuses: string[] | null
  page: { number: number; size: number }
  showsPhones: boolean
}

export interface CallPage {
  json: string
  has_more: boolean
}

interface History {
  table: 'call_locations' | 'calls'
  owner: 'location_id' | 'chain_id'
  zone(ownerId: number): Sql
  id: 'call_id' | 'id'
  wire: 'wire_calls' | 'wire_chain_calls'
}

interface FoundCall {
  chain_id: number
  id: number
}

/** Reads one row more than the page, to learn whether there is another. */
function findCalls(db: Db, { table, owner, zone, id }: History, filter: CallFilter): Promise<FoundCall[]> {
  const { ownerId, from, to, digits, types, statuses, page } = filter
  const asked = [
    sql`${raw(owner)} = ${ownerId}`,
    sql`called_at >= (select first from days) and called_at < (select behind from days)`,
    digits !== null && sql`position(${digits} in digits) > 0`,
    types !== null && sql`type = any(${types})`,
    statuses !== null && sql`status = any(${statuses})`,
  ].filter(condition => condition !== false)
  return db.run<FoundCall & Record<string, unknown>>(sql`
    with days as (
      select greatest(${from}, '0001-01-01')::date::timestamp at time zone ${zone(ownerId)} as first,
        (greatest(${to}, '0001-01-01')::date + 1)::timestamp at time zone ${zone(ownerId)} as behind
    )
    select chain_id, ${raw(id)} as id from ${raw(table)}
    where ${join(asked, ' and ')}
    order by called_at desc, ${raw(id)} desc
    limit ${page.size + 1} offset ${(page.number - 1) * page.size}`)
}

/** Planning the wire of a call takes long, so PostgreSQL plans it once for any page. */
const showFrom = ({ owner, wire }: History) =>
  statement<{ json: string }>(
    `voip.show-${wire}`,
    `select coalesce(json_agg(call.wire order by page.position), '[]')::text as json
     from unnest($2::bigint[], $3::bigint[]) with ordinality page (chain_id, call_id, position)
     cross join lateral (
       select wire from ${wire}($4)
       where ${owner} = $1 and chain_id = page.chain_id and call_id = page.call_id
       offset 0
     ) call`,
  )

const list = (history: History) => {
  const show = showFrom(history)
  return async (db: Db, filter: CallFilter): Promise<CallPage> => {
    const found = await findCalls(db, history, filter)
    const calls = found.slice(0, filter.page.size)
    const [shown] = await show(db, [
      filter.ownerId,
      calls.map(call => call.chain_id),
      calls.map(call => call.id),
      filter.showsPhones,
    ])
    return { json: (shown as { json: string }).json, has_more: found.length > calls.length }
  }
}

export const listCallsOfLocation = list({
  table: 'call_locations',
  owner: 'location_id',
  zone: id => sql`(select timezone_name from locations where id = ${id})`,
  id: 'call_id',
  wire: 'wire_calls',
})

export const listCallsOfChain = list({
  table: 'calls',
  owner: 'chain_id',
  zone: id => sql`chain_zone(${id})`,
  id: 'id',
  wire: 'wire_chain_calls',
})
