import { readFileSync } from 'node:fs'

// USER_HZ, in which proc(5) counts.
const ticksPerSecond = 100

export interface CpuTime {
  parent: number
  /** All threads together. */
  seconds: number
  /** With that of its children that have ended. */
  withChildrenSeconds: number
}

/** Processor time that a process has used; undefined when it is gone, and where there is no procfs. */
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

function findStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}
