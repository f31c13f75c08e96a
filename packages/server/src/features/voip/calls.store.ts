import type { Db } from '../../platform/database/database.ts'
import { reading, statement } from '../../platform/database/statement.ts'

export type CallType = 'incoming' | 'outgoing' | 'internal'

/** A call as an exchange reports it; null where it says nothing. */
export interface ReportedCall {
  chainId: number
  externalId: string | null
  type: CallType
  phone: string
  diversion: string
  diversions: string[]
  sipUser: string | null
  status: string | null
  duration: number | null
  link: string | null
  date: string | null
  at: Date
  countryIds: number[]
  phones: string[]
}

const save = statement<{ id: number | null }>(
  'voip.save-call',
  'select save_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as id',
)

/** Undefined while telephony is not enabled. */
export async function saveCall(db: Db, call: ReportedCall): Promise<number | undefined> {
  const [row] = await save(db, [
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
  ])
  return row?.id ?? undefined
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

/** One row more than the page is read, to know whether there is another; the wire is written for the page alone. */
const list = (name: string, { table, owner, zone, id, wire }: History) =>
  reading<CallPage>(
    name,
    `with days as (
       select greatest($2, '0001-01-01')::date::timestamp at time zone ${zone} as first,
         (greatest($3, '0001-01-01')::date + 1)::timestamp at time zone ${zone} as behind
     ), found as (
       select chain_id, ${id} as id, called_at from ${table}
       where ${owner} = $1
         and called_at >= (select first from days) and called_at < (select behind from days)
         and ($4::text is null or position($4 in digits) > 0)
         and ($5::text[] is null or type = any($5))
         and ($6::text[] is null or status = any($6))
       order by called_at desc, ${id} desc
       limit $7 + 1 offset $8
     ), page as (
       select * from found order by called_at desc, id desc limit $7
     )
     select (select count(*) from found) > $7 as has_more,
       (select coalesce(json_agg(call.wire order by page.called_at desc, page.id desc), '[]')::text
        from page join ${wire}($9) call on call.chain_id = page.chain_id and call.call_id = page.id
        ${owner === 'location_id' ? 'and call.location_id = $1' : ''}) as json`,
  )

const ofLocation = list('voip.calls-of-location', {
  table: 'call_locations',
  owner: 'location_id',
  zone: '(select timezone_name from locations where id = $1)',
  id: 'call_id',
  wire: 'wire_calls',
})

const ofChain = list('voip.calls-of-chain', {
  table: 'calls',
  owner: 'chain_id',
  zone: 'chain_zone($1)',
  id: 'id',
  wire: 'wire_chain_calls',
})

const valuesOf = ({ ownerId, from, to, digits, types, statuses, page, showsPhones }: CallFilter) => [
  ownerId,
  from,
  to,
  digits,
  types,
  statuses,
  page.size,
  (page.number - 1) * page.size,
  showsPhones,
]

export async function listCallsOfLocation(db: Db, filter: CallFilter): Promise<CallPage> {
  return (await ofLocation(db, valuesOf(filter)))[0] as CallPage
}

export async function listCallsOfChain(db: Db, filter: CallFilter): Promise<CallPage> {
  return (await ofChain(db, valuesOf(filter)))[0] as CallPage
}
