import { readdirSync } from 'node:fs'
import type pg from 'pg'
import { findCpuTime } from '../harness/cpu-time.ts'

/** Returns the processor time of a process, and of PostgreSQL with all of its processes. */
export const secondsOf = (pid: number): number => findCpuTime(pid)?.seconds ?? Number.NaN

export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return findCpuTime(rows[0]?.pid ?? 0)?.parent ?? Number.NaN
}

export function secondsOfPostgres(postmaster: number): number {
  let sum = findCpuTime(postmaster)?.withChildrenSeconds ?? Number.NaN
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) ? findCpuTime(Number(name)) : undefined
    if (time?.parent === postmaster) sum += time.seconds
  }
  return sum
}
