import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { type CpuTime, findCpuTime, takenSeconds } from './cpu-time.ts'

/**
 * Measures the share of the processors that other programs use from now until the result is read. On a virtual machine
 * the other machines of the same host count too.
 */
export function watchOtherPrograms(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined
  const [started, before] = [performance.now(), foreignSeconds()]
  return () => {
    const seconds = ((performance.now() - started) / 1000) * cpus().length
    return Math.max(0, (foreignSeconds() - before) / seconds)
  }
}

function foreignSeconds(): number {
  const times = new Map<number, CpuTime>()
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) && findCpuTime(Number(name))
    if (time) times.set(Number(name), time)
  }
  const isOwn = (pid: number): boolean =>
    pid === process.pid || (pid > 1 && isOwn(times.get(pid)?.parent ?? 0))
  let own = 0
  for (const [pid, time] of times) if (isOwn(pid)) own += time.withChildrenSeconds
  return takenSeconds() - own
}
