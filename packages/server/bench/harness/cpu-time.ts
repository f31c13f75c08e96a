import { readFileSync } from 'node:fs'

// This is USER_HZ, the unit of proc(5).
const ticksPerSecond = 100

export interface CpuTime {
  parent: number
  /** The time of all threads. */
  seconds: number
  /** The time including children that have ended. */
  withChildrenSeconds: number
}

/** Returns the processor time of a process; undefined when it has ended, and where there is no procfs. */
export function findCpuTime(pid: number): CpuTime | undefined {
  const stat = findStat(pid)
  if (stat === undefined) return undefined
  // The name of the program, in brackets, may itself contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number)
  const [parent = 0] = fields
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(10)
  const seconds = (user + system) / ticksPerSecond
  return { parent, seconds, withChildrenSeconds: seconds + (childrenUser + childrenSystem) / ticksPerSecond }
}

/** Returns how long the processors have not been free for us: busy, or taken by the host for other machines. */
export function takenSeconds(): number {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, _idle, _waiting, irq = 0, softIrq = 0, stolen = 0] = all
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softIrq + stolen) / ticksPerSecond
}

function findStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}
