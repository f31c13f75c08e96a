import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

type Parse = (text: string) => unknown
interface Column {
  name: string
  parse: Parse
}

/** The part of pg's connection that a query speaks to. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[]; valueMapper: typeof prepareValue }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: null): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

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
    connection.stream.cork()
    try {
      this.#send(connection)
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #send(connection: Wire): void {
    const { name, text } = this
    const isParsed = connection.parsedStatements[name] !== undefined
    if (!isParsed) connection.parse({ name, text })
    try {
      connection.bind({ statement: name, values: this.#options.values, valueMapper: prepareValue })
    } catch (error) {
      this.#failure = error as Error
      connection.close({ type: 'S', name })
      connection.sync()
      return
    }
    this.#columns = isParsed ? this.#known.get(name) : undefined
    if (!this.#columns) connection.describe({ type: 'P', name: '' })
    connection.execute(null)
    connection.sync()
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
