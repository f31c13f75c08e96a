import Type, { type TProperties, type TSchema } from 'typebox'
import { fieldCodes, namedErrors, problemCodes } from './errors.ts'

/** The schemas that most records share. */
export const Id = (description: string) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })

/** 0 or 1 on the wire; true and false are understood as well. */
export const Flag = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1, description, 'x-flag': true })

export const Text = (maxLength: number, description: string, options: { minLength?: number } = {}) =>
  Type.String({ maxLength, description, ...options })

/** Text that must say something. */
export const Title = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description })

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** A part of a record, or the empty list that stands for none, as in the deliveries that endpoints know. */
export const OrEmpty = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Array(Type.Never(), { maxItems: 0 })])

/** An id, or the 0 that stands for none. */
export const IdOrZero = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `${description}; 0 for none` })

/** ISO 8601 with an offset. */
export const Instant = (description: string) => Type.String({ format: 'date-time', description })

/** Longer than any spelling of a day or a moment: such text is refused unread. */
export const longestMoment = 40

/** An instant that a caller sends. */
export const GivenInstant = (description: string) =>
  Type.String({ format: 'date-time', maxLength: longestMoment, description })

/** A day that a caller sends. */
export const GivenDay = (description: string) =>
  Type.String({ format: 'date', maxLength: longestMoment, description, examples: ['2026-01-31'] })

/** `YYYY-MM-DD HH:MM:SS`, as the times of the marketplace are. */
export const UtcTime = (description: string) =>
  Type.String({ pattern: olderTime, description: `${description}, YYYY-MM-DD HH:MM:SS in UTC` })

/** The same form in the time of the Location, as the times of its records are. */
export const LocalTime = (description: string) =>
  Type.String({
    pattern: olderTime,
    description: `${description}, YYYY-MM-DD HH:MM:SS in the time of the Location`,
  })

const olderTime = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$'

/** Of any URL that a caller sends. */
export const longestUrl = 4096

/** A page for a browser; empty for none. */
export const WebAddress = (description: string) =>
  Type.Refine(
    Type.String({ maxLength: longestUrl, description }),
    text => text === '' || (/^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text)),
    () => 'must be an http or https address',
  )

export const Page = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, default: 1, description: 'Page number, from 1' }),
)

export const Count = (byDefault: number, most: number) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: most, default: byDefault, description: 'Elements per page' }),
  )

/** Several values in a query: repeated, `[]`, indexed, or separated by commas. */
export const List = <S extends TSchema>(items: S, description: string, maxItems = 1000) =>
  Type.Array(items, { maxItems, description })

/**
 * A list of ids, words or addresses that names nothing twice. The server looks for a repetition itself, up to the first one;
 * descriptions call it `uniqueItems`.
 */
export const UniqueList = <S extends TSchema>(items: S, options: ListOptions) =>
  Type.Array(items, { ...options, 'x-unique': true })

interface ListOptions {
  minItems?: number
  maxItems: number
  default?: string[]
  description?: string
}

export const NoData = Type.Null()
const total_count = Type.Integer({ description: 'How many there are in all' })
export const TotalCount = Type.Object({ total_count })
/** `meta` of a list that comes in pages. */
export const PageMeta = Type.Object({
  total_count,
  page: Type.Integer({ description: 'The page that this is, from 1' }),
})

/** An object that only answers with what it names. */
export const Shape = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, description ? { description } : {})

/** Lists whose pages begin behind the last id of the page before. */
export const pagesById = {
  cursor: Type.Optional(Id('`next_cursor` of the page before')),
  count: Count(25, 100),
}
export const NextId = Shape({ next_cursor: Nullable(Id('Where the next page begins; null on the last one')) })

/** `meta` where there is nothing to add. */
export const EmptyMeta = Type.Array(Type.Never(), { maxItems: 0 })

/** The v1 and v2 envelope of a success. */
export const Envelope = (data: TSchema, meta: TSchema = EmptyMeta) =>
  Type.Object({ success: Type.Literal(true), data, meta })

/** The v1 and v2 envelope of a failure. */
export const ErrorEnvelope = Type.Object({
  success: Type.Literal(false),
  data: Type.Null(),
  meta: Type.Object({
    message: Type.String(),
    code: Type.Optional(
      Type.Enum([...namedErrors], { description: 'Where a program must tell failures apart' }),
    ),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  }),
})

/** A failure on v3, as application/problem+json. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.Enum(problemCodes),
  detail: Type.String(),
  request_id: Type.String(),
  errors: Type.Array(
    Type.Object({ field: Type.String(), code: Type.Enum([...fieldCodes]), message: Type.String() }),
  ),
})
