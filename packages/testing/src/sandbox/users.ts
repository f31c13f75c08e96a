import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Who uses a sandbox that was started: a file for each process, and one for each of its worlds, named by the number of the
 * process. Whoever is killed removes nothing, so the sandbox looks for the processes.
 */
const folderOf = (sandbox: string) => join(sandbox, 'users')

export function openUsers(sandbox: string): void {
  mkdirSync(folderOf(sandbox), { recursive: true })
}

/** Fails if the sandbox has removed its folder. */
export function addUser(sandbox: string, worldId = ''): void {
  writeFileSync(join(folderOf(sandbox), `${process.pid}.${worldId}`), '')
}

export function removeUser(sandbox: string, worldId: string, pid = process.pid): void {
  rmSync(join(folderOf(sandbox), `${pid}.${worldId}`), { force: true })
}

export interface User {
  pid: number
  /** Empty for the process itself. */
  worldId: string
  isAlive: boolean
}

export function listUsers(sandbox: string): User[] {
  return readdirSync(folderOf(sandbox)).map(name => {
    const [pid = '', worldId = ''] = name.split('.')
    return { pid: Number(pid), worldId, isAlive: isAlive(Number(pid)) }
  })
}

export const hasUsers = (sandbox: string): boolean => listUsers(sandbox).some(({ isAlive }) => isAlive)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else is alive as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
