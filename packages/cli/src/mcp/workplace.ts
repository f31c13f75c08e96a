import type { ConnectionOptions } from '../connection/connection-options.ts'
import { type Connection, readConnection } from '../connection/read-connection.ts'
import { tokenNames } from '../connection/tokens.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { explainError } from '../errors/explain-error.ts'
import { connect, FoyerError } from '../sdk.ts'
import { maskIssued, maskKnown } from '../secrets/mask.ts'
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
  #isSandbox: boolean | undefined
  readonly allowsWrites: boolean

  constructor(options: ConnectionOptions & { allowWrites?: true }, surroundings: Surroundings) {
    this.#options = options
    this.#surroundings = surroundings
    this.allowsWrites = options.allowWrites === true
  }

  async connection(as?: ConnectionOptions['as']): Promise<Connection> {
    const connection = await readConnection(as ? { ...this.#options, as } : this.#options, this.#surroundings)
    for (const name of tokenNames) if (connection[name]) this.#known.add(connection[name])
    return connection
  }

  /** Only a sandbox tells its clock; whatever is not surely one is none. */
  async isSandbox(): Promise<boolean> {
    if (this.#isSandbox !== undefined) return this.#isSandbox
    const connection = await this.connection()
    if (!connection.partnerToken) this.#isSandbox = false
    this.#isSandbox ??= await connect(connection, 'partner')
      .sandbox.readClock()
      .then(
        () => true,
        error => {
          if (error instanceof FoyerError && [401, 403, 404].includes(error.status)) return false
          throw error
        },
      )
    return this.#isSandbox
  }

  async requireSandbox(): Promise<void> {
    if (!(await this.isSandbox()))
      throw new CommandFailure('This needs a sandbox, and the server is none: `foyer start` makes one.')
  }

  /** Runs a tool. What goes wrong is its answer, and no answer has a token of the connection. */
  async answer(run: () => Promise<unknown>): Promise<ToolAnswer> {
    try {
      const found = await run()
      return { content: [this.#say(typeof found === 'string' ? found : JSON.stringify(found, null, 2))] }
    } catch (error) {
      return { content: [this.#say((await explainError(error)).lines.join('\n'))], isError: true }
    }
  }

  #say(text: string) {
    const safe = maskKnown(this.#isSandbox === false ? maskIssued(text) : text, [...this.#known])
    const cut =
      safe.length > maxCharacters
        ? `${safe.slice(0, maxCharacters)}\n… cut after ${maxCharacters} characters: ask for less.`
        : safe
    return { type: 'text' as const, text: cut }
  }
}
