import Type, { type TProperties, type TSchema } from 'typebox'
import { fieldCodes, namedErrors, problemCodes } from './errors.ts'
import { isOneLine, isVisible } from './one-line.ts'

/** The schemas that most records share. */
export const Id = (description: string) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })

/** 0 or 1 on the wire; true and false are accepted, too. */
export const Flag = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1, description, 'x-flag': true })

export const Text = (maxLength: number, description: string, options: { minLength?: number } = {}) =>
  Type.String({ maxLength, description, ...options })

/** Text that must not be blank, in whatever form it comes. */
export const FilledText = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description })

const notOneLine = 'must not have line breaks or characters that control how text is shown'

/** Text on one line. What nobody can see counts as blank; whether spaces may is for the text itself to say. */
export const readable = <S extends TSchema>(text: S) =>
  Type.Refine(
    Type.Refine(
      text,
      given => isOneLine(String(given)),
      () => notOneLine,
    ),
    given => !/\S/.test(String(given)) || isVisible(String(given)),
    () => 'must not be blank',
  )

/** The name of somebody or something, which others read beside their own words; empty for none. */
export const NameOrEmpty = (maxLength: number, description: string) =>
  readable(Type.String({ maxLength, description }))

/** The same for a name that must be there. */
export const Title = (maxLength: number, description: string) => readable(FilledText(maxLength, description))

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** An object, or an empty list for none, as existing endpoints expect. */
export const OrEmpty = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Array(Type.Never(), { maxItems: 0 })])

/** An ID, or 0 for none. */
export const IdOrZero = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `${description}; 0 for none` })

/** ISO 8601 with an offset. */
export const Instant = (description: string) => Type.String({ format: 'date-time', description })

/** Longer than any valid date or time; longer text is refused without parsing. */
export const maxMomentLength = 40

/** What is wrong with a moment whose year the wire cannot write. */
export const impossibleYear = 'must be in a year from 0001 to 9999'

/** Whether the wire can write its year, in UTC; an offset may lead to a year that the text does not have. */
export const hasPossibleUtcYear = (at: Date): boolean =>
  at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999

/** An instant that a caller sends. */
export const GivenInstant = (description: string) =>
  Type.Refine(
    Type.String({ format: 'date-time', maxLength: maxMomentLength, description }),
    text => Number.isNaN(Date.parse(text)) || hasPossibleUtcYear(new Date(text)),
    () => impossibleYear,
  )

/** A date that a caller sends. */
export const GivenDay = (description: string) =>
  Type.String({ format: 'date', maxLength: maxMomentLength, description, examples: ['2026-01-31'] })

/** `YYYY-MM-DD HH:MM:SS`, the format of marketplace times. */
export const UtcTime = (description: string) =>
  Type.String({ pattern: olderTime, description: `${description}, YYYY-MM-DD HH:MM:SS in UTC` })

/** The same format in the Location's time zone, used for its records. */
export const LocalTime = (description: string) =>
  Type.String({
    pattern: olderTime,
    description: `${description}, YYYY-MM-DD HH:MM:SS in the time zone of the Location`,
  })

const olderTime = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$'

/** The limit for any URL that a caller sends. */
export const maxUrlLength = 4096

/** The URL of a web page; empty for none. */
export const WebAddress = (description: string) =>
  Type.Refine(
    Type.String({ maxLength: maxUrlLength, description }),
    text => text === '' || (/^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text)),
    () => 'must be an http or https address',
  )

export const Page = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, default: 1, description: 'Page number, starting at 1' }),
)

export const Count = (defaultSize: number, maxSize: number) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxSize, default: defaultSize, description: 'Elements per page' }),
  )

/** Several values in a query: repeated, `[]`, indexed, or separated by commas. */
export const List = <S extends TSchema>(items: S, description: string, maxItems = 1000) =>
  Type.Array(items, { maxItems, description })

/**
 * A list of IDs or texts without duplicates. The server checks this itself, because it can stop at the first duplicate;
 * documents call it `uniqueItems`.
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
const total_count = Type.Integer({ description: 'Total number of elements' })
export const TotalCount = Type.Object({ total_count })
/** `meta` of a paged list. */
export const PageMeta = Type.Object({
  total_count,
  page: Type.Integer({ description: 'Number of this page, starting at 1' }),
})

/** An object of an answer, without further fields. */
export const Shape = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, description ? { description } : {})

/** For lists whose pages start after the last ID of the previous page. */
export const pagesById = {
  cursor: Type.Optional(Id('The `next_cursor` of the previous page')),
  count: Count(25, 100),
}
export const NextId = Shape({ next_cursor: Nullable(Id('Cursor of the next page; null on the last page')) })

/** `meta` where there is nothing to add. */
export const EmptyMeta = Type.Array(Type.Never(), { maxItems: 0 })

/** The v1 and v2 envelope of a success. */
export const Envelope = (data: TSchema, meta: TSchema = EmptyMeta) =>
  Type.Object({ success: Type.Literal(true), data, meta })

/** The v1 and v2 envelope of an error. */
export const ErrorEnvelope = Type.Object({
  success: Type.Literal(false),
  data: Type.Null(),
  meta: Type.Object({
    message: Type.String(),
    code: Type.Optional(
      Type.Enum([...namedErrors], {
        description: 'Error code, for errors that programs have to distinguish',
      }),
    ),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  }),
})

/** A v3 error, as application/problem+json. */
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
