import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfProcess } from './process-start.ts'
import { findNextNumber, takeLock, takeNumber } from './start-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (number: number, text: string) => writeFileSync(join(folder, `lock.${number}`), text)
const putOfGone = (number: number) => put(number, `${spawnSync(process.execPath, ['--version']).pid} 12345`)

describe('the right to start a sandbox', () => {
  it('TST-13 belongs to one process at a time', () => {
    const lock = takeLock(folder)
    expect(lock).toBeDefined()
    expect(takeLock(folder)).toBeUndefined()
    lock?.release()
    expect(takeLock(folder)).toBeDefined()
    expect(readdirSync(folder)).toEqual(['lock.2'])
  })

  it('TST-13 passes on when its process is gone', () => {
    putOfGone(1)
    expect(takeLock(folder)).toBeDefined()
    expect(takeLock(folder)).toBeUndefined()
  })

  it('TST-13 stays with the one who took it when another was slower to see that the last one is gone', () => {
    putOfGone(1)
    const slow = findNextNumber(folder) ?? 0
    const taken = takeLock(folder)
    expect(taken).toBeDefined()
    expect(takeNumber(folder, slow)).toBeUndefined()
    taken?.release()
    const next = takeLock(folder)
    expect(next).toBeDefined()
    expect(takeNumber(folder, slow)).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['lock.3'])
  })

  it('TST-13 is released by its holder alone', () => {
    const first = takeLock(folder)
    first?.release()
    expect(takeLock(folder)).toBeDefined()
    first?.release()
    expect(takeLock(folder)).toBeUndefined()
  })

  it('TST-13 is not held by a file without a process', () => {
    put(7, '')
    expect(takeLock(folder)).toBeDefined()
    expect(readdirSync(folder)).toEqual(['lock.8'])
  })

  it('TST-13 is not held by another process that got the number of the one that is gone', () => {
    expect(startOfProcess(process.pid)).not.toBe('')
    put(1, `${process.pid} 12345`)
    expect(takeLock(folder)).toBeDefined()
    expect(takeLock(folder)).toBeUndefined()
  })
})
