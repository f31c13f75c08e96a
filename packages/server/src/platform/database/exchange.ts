/** The part of pg's connection that is spoken to directly. */
export interface Wire {
  stream: { writable: boolean; write(bytes: Buffer): void; cork(): void; uncork(): void }
  /** By name, what PostgreSQL has parsed on this connection; pg keeps it. */
  parsedStatements: Record<string, string | undefined>
}

/** What is asked of PostgreSQL at once, and answered until it is ready for the next. */
export interface Exchange {
  /** pg remembers by these two that a statement has been parsed. */
  readonly name?: string
  readonly text?: string
  /** `before`: what was sent on this connection and is not answered yet. */
  toBytes(connection: Wire, before: readonly Exchange[]): Buffer
  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void
  handleDataRow(message: { fields: (string | null)[] }): void
  handleCommandComplete(message: { text: string }): void
  fail(error: Error): void
  finish(): void
}
