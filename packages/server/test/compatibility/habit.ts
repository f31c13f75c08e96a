import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'

/** One request as it goes over the wire, and what must come back. */
export interface HabitCall {
  host?: 'app'
  method?: string
  /** `‹name›` stands for a stored id or a moment; see `words.ts`. */
  path: string
  headers?: Record<string, string>
  body?: string
  status: number
  /** The expected parts of the answer: lists are compared whole, records may have more fields. */
  has?: unknown
  /** The expected beginnings of headers. */
  answers?: Record<string, string>
  /** The answer has no body. */
  isEmpty?: boolean
  /** The name under which the id of the answer is stored. */
  keep?: string
}

/** Something that clients of this kind of API do, independent of all others. */
export interface Habit {
  name: string
  calls: HabitCall[]
  /** All calls must return the same data, and not an empty list. */
  isSame?: true
  /** Must return other data than the first call: otherwise a server that ignores the query would pass. */
  unlike?: HabitCall
}

const { partner, otherPartner, owner, systemUser } = demo
export const tokens = {
  partner: partner.token,
  other: otherPartner.token,
  owner: owner.token,
  systemUser: systemUser.token,
}
export const asPartner = { authorization: bearer(tokens.partner) }
export const asOwner = { authorization: bearer(tokens.partner, tokens.owner) }
export const json = { 'content-type': 'application/json' }

const toBody = (value: unknown) => (value === undefined ? {} : { headers: json, body: JSON.stringify(value) })

type More = Partial<HabitCall>

/** Calls as a partner with the owner's token, unless `more` says something else. */
export const call = (method: string, path: string, status: number, more: More & { json?: unknown } = {}) => {
  const { json: value, headers, ...rest } = more
  const sent = toBody(value)
  return { method, path, status, ...sent, ...rest, headers: { ...asOwner, ...sent.headers, ...headers } }
}

export const get = (path: string, more: More & { json?: unknown } = {}): HabitCall =>
  call('GET', path, 200, more)

/** Calls with the partner token only. */
export const partnerCall = (
  method: string,
  path: string,
  status: number,
  more: More & { json?: unknown } = {},
): HabitCall => call(method, path, status, { ...more, headers: { ...asPartner, ...more.headers } })

export const one = (name: string, call: HabitCall): Habit => ({ name, calls: [call] })
export const flow = (name: string, ...calls: HabitCall[]): Habit => ({ name, calls })
/** Other spellings of the first call must get the same answer. */
export const same = (name: string, ...calls: HabitCall[]): Habit => ({ name, calls, isSame: true })
export const sameUnlike = (name: string, unlike: HabitCall, ...calls: HabitCall[]): Habit => ({
  ...same(name, ...calls),
  unlike,
})
