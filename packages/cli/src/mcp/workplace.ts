import type { ConnectionOptions } from '../connection/connection-options.ts'
import { type Connection, readConnection } from '../connection/read-connection.ts'
import { tellsClock } from '../connection/tells-clock.ts'
import { tokenNames } from '../connection/tokens.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { explainError } from '../errors/explain-error.ts'
import { connect, FoyerError } from '../sdk.ts'
import { maskIssuedIn, maskKnown } from '../secrets/mask.ts'
import type { Surroundings } from '../surroundings.ts'

export interface ToolAnswer {
  [key: string]: unknown
  content: { type: 'text'; text: string }[]
  isError?: boolean
}

/** A model reads a long answer badly, and pays for it. */
const maxCharacters = 50_000

/** The server that the tools talk to, and what they may say about it. */
export class Workplace {
  readonly #options: ConnectionOptions
  readonly #surroundings: Surroundings
  readonly #known = new Set<string>()
  readonly #connections = new Map<string, Connection>()
  #isSandbox: boolean | undefined
  readonly allowsWrites: boolean

  constructor(options: ConnectionOptions & { allowWrites?: true }, surroundings: Surroundings) {
    this.#options = options
    this.#surroundings = surroundings
    this.allowsWrites = options.allowWrites === true
  }

  /**
   * Read once: what may be called was decided for this server, and a profile that is switched in another terminal is
   * another one. A connection that has no server yet is read again.
   */
  async connection(as?: ConnectionOptions['as']): Promise<Connection> {
    // It decides which server this is.
    if (as) await this.connection()
    const key = as ?? ''
    const connection =
      this.#connections.get(key) ??
      (await readConnection(as ? { ...this.#options, as } : this.#options, this.#surroundings))
    this.#requireSameServer(connection)
    if (connection.partnerToken || connection.source.kind !== 'none') this.#connections.set(key, connection)
    for (const name of tokenNames) if (connection[name]) this.#known.add(connection[name])
    return connection
  }

  /** Whether the server of a connection is a sandbox; whatever is not surely one is none. */
  async isSandbox(): Promise<boolean> {
    const connection = await this.connection()
    if (!connection.partnerToken) return false
    this.#isSandbox ??= await connect(connection, 'partner')
      .sandbox.readClock()
      .then(
        ({ data }) => tellsClock(data),
        error => {
          if (error instanceof FoyerError && [401, 403, 404].includes(error.status)) return false
          throw error
        },
      )
    return this.#isSandbox
  }

  /** `as` reads the sandbox of the data folder, which may have been made anew somewhere else. */
  #requireSameServer({ apiUrl, appUrl }: Connection): void {
    const first = this.#connections.values().next().value
    if (first && (first.apiUrl !== apiUrl || first.appUrl !== appUrl))
      throw new CommandFailure(
        `The people of the demo world are at ${apiUrl}, and these tools work at ${first.apiUrl}: start \`foyer mcp\` again.`,
      )
  }

  async requireSandbox(): Promise<void> {
    if (!(await this.isSandbox()))
      throw new CommandFailure('This needs a sandbox, and the server is none: `foyer start` makes one.')
  }

  /** Runs a tool. What goes wrong is its answer, and no answer has a token of the connection. */
  async answer(run: () => Promise<unknown>): Promise<ToolAnswer> {
    try {
      const found = await run()
      if (typeof found === 'string') return { content: [this.#say(found)] }
      const shown = this.#isSandbox ? found : maskIssuedIn(found)
      return { content: [this.#say(JSON.stringify(shown, null, 2))] }
    } catch (error) {
      return { content: [this.#say((await explainError(error)).lines.join('\n'))], isError: true }
    }
  }

  #say(text: string) {
    const safe = maskKnown(text, [...this.#known])
    const cut =
      safe.length > maxCharacters
        ? `${safe.slice(0, maxCharacters)}\n… cut after ${maxCharacters} characters: ask for less.`
        : safe
    return { type: 'text' as const, text: cut }
  }
}
