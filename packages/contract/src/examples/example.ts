import type { Catalogue } from '../catalogue.ts'
import type { Json } from '../openapi/json.ts'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '../operation.ts'

/** An operation by its place in the catalogue: `clients.create`. */
export type CallName = {
  [G in keyof Catalogue]: `${G}.${keyof Catalogue[G] & string}`
}[keyof Catalogue]

/** The people of the demo world who call operations, and whoever the example of `account.signUp` signs up. */
export type Caller = 'owner' | 'newcomer' | 'developer' | 'operator' | 'signedUp'

type Part<Name extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a caller sends, checked against the schemas of the operation. */
type InputOf<O extends Operation> = Part<'params', ParamsOf<O>> &
  Part<'query', QueryOf<O>> &
  Part<'body', BodyOf<O>>

/** An example that is sent first, as it stands or with other input. */
export type Step =
  | CallName
  | { call: CallName; as?: Caller; params?: object; query?: object; body?: unknown }
  // Not an operation: an OAuth client sends the browser of this person to the authorization endpoint.
  | { authorize: Caller }
  // A stream: opened and kept until the end, or read for its next event.
  | { open: CallName }
  | { next: CallName }

interface Setting {
  /** By default the owner, or the developer where a partner account is meant. */
  as?: Caller
  /** What must have happened before. No step is taken twice in a sandbox. */
  before?: Step[]
  /** Takes away what others in its sandbox need: `last` comes after them, `alone` has a sandbox of its own. */
  place?: 'last' | 'alone'
}

export type Example<O extends Operation = Operation> = InputOf<O> & Setting

/** One example for each operation of these groups; a missing one does not compile. */
export type ExamplesOf<Group extends keyof Catalogue> = {
  [G in Group]: {
    [K in keyof Catalogue[G]]: Catalogue[G][K] extends Operation ? Example<Catalogue[G][K]> : never
  }
}

/** A value that only an earlier answer knows, such as a token: sent as it was answered, published as it is written here. */
export class Taken {
  constructor(
    readonly shown: Json,
    readonly from: CallName | 'authorize',
    /** Where in the answer: `data.id`, `data.0.text`. */
    readonly path: string,
    readonly how: 'whole' | 'mailed-token' | 'code' = 'whole',
  ) {}
}

export const taken = <T extends Json>(shown: T, from: CallName, path: string): T =>
  new Taken(shown, from, path) as unknown as T

/** The token behind the `#` of the link in the newest mail. */
export const mailed = (shown: string): string =>
  new Taken(shown, 'sandbox.listOutboxForPages', 'data.0.text', 'mailed-token') as unknown as string

/** The six digits that an authenticator shows for the secret. */
export const codeOfApp = (shown: string): string =>
  new Taken(shown, 'secondFactor.begin', 'data.secret', 'code') as unknown as string

/** The consent request that the authorization endpoint has made. */
export const requested = (shown: string): string =>
  new Taken(shown, 'authorize', 'request_id') as unknown as string

/** The same value with something else in the place of everything that was taken. */
export function replaceTaken(value: unknown, replace: (taken: Taken) => unknown): unknown {
  if (value instanceof Taken) return replace(value)
  if (Array.isArray(value)) return value.map(item => replaceTaken(item, replace))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTaken(item, replace)]))
}
