import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive } from './users.ts'

/** Takes the right to start a sandbox, unless another process that is alive has it. */
export function takeLock(file: string): { release(): void } | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return { release: () => rmSync(file, { force: true }) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = readHolder(file)
  // Without a number it is being written.
  if (holder > 0 && !isAlive(holder)) removeStale(file)
  return undefined
}

/** Only one of several processes that see a dead one can rename its file. */
function removeStale(file: string): void {
  const stale = `${file}.${process.pid}`
  try {
    renameSync(file, stale)
    rmSync(stale, { force: true })
  } catch {}
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}
