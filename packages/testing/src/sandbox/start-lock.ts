import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOfProcess } from './process-start.ts'
import { isAlive } from './users.ts'

// The right to start a sandbox is in the file with the highest number, lock.1, lock.2 and so on. That file is never
// removed, only those before it. So whoever was slow cannot take away a right that another process has got meanwhile.
const fileOf = (folder: string, number: number) => join(folder, `lock.${number}`)

export interface StartLock {
  release(): void
}

/** Takes the right to start a sandbox, unless another process that is alive has it. */
export function takeLock(folder: string): StartLock | undefined {
  const number = findNextNumber(folder)
  return number === undefined ? undefined : takeNumber(folder, number)
}

/** The number that can be taken next; undefined while the last one is held. */
export function findNextNumber(folder: string): number | undefined {
  const last = lastNumber(folder)
  return last > 0 && isHeld(fileOf(folder, last)) ? undefined : last + 1
}

export function takeNumber(folder: string, number: number): StartLock | undefined {
  const file = fileOf(folder, number)
  if (!publish(file)) return undefined
  const numbers = listNumbers(folder)
  if (Math.max(...numbers) > number) {
    rmSync(file, { force: true })
    return undefined
  }
  for (const earlier of numbers) if (earlier < number) rmSync(fileOf(folder, earlier), { force: true })
  return { release: () => replace(file) }
}

/** A name that no other thread has: Vitest can run files in threads of one process. */
const unfinishedOf = (file: string) => `${file}.${randomUUID()}`

/** The link has its content from the beginning, and fails if there is such a file. */
function publish(file: string): boolean {
  const unfinished = unfinishedOf(file)
  writeFileSync(unfinished, `${process.pid} ${startOfProcess(process.pid)}`)
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** An empty file is held by nobody. */
function replace(file: string): void {
  const unfinished = unfinishedOf(file)
  writeFileSync(unfinished, '')
  renameSync(unfinished, file)
}

function isHeld(file: string): boolean {
  const [, pid, start] = /^(\d+) (.*)$/.exec(readIfThere(file)) ?? []
  return pid !== undefined && isAlive(Number(pid)) && startOfProcess(Number(pid)) === start
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const lastNumber = (folder: string): number => Math.max(0, ...listNumbers(folder))

const listNumbers = (folder: string): number[] =>
  readdirSync(folder).flatMap(name => {
    const [, number] = /^lock\.(\d+)$/.exec(name) ?? []
    return number === undefined ? [] : [Number(number)]
  })
