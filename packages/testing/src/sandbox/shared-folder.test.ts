import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedFolder } from './shared-folder.ts'

const server = { folder: '/app/node_modules/@foyer/server', version: '0.1.0', program: '' }
let own: string
beforeEach(() => {
  const temporary = mkdtempSync(join(tmpdir(), 'foyer-shared-'))
  vi.stubEnv('TMPDIR', temporary)
  own = join(temporary, `foyer-testing-${userInfo().uid}`)
})
afterEach(() => {
  rmSync(tmpdir(), { recursive: true })
  vi.unstubAllEnvs()
})

describe.skipIf(process.platform === 'win32')('the folder of a shared sandbox', () => {
  it('TST-18 is private, and the same for the same server', () => {
    const folder = sharedFolder(server)
    expect(lstatSync(own).mode & 0o777).toBe(0o700)
    expect(sharedFolder(server)).toBe(folder)
    expect(sharedFolder({ ...server, version: '0.2.0' })).not.toBe(folder)
  })

  it('TST-18 is not reached through a link, even to a private folder', () => {
    const elsewhere = join(tmpdir(), 'elsewhere')
    mkdirSync(elsewhere, { mode: 0o700 })
    symlinkSync(elsewhere, own)
    expect(() => sharedFolder(server)).toThrow(`${own} is no folder: remove it, or set TMPDIR.`)
  })

  it('TST-18 is not a file', () => {
    writeFileSync(own, '')
    expect(() => sharedFolder(server)).toThrow('is no folder')
  })

  it.each(['755', '770', '707'])('TST-18 is not one that others may open: mode %s', mode => {
    mkdirSync(own)
    chmodSync(own, mode)
    expect(() => sharedFolder(server)).toThrow('is open to others (its mode must be 700)')
  })

  // Only root can give a folder away.
  it.runIf(userInfo().uid === 0)('TST-18 is not one of somebody else', () => {
    mkdirSync(own, { mode: 0o700 })
    chownSync(own, 12345, 12345)
    expect(() => sharedFolder(server)).toThrow('belongs to somebody else')
  })
})
