import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'

/** One request as it goes over the wire, and what must come back. */
export interface HabitCall {
  host?: 'app'
  method?: string
  /** `‹name›` stands for a kept id or a moment; see `words.ts`. */
  path: string
  headers?: Record<string, string>
  body?: string
  status: number
  /** Parts of the answer: lists are compared whole, records may have more fields. */
  has?: unknown
  /** Headers of the answer, by their beginning. */
  answers?: Record<string, string>
  /** The answer has no body. */
  isEmpty?: boolean
  /** The id of the answer is called so from here on. */
  keep?: string
}

/** What clients of this kind of API do, in our own words. Each stands for itself. */
export interface Habit {
  name: string
  calls: HabitCall[]
  /** All exchanges answer the same data, and some. */
  isSame?: true
  /** Answers other data than the first exchange: without it, a server that ignores the query would pass. */
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

/** As a partner with the owner's token, unless `more` says something else. */
export const call = (method: string, path: string, status: number, more: More & { json?: unknown } = {}) => {
  const { json: value, headers, ...rest } = more
  const sent = toBody(value)
  return { method, path, status, ...sent, ...rest, headers: { ...asOwner, ...sent.headers, ...headers } }
}

export const get = (path: string, more: More & { json?: unknown } = {}): HabitCall =>
  call('GET', path, 200, more)

/** As a partner alone. */
export const partnerCall = (
  method: string,
  path: string,
  status: number,
  more: More & { json?: unknown } = {},
): HabitCall => call(method, path, status, { ...more, headers: { ...asPartner, ...more.headers } })

export const one = (name: string, call: HabitCall): Habit => ({ name, calls: [call] })
export const flow = (name: string, ...calls: HabitCall[]): Habit => ({ name, calls })
/** Other spellings of the first: the same answer. */
export const same = (name: string, ...calls: HabitCall[]): Habit => ({ name, calls, isSame: true })
export const sameUnlike = (name: string, unlike: HabitCall, ...calls: HabitCall[]): Habit => ({
  ...same(name, ...calls),
  unlike,
})
