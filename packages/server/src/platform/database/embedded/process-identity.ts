import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorCode } from './files.ts'

const execute = promisify(execFile)

// A pid alone may be reused; together with its start time (and the boot that counts from) it identifies one process for
// ever.
export async function identifyProcess(pid: number): Promise<string | undefined> {
  if (!exists(pid)) return undefined
  const start = process.platform === 'linux' ? await linuxStart(pid) : await processColumn(pid, 'lstart')
  if (start === 'ended') return undefined
  return `${pid}-${(start ?? 'unknown').replace(/\W+/g, '_')}`
}

export async function isAlive(identity: string): Promise<boolean> {
  const pid = pidOf(identity)
  if (!(pid > 0)) return false
  const present = await identifyProcess(pid)
  return present === identity || present === `${pid}-unknown`
}

export const pidOf = (identity: string) => Number.parseInt(identity, 10)

export async function readArguments(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return processColumn(pid, 'args')
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return line?.replaceAll('\0', ' ').trim()
}

function exists(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function linuxStart(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return exists(pid) ? undefined : 'ended'
  // In proc(5), the name in parentheses may contain anything; state is field 3, and start time is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return 'ended'
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${boot.slice(0, 8)}_${fields[19]}`
}

async function processColumn(pid: number, column: 'lstart' | 'args') {
  const options = { env: { LC_ALL: 'C', TZ: 'UTC' } }
  const result = await execute('/bin/ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], options).catch(
    () => undefined,
  )
  return result?.stdout.trim() || undefined
}
