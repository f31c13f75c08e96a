import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'

type Parse = (text: string) => unknown
interface Column {
  name: string
  parse: Parse
}

/** The part of pg's connection that a query speaks to. */
interface Wire {
  stream: { write(bytes: Buffer): void }
  parsedStatements: Record<string, string | undefined>
}

/** Moments as UTC: pg writes them in the zone of the process, which takes longer and means the same. */
const toWire = (value: unknown) =>
  value instanceof Date && isUsual(value) ? value.toISOString() : prepareValue(value)

// Before the year 1 and after 9999 PostgreSQL and JavaScript spell years differently; pg knows both.
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const isUsual = (moment: Date) => moment.getTime() >= earliest && moment.getTime() <= latest

/** What each connection's statements answer with, by their names. */
const columnsOf = new WeakMap<Wire, Map<string, Column[]>>()

interface Options {
  name: string
  text: string
  values: unknown[]
  getTypeParser: typeof pg.types.getTypeParser
}

/**
 * A query in pg's own interface for such things, for statements that run again and again: pg's has the columns of the
 * answer described every time, which costs both sides more than many an answer itself. Here a connection hears it once.
 */
export class PreparedQuery<Row> {
  /** pg remembers by these two that the statement has been parsed. */
  readonly name: string
  readonly text: string
  /** Set by the client that sends it. */
  callback: ((error: Error | null, rows?: Row[]) => void) | undefined
  readonly #options: Options
  readonly #rows: Row[] = []
  #columns: Column[] | undefined
  #known = new Map<string, Column[]>()
  #failure: Error | undefined

  constructor(options: Options) {
    this.#options = options
    this.name = options.name
    this.text = options.text
  }

  submit(connection: Wire): null {
    let known = columnsOf.get(connection)
    if (!known) columnsOf.set(connection, (known = new Map()))
    this.#known = known
    // In one piece: a write for each message costs more than to join them.
    connection.stream.write(Buffer.concat(this.#messages(connection)))
    return null
  }

  #messages(connection: Wire): Buffer[] {
    const { name, text } = this
    const isParsed = connection.parsedStatements[name] !== undefined
    const messages = isParsed ? [] : [serialize.parse({ name, text })]
    try {
      messages.push(serialize.bind({ statement: name, values: this.#options.values, valueMapper: toWire }))
    } catch (error) {
      this.#failure = error as Error
      return [...messages, serialize.close({ type: 'S', name }), serialize.sync()]
    }
    this.#columns = isParsed ? this.#known.get(name) : undefined
    if (!this.#columns) messages.push(serialize.describe({ type: 'P', name: '' }))
    messages.push(serialize.execute(), serialize.sync())
    return messages
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#options.getTypeParser(dataTypeID, 'text') as Parse,
    }))
    this.#known.set(this.name, this.#columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
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
  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback?.(this.#failure ?? error)
  }

  handleReadyForQuery(connection: Wire): void {
    // A value could not be sent, and the statement was given up with it.
    if (this.#failure) delete connection.parsedStatements[this.name]
    this.callback?.(this.#failure ?? null, this.#rows)
  }
}
