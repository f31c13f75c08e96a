import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, hasUsers, listUsers, openUsers } from './users.ts'
import { deleteWorldsOfGone } from './worlds-of-gone.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-users-'))
let statuses: number[] = []
let asked: string[] = []
const sandbox = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.writeHead(statuses.shift() ?? 200).end()
})
beforeAll(() => once(sandbox.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

describe('worlds of processes that are gone', () => {
  it('TST-16 are deleted by a later call when the sandbox refuses, and those of the living stay', async () => {
    openUsers(folder)
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const worldId of ['', 'w1', 'w2', 'w3'])
      writeFileSync(join(folder, 'users', `${pid}.${worldId}`), '')
    expect(hasUsers(folder)).toBe(false)
    expect(listUsers(folder)).toHaveLength(4)
    addUser(folder, 'w4')
    expect(hasUsers(folder)).toBe(true)
    const url = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`
    const left = async () => {
      asked = []
      await deleteWorldsOfGone({ url, folder })
      return listUsers(folder).flatMap(({ worldId }) => worldId || [])
    }
    statuses = [200, 429]
    expect(await left()).toHaveLength(3)
    expect(asked).toHaveLength(2)
    statuses = [503]
    expect(await left()).toHaveLength(3)
    // The world has ended by itself.
    statuses = [404, 200]
    expect(await left()).toEqual(['w4'])
    expect(asked.every(each => /^DELETE \/api\/v2\/sandbox\/worlds\/w[123]$/.test(each))).toBe(true)
    expect(await left()).toEqual(['w4'])
    expect(asked).toEqual([])
  })
})
