import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** When a process started, as its system writes it; empty if unknown. It tells processes with the same number apart. */
export function startOfProcess(pid: number): string {
  try {
    // The name, in brackets, may have spaces. The start is field 22, and field 3 comes after the name.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[19] ?? ''
  } catch {
    return startFromPs(pid)
  }
}

/** For systems without /proc. Windows has neither. */
const startFromPs = (pid: number): string =>
  process.platform === 'linux' || process.platform === 'win32'
    ? ''
    : (spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim()
