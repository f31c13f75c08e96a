import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { takeLock } from './start-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the right to start a sandbox', () => {
  it('TST-13 belongs to one process at a time', () => {
    const file = join(folder, 'one')
    const lock = takeLock(file)
    expect(lock).toBeDefined()
    expect(takeLock(file)).toBeUndefined()
    lock?.release()
    expect(takeLock(file)).toBeDefined()
  })

  it('TST-13 passes on when its process is gone', () => {
    const file = join(folder, 'gone')
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(file, String(pid))
    expect(takeLock(file)).toBeUndefined()
    expect(takeLock(file)).toBeDefined()
  })
})
