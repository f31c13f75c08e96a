import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export type CallType = 'incoming' | 'outgoing' | 'internal'

/** A call as an exchange reports it; null where it says nothing. */
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

/** The first notice of a call, which most of them are. Nothing when it is not the first: see `save_call`. */
const saveFirst = statement<{ isEnabled: boolean; id: number | null }>(
  'voip.save-first-notice',
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

const saveAgain = statement<{ id: number | null }>(
  'voip.save-call',
  'select save_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as id',
)

/** Undefined while telephony is not enabled. */
export async function saveCall(tx: Tx, call: ReportedCall): Promise<number | undefined> {
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
  const [first] = await saveFirst(tx, values)
  if (!first?.isEnabled) return undefined
  return first.id ?? (await saveAgain(tx, values))[0]?.id ?? undefined
}

export interface CallFilter {
  /** Of the Location, or of the Chain. */
  ownerId: number
  from: string
  to: string
  /** Digits that the number contains. */
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
  table: string
  owner: string
  zone: string
  id: string
  wire: string
}

/** What a page is asked for; the rest are values. */
interface PageShape {
  isUsual: boolean
  isFirst: boolean
  hasDigits: boolean
  hasTypes: boolean
  hasStatuses: boolean
}

/** The size of a page that nobody has chosen. */
const usualSize = 25

/**
 * One row more than the page is read, to know whether there is another; the wire is written for the page alone. The text
 * has the usual size, and only what is asked for: PostgreSQL would take what it does not know for a tenth of the table,
 * and plan each call anew. Other sizes are values, or callers could have any number of statements prepared.
 */
const pageOf = ({ table, owner, zone, id, wire }: History, shape: PageShape) => {
  const { isUsual, isFirst, hasDigits, hasTypes, hasStatuses } = shape
  let last = 5
  const next = () => `$${++last}`
  const size = isUsual ? usualSize : '$5::int'
  return statement<CallPage>(
    ['voip', table, ...Object.values(shape)].join('.'),
    `with days as (
       select greatest($2, '0001-01-01')::date::timestamp at time zone ${zone} as first,
         (greatest($3, '0001-01-01')::date + 1)::timestamp at time zone ${zone} as behind
     ), found as (
       select chain_id, ${id} as id, called_at from ${table}
       where ${owner} = $1
         and called_at >= (select first from days) and called_at < (select behind from days)
         ${hasDigits ? `and position(${next()} in digits) > 0` : ''}
         ${hasTypes ? `and type = any(${next()})` : ''}
         ${hasStatuses ? `and status = any(${next()})` : ''}
       order by called_at desc, ${id} desc
       limit ${size} + 1 ${isFirst ? '' : `offset ${next()}`}
     ), page as (
       select * from found order by called_at desc, id desc limit ${size}
     )
     select (select count(*) from found) > $5::int as has_more,
       (select coalesce(json_agg(call.wire order by page.called_at desc, page.id desc), '[]')::text
        from page cross join lateral (
          select wire from ${wire}($4)
          where chain_id = page.chain_id and call_id = page.id
            ${owner === 'location_id' ? 'and location_id = $1' : ''}
          offset 0
        ) call) as json`,
  )
}

const list = (history: History) => {
  const pages = new Map<string, ReturnType<typeof pageOf>>()
  return async (db: Db, filter: CallFilter): Promise<CallPage> => {
    const { ownerId, from, to, digits, types, statuses, page, showsPhones } = filter
    const shape = {
      isUsual: page.size === usualSize,
      isFirst: page.number === 1,
      hasDigits: digits !== null,
      hasTypes: types !== null,
      hasStatuses: statuses !== null,
    }
    const key = JSON.stringify(shape)
    let read = pages.get(key)
    if (!read) pages.set(key, (read = pageOf(history, shape)))
    const offset = shape.isFirst ? null : (page.number - 1) * page.size
    const asked = [digits, types, statuses, offset].filter(value => value !== null)
    const [found] = await read(db, [ownerId, from, to, showsPhones, page.size, ...asked])
    return found as CallPage
  }
}

export const listCallsOfLocation = list({
  table: 'call_locations',
  owner: 'location_id',
  zone: '(select timezone_name from locations where id = $1)',
  id: 'call_id',
  wire: 'wire_calls',
})

export const listCallsOfChain = list({
  table: 'calls',
  owner: 'chain_id',
  zone: 'chain_zone($1)',
  id: 'id',
  wire: 'wire_chain_calls',
})
