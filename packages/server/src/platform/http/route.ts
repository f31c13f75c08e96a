import type { BodyOf, DataOf, MetaOf, Operation, ParamsOf, QueryOf } from '@foyer/contract'
import type { CallerOf } from './caller.ts'
import type { StartStream } from './event-stream.ts'
import type { InputCheck } from './input/read-input.ts'
import type { MemoryFile } from './memory-file.ts'

/** Where a call comes from, as far as the call itself says so. */
export interface Visitor {
  /** The client's network address. */
  address: string
  userAgent: string
  cookies: Readonly<Record<string, string | undefined>>
}

/** A handler gets checked input and nothing of HTTP. */
export interface Input<O extends Operation> extends Visitor {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  caller: CallerOf<O['access']>
  /** Our name in the address that was called, without its port; empty where HTTP/1.0 names none. */
  host: string
}

export interface Cookie {
  name: string
  value: string
  /** 0 removes the cookie. */
  maxAgeSeconds: number
}

/**
 * A handler returns `data` to be serialised by the contract, `json` that the database has written already, a `document`
 * from memory, or a `stream` that stays open.
 */
export type Answer<O extends Operation> =
  | ({ data: DataOf<O>; cookies?: readonly Cookie[] } & (MetaOf<O> extends undefined
      ? { meta?: undefined }
      : { meta: MetaOf<O> }))
  | { json: string; meta?: MetaOf<O> }
  | { document: MemoryFile }
  | { stream: StartStream }

export type Handler<O extends Operation> = (input: Input<O>) => Answer<O> | Promise<Answer<O>>

/** An operation with the function that answers it; the type hides which operation, so that routes fit in one list. */
export interface Route {
  operation: Operation
  handle(input: Input<Operation>): Promise<Answer<Operation>>
  check?: InputCheck
}

export const route = <O extends Operation>(operation: O, handle: Handler<O>, check?: InputCheck): Route => ({
  operation,
  handle: handle as unknown as Route['handle'],
  ...(check ? { check } : {}),
})
