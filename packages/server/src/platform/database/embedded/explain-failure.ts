import { alreadyRunning, cannotStart, EmbeddedDatabaseError, wayOut } from './errors.ts'

const missingLibrary = /error while loading shared libraries: ([^:\s]+)|Library not loaded: (\S+)/
const loggedPrefix = /^.*?\b(FATAL|PANIC|ERROR|DETAIL|initdb: error|initdb): +/
const lockFileExists = /lock file ".*" already exists/

// The last processes of a killed PostgreSQL need a moment to notice it, or to finish starting and stop.
export const isOfPredecessor = (lines: string[]) =>
  lines.some(line => line.includes('pre-existing shared memory block') || lockFileExists.test(line))

export function explainFailure(dataDir: string, lines: string[]): EmbeddedDatabaseError {
  const text = lines.join('\n')
  const userId = /could not look up effective user ID (\d+)/.exec(text)?.[1]
  if (userId) {
    return new EmbeddedDatabaseError(
      'no_passwd_entry',
      `The embedded database needs a user with an entry in /etc/passwd, which user id ${userId} has not: add one, start Foyer as another user, or ${wayOut}.`,
    )
  }
  const library = missingLibrary.exec(text)
  if (library) return cannotStart(`the system library ${library[1] ?? library[2]} is missing`)
  if (lockFileExists.test(text)) return alreadyRunning(dataDir, 'its PostgreSQL runs')
  if (/^spawn\b.*\b(EPERM|EINVAL)/m.test(text)) {
    return cannotStart('PostgreSQL refuses to run as root, and root may not change to another user here')
  }
  return cannotStart(toReason(lines))
}

function toReason(lines: string[]) {
  const informative = lines.filter(line => /\b(FATAL|PANIC|DETAIL|initdb: error): /.test(line)).slice(-2)
  const chosen = informative.length > 0 ? informative : lines.slice(-1)
  const reason = chosen.map(line => line.replace(loggedPrefix, '').trim().replace(/\.$/, '')).join('; ')
  return reason || 'PostgreSQL ended without a word'
}
