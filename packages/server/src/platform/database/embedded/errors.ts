export type EmbeddedDatabaseErrorCode =
  | 'already_running'
  | 'unsupported_platform'
  | 'not_writable'
  | 'no_passwd_entry'
  | 'cannot_start'

export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'

  constructor(
    readonly code: EmbeddedDatabaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const wayOut = 'set DATABASE_URL to use a PostgreSQL server of your own'

export function alreadyRunning(dataDir: string, holder: string) {
  return new EmbeddedDatabaseError(
    'already_running',
    `Another Foyer (${holder}) already uses the data folder ${dataDir}: stop it first, choose another FOYER_DATA_DIR, or ${wayOut}.`,
  )
}

export function notWritable(path: string, reason: string, cause?: unknown) {
  return new EmbeddedDatabaseError(
    'not_writable',
    `Foyer cannot write to the folder ${path} (${reason}): give it to the user who starts Foyer, choose another FOYER_DATA_DIR, or ${wayOut}.`,
    { cause },
  )
}

export function cannotStart(reason: string, cause?: unknown) {
  return new EmbeddedDatabaseError(
    'cannot_start',
    `The embedded database cannot start (${reason}): correct this, or ${wayOut}.`,
    { cause },
  )
}
