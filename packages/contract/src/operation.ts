import type { Static, TObject, TSchema } from 'typebox'
import type { Access } from './access.ts'
import type { ErrorStatus } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The published descriptions; each operation is in exactly one. */
export type DocumentName = 'developer-tools' | 'general' | 'v3' | 'account'

/** Where a path begins: `/api/v1`, `/api/v2`, `/api/v3` on the API listener, the root of the app listener. */
export type Surface = 'v1' | 'v2' | 'v3' | 'app'

/** Since when the operations marked so are deprecated, for the header of RFC 9745. */
export const deprecatedSince = new Date('2026-01-01T00:00:00Z')

/** One operation of the wire: everything that server, SDK and documentation need to know of it. */
export interface Operation {
  name: string
  document: DocumentName
  tag: string
  method: Method
  surface: Surface
  /** Relative to the surface, with `{parameters}`. */
  path: string
  /** Served on the app listener as well, without the version prefix. */
  alsoOnApp?: true
  /** A POST that changes nothing, because what it asks for does not fit into a query. */
  onlyReads?: true
  /** Checks a password: every attempt counts. */
  countsGuesses?: true
  /** Absent outside the sandbox. */
  sandboxOnly?: true
  /** Absent in production while the v3 preview is not switched on. */
  preview?: true
  access: Access
  summary: string
  /** What it does, who may, what changes: more than the summary. */
  description: string
  deprecated?: true
  params?: TObject
  /** Of a GET; the same fields are understood in a JSON body, because clients send them there too. */
  query?: TObject
  body?: TSchema
  /** How large a body may be; absent: `usualBodyLimit`. Only where a valid one can be larger than that. */
  bodyLimit?: number
  /** Answered from memory with an ETag: who has that version already gets 304. */
  isRevalidated?: true
  /** Begins or ends a session, which a cookie carries. */
  setsCookies?: true
  /** The form of a browser, which carries no token, is answered 303. */
  sendsFormsOn?: true
  /** Answers with server-sent events for as long as the caller stays; `data` is that of one event. */
  isStream?: true
  status: 200 | 201 | 202 | 204
  data: TSchema
  meta?: TSchema
  errors: readonly ErrorStatus[]
}

const kibibyte = 1024

export const usualBodyLimit = 64 * kibibyte
/** For a record with long texts and fields of the partner's own. */
export const recordBodyLimit = 256 * kibibyte
/** For a record whose description is as long as a page of a book. */
export const longTextBodyLimit = 512 * kibibyte
/** For records in bulk; nothing larger is read anywhere. */
export const bulkBodyLimit = 1024 * kibibyte

export const bodyLimitOf = ({ bodyLimit = usualBodyLimit }: Operation): number => bodyLimit

/** `64 KiB`, `1 MiB`. */
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

/** The addresses an operation answers at. */
export function addressesOf(definition: Operation): Address[] {
  const listener = definition.surface === 'app' ? 'app' : 'api'
  const addresses: Address[] = [{ listener, path: prefixes[definition.surface] + definition.path }]
  if (definition.alsoOnApp) addresses.push({ listener: 'app', path: definition.path })
  return addresses
}
