import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import type { Exchange, Wire } from './exchange.ts'

type Parse = (text: string) => unknown
interface Column {
  name: string
  parse: Parse
}

/** Moments as UTC: pg writes them in the zone of the process, which takes longer and means the same. */
const toWire = (value: unknown) =>
  value instanceof Date && isUsual(value) ? value.toISOString() : prepareValue(value)

// Before the year 1 and after 9999 PostgreSQL and JavaScript spell years differently; pg knows both.
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const isUsual = (moment: Date) => moment.getTime() >= earliest && moment.getTime() <= latest

/** What each connection's statements answer with, by their names. */
const columnsOf = new WeakMap<Wire, Map<string, Column[]>>()

const describeBytes = serialize.describe({ type: 'P', name: '' })
const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()])

/** The values of a row as PostgreSQL writes them, in the order of its columns. */
export type Fields = (string | null)[]
/** Where rows are many: made by hand, one costs a fraction of one that is put together column by column. */
export type ReadRow<Row> = (fields: Fields) => Row

export interface QueryOptions<Row> {
  /** Without one PostgreSQL plans it for these values, and forgets it. */
  name?: string
  text: string
  values: unknown[]
  read?: ReadRow<Row> | undefined
}

/**
 * A statement with its values. Those with a name run again and again: pg has the columns of their answers described
 * every time, which costs both sides more than many an answer itself. Here a connection hears it once.
 */
export class PreparedQuery<Row> implements Exchange {
  readonly name: string | undefined
  readonly text: string
  readonly #callback: (error: Error | null, rows?: Row[]) => void
  readonly #read: ReadRow<Row> | undefined
  readonly #bind: Buffer
  readonly #rows: Row[] = []
  #columns: Column[] | undefined
  #known: Map<string, Column[]> | undefined

  /** Throws when a value cannot be sent. */
  constructor(
    { name, text, values, read }: QueryOptions<Row>,
    callback: (error: Error | null, rows?: Row[]) => void,
  ) {
    this.name = name
    this.text = text
    this.#callback = callback
    this.#read = read
    this.#bind = serialize.bind({ statement: name, values, valueMapper: toWire })
  }

  toBytes(connection: Wire, before: readonly Exchange[]): Buffer {
    const { name = '', text } = this
    this.#known = columnsOf.get(connection)
    if (!this.#known) columnsOf.set(connection, (this.#known = new Map()))
    this.#columns = this.#known.get(name)
    if (this.#columns) return Buffer.concat([this.#bind, executeAndSync])
    const isParsed =
      name !== '' &&
      (connection.parsedStatements[name] !== undefined || before.some(other => other.name === name))
    const parse = isParsed ? [] : [serialize.parse({ name, text })]
    return Buffer.concat([...parse, this.#bind, describeBytes, executeAndSync])
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    if (this.name) this.#known?.set(this.name, this.#columns)
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    if (this.#read) {
      this.#rows.push(this.#read(fields))
      return
    }
    const row: Record<string, unknown> = {}
    const columns = this.#columns ?? []
    for (let index = 0; index < columns.length; index++) {
      const { name, parse } = columns[index] as Column
      const text = fields[index]
      row[name] = text === null || text === undefined ? null : parse(text)
    }
    this.#rows.push(row as Row)
  }

  handleCommandComplete(): void {}

  fail(error: Error): void {
    this.#callback(error)
  }

  finish(): void {
    // Of a statement without rows PostgreSQL describes nothing, and there is nothing to ask for again.
    if (this.name && !this.#columns) this.#known?.set(this.name, [])
    this.#callback(null, this.#rows)
  }
}

const int8 = 20
const int8Array = 1016
const parseTexts = pg.types.getTypeParser(int8Array as typeof int8) as (text: string) => unknown
const toNumbers = (text: string) => (parseTexts(text) as string[]).map(Number)

/** Ids and counts stay far below 2^53; as numbers they are what the wire carries. */
function parserOf(type: number): Parse {
  if (type === int8) return Number
  return type === int8Array ? toNumbers : (pg.types.getTypeParser(type, 'text') as Parse)
}
