import type { Static, TObject, TSchema } from 'typebox'
import type { Access } from './access.ts'
import type { ErrorStatus } from './errors.ts'
import type { Tag } from './openapi/tags.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The published documents; each operation is in exactly one. */
export type DocumentName = 'developer-tools' | 'general' | 'v3' | 'account'

/** The start of a path: `/api/v1`, `/api/v2` or `/api/v3` on the API listener, or the root of the app listener. */
export type Surface = 'v1' | 'v2' | 'v3' | 'app'

/** The date for the Deprecation header (RFC 9745) of deprecated operations. */
export const deprecatedSince = new Date('2026-01-01T00:00:00Z')

/** One operation, with everything that the server, the SDK and the documents need. */
export interface Operation {
  name: string
  document: DocumentName
  tag: Tag
  method: Method
  surface: Surface
  /** Relative to the surface, with `{parameters}`. */
  path: string
  /** Also served on the app listener, without the version prefix. */
  alsoOnApp?: true
  /** A POST that only reads, because its filters don't fit into a query. */
  onlyReads?: true
  /**
   * Works in a suspended Location although it is no read of its people: it ends access, or shows what is the caller's own.
   */
  openWhileSuspended?: true
  /** Checks a password, so every attempt is counted. */
  countsGuesses?: true
  /** Only served in a sandbox. */
  sandboxOnly?: true
  /** Only served in production when the v3 preview is turned on. */
  preview?: true
  access: Access
  summary: string
  /** Says more than the summary: what it does, who may call it, what changes. */
  description: string
  deprecated?: true
  params?: TObject
  /** The query of a GET, which is also read from a JSON body, because existing callers send it there. */
  query?: TObject
  body?: TSchema
  /** The maximum size of the body, if a valid one can be larger than `usualBodyLimit`. */
  bodyLimit?: number
  /** Served from a cache with an ETag; a caller that has this version gets 304. */
  isRevalidated?: true
  /** Starts or ends a cookie session. */
  setsCookies?: true
  /** Answers a browser form without a token with 303. */
  sendsFormsOn?: true
  /** Answers with server-sent events until the caller disconnects; `data` is the data of one event. */
  isStream?: true
  status: 200 | 201 | 202 | 204
  data: TSchema
  meta?: TSchema
  errors: readonly ErrorStatus[]
}

const kibibyte = 1024

export const usualBodyLimit = 64 * kibibyte
/** For a record with long texts and custom fields. */
export const recordBodyLimit = 256 * kibibyte
/** For a record with a very long description. */
export const longTextBodyLimit = 512 * kibibyte
/** For bulk requests; the largest limit of all. */
export const bulkBodyLimit = 1024 * kibibyte

export const bodyLimitOf = ({ bodyLimit = usualBodyLimit }: Operation): number => bodyLimit

/** Formats a size, such as `64 KiB` or `1 MiB`. */
export function sizeInWords(bytes: number): string {
  const kibibytes = bytes / kibibyte
  return kibibytes < kibibyte ? `${kibibytes} KiB` : `${kibibytes / kibibyte} MiB`
}

/** Keeps the literal types of an operation, so that inputs and outputs can be derived from it. */
export const operation = <const O extends Operation>(definition: O): O => definition

type PartOf<O extends Operation, K extends 'params' | 'query' | 'body'> = O[K] extends TSchema
  ? Static<O[K]>
  : undefined

export type ParamsOf<O extends Operation> = PartOf<O, 'params'>
export type QueryOf<O extends Operation> = PartOf<O, 'query'>
export type BodyOf<O extends Operation> = PartOf<O, 'body'>
export type DataOf<O extends Operation> = Static<O['data']>
export type MetaOf<O extends Operation> = O['meta'] extends TSchema ? Static<O['meta']> : undefined

const prefixes: Record<Surface, string> = { v1: '/api/v1', v2: '/api/v2', v3: '/api/v3', app: '' }

export interface Address {
  listener: 'api' | 'app'
  path: string
}

/** The paths at which an operation is served. */
export function addressesOf({
  surface,
  path,
  alsoOnApp,
  access,
}: Pick<Operation, 'surface' | 'path' | 'alsoOnApp' | 'access'>): Address[] {
  const main: Address = { listener: surface === 'app' ? 'app' : 'api', path: prefixes[surface] + path }
  const addresses = [main]
  if (alsoOnApp) addresses.push({ listener: 'app', path })
  if (access.by === 'user' && access.orPerson) addresses.push({ listener: 'app', path: main.path })
  return addresses
}
