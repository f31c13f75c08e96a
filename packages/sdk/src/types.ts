import type {
  BodyOf,
  Catalogue,
  DataOf,
  MetaOf,
  Operation,
  ParamsOf,
  QueryOf,
  TakesIdempotencyKey,
} from '@foyer/contract'
import type { StreamEvent, StreamOptions } from './stream.ts'
import type { V3Lists } from './v3-list-types.ts'

type Fields<T> = T extends undefined ? unknown : T extends readonly unknown[] ? { body: T } : T
type Flat<T> = { [K in keyof T]: T[K] }

/** The fields of path, query and body in one object. A body that is a list goes under `body`. */
export type InputOf<O extends Operation> = Flat<Fields<ParamsOf<O>> & Fields<QueryOf<O>> & Fields<BodyOf<O>>>

export interface ResultOf<O extends Operation> {
  data: DataOf<O>
  meta: MetaOf<O>
}

export interface CallOptions {
  signal?: AbortSignal
}

export interface KeyedCallOptions extends CallOptions {
  /**
   * A repeated call with the same key within 24 hours is not run again; it returns the first answer. With a key, the SDK
   * retries when there is no response.
   */
  idempotencyKey?: string
}

/** The options of a call, besides its input. */
export type OptionsOf<O extends Operation> =
  TakesIdempotencyKey<O> extends true ? KeyedCallOptions : CallOptions

/** An operation as a method; the input is optional when no field is required. */
export type Call<O extends Operation> = (
  ...given: Record<never, never> extends InputOf<O>
    ? [input?: InputOf<O>, options?: OptionsOf<O>]
    : [input: InputOf<O>, options?: OptionsOf<O>]
) => Promise<ResultOf<O>>

/** A streaming operation: `for await (const { data } of foyer.notifications.stream())`. */
export type StreamCall<O extends Operation> = (
  input?: InputOf<O>,
  options?: StreamOptions,
) => AsyncGenerator<StreamEvent<DataOf<O>>>

/** Every operation of the contract, by group and name. */
export type Calls = {
  readonly [G in keyof Catalogue]: {
    readonly [M in keyof Catalogue[G]]: Catalogue[G][M] extends Operation & { isStream: true }
      ? StreamCall<Catalogue[G][M]>
      : Catalogue[G][M] extends Operation
        ? Call<Catalogue[G][M]>
        : never
  }
}

/** All operations, with v3 lists as async iterables. */
export type Foyer = Omit<Calls, 'v3'> & { readonly v3: Calls['v3'] & V3Lists }

/** The data that `foyer.<group>.<method>()` returns. */
export type DataFrom<G extends keyof Foyer, M extends keyof Foyer[G]> = Foyer[G][M] extends (
  ...given: never[]
) => Promise<{ data: infer Data }> | AsyncGenerator<{ data: infer Data }>
  ? Data
  : never
