import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld } from './create-world.ts'

const facts = {
  id: 'w1',
  api_root: 'http://127.0.0.1:1/api',
  app_url: 'http://127.0.0.1:1',
  partner: { id: 1, token: 'partner', webhook_secret: 'whsec_c2VjcmV0' },
  other_partner: { id: 2, token: 'other' },
  owner: { token: 'owner' },
  member_without_rights: { token: 'newcomer' },
  system_user: { token: 'system' },
}
const limited = { status: 429, body: { success: false, data: null, meta: { message: 'Too many.' } } }
const lost = { status: 504, body: { success: false, data: null, meta: { message: 'Lost.' } } }
let worldAnswers: { status: number; body: object }[] = []
let asked: string[] = []
const sandbox = createServer((request, response) => {
  const isClock = request.url?.endsWith('/clock')
  if (!isClock) asked.push(`${request.method}`)
  const data = isClock ? { now: '2030-01-01T00:00:00Z' } : request.method === 'POST' ? facts : null
  const planned = isClock ? undefined : worldAnswers.shift()
  const { status, body } = planned ?? { status: 200, body: { success: true, data, meta: {} } }
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
  response.end(JSON.stringify(body))
})
const here = () => ({ sandbox: `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}` })
beforeAll(() => once(sandbox.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => sandbox.close())
beforeEach(() => {
  asked = []
})

describe('createWorld at a busy sandbox', () => {
  it('TST-17 waits while the sandbox limits it, and so does the end of the world', async () => {
    worldAnswers = Array.from({ length: 6 }, () => limited)
    const world = await createWorld(here())
    expect(asked).toEqual(Array.from({ length: 7 }, () => 'POST'))
    asked = []
    worldAnswers = Array.from({ length: 4 }, () => limited)
    await world.delete()
    expect(asked).toEqual(Array.from({ length: 5 }, () => 'DELETE'))
  })

  it('TST-17 asks for one world, even if the answer is lost: the sandbox would make another', async () => {
    worldAnswers = [lost]
    await expect(createWorld(here())).rejects.toThrow('Lost.')
    expect(asked).toEqual(['POST'])
  })
})
