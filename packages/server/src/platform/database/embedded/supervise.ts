import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface RunAs {
  uid: number
  gid: number
}

export interface ExitInfo {
  code: number | null
  lines: string[]
}

export interface Supervised {
  end(): void
  ended: Promise<ExitInfo>
}

// The end of standard input is the order to stop, so the death of this process, however sudden, gives it too. Until a
// program has set its handlers, SIGINT is ignored (sh does that to background jobs), so SIGTERM goes first. The shell
// outlives a SIGTERM to the whole service, because it has to report how the program ended.
const script = `
exec 3<&0 </dev/null
"$@" 3<&- &
program=$!
trap '' TERM INT HUP
{ while read -r line; do :; done; kill -TERM $program; kill -INT $program; } <&3 3<&- >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $program
code=$?
kill -KILL $watcher
exit $code
`

// We pass on nothing of our own environment, because it contains secrets and may contain PG* settings.
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
const maxKeptLines = 50

interface SuperviseOptions {
  runAs?: RunAs
  onLine?: (line: string) => void
}

export function supervise(command: string[], { runAs, onLine }: SuperviseOptions): Supervised {
  const lines: string[] = []
  const child = spawnShell(command, runAs)
  if (child instanceof Error) {
    return { end: () => undefined, ended: Promise.resolve({ code: null, lines: [child.message] }) }
  }
  createInterface({ input: child.stderr }).on('line', line => {
    lines.push(line)
    if (lines.length > maxKeptLines) lines.shift()
    onLine?.(line)
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<ExitInfo>(resolve => {
    child.on('error', error => resolve({ code: null, lines: [...lines, error.message] }))
    // We wait for "close" and not for "exit", because "close" also waits until standard error is read completely.
    child.on('close', code => resolve({ code, lines }))
  })
  return { end: () => child.stdin.end(), ended }
}

// Node reports some failures, such as a user it may not change to, by throwing, and others by an event.
function spawnShell(command: string[], runAs?: RunAs) {
  try {
    return spawn('/bin/sh', ['-c', script, 'foyer-supervisor', ...command], {
      ...runAs,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
  } catch (error) {
    return error as Error
  }
}
