import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A sandbox that was started and runs. */
export interface SandboxState {
  url: string
  pid: number
  /** Its folder: data, log and users. */
  folder: string
}

export function readState(file: string): SandboxState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SandboxState
  } catch {
    return undefined
  }
}

/** The file is renamed into place, so that nobody reads half of it. */
export function writeState(file: string, state: SandboxState): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(state))
  renameSync(unfinished, file)
}

/** Leaves the file of a sandbox that was started later. */
export function removeState(file: string, pid: number): void {
  if (readState(file)?.pid === pid) rmSync(file, { force: true })
}
