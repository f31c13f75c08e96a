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
   * The same call again under the same key, within 24 hours, is not carried out again: it answers what the first one was
   * answered. With a key the SDK itself tries again when no answer comes.
   */
  idempotencyKey?: string
}

/** What an operation takes beside its input. */
export type OptionsOf<O extends Operation> =
  TakesIdempotencyKey<O> extends true ? KeyedCallOptions : CallOptions

/** An operation as a method; where no field is required, the input may be left out. */
export type Call<O extends Operation> = (
  ...given: Record<never, never> extends InputOf<O>
    ? [input?: InputOf<O>, options?: OptionsOf<O>]
    : [input: InputOf<O>, options?: OptionsOf<O>]
) => Promise<ResultOf<O>>

/** An operation that goes on: `for await (const { data } of foyer.notifications.stream())`. */
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

/** All of it, with the lists of v3 as loops. */
export type Foyer = Omit<Calls, 'v3'> & { readonly v3: Calls['v3'] & V3Lists }

/** The data that `foyer.<group>.<method>()` answers with. */
export type DataFrom<G extends keyof Foyer, M extends keyof Foyer[G]> = Foyer[G][M] extends (
  ...given: never[]
) => Promise<{ data: infer Data }> | AsyncGenerator<{ data: infer Data }>
  ? Data
  : never
