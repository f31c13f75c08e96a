import { readFileSync } from 'node:fs'

// USER_HZ, in which proc(5) counts.
const ticksPerSecond = 100

/** Seconds of processor time that a process has used, all threads together; undefined where there is no procfs. */
export function findCpuSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may itself contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) / ticksPerSecond
}
