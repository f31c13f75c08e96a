import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { startProxy } from '../../test/proxy.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const sandbox = useWorld(withoutWorker)
const { here } = useFoyer(sandbox)

async function json(args: string[], env?: Record<string, string>) {
  const { code, stdout, stderr } = await here(args, env)
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' })
  return JSON.parse(stdout).data
}
const hoursAhead = async (args: string[] = [], env?: Record<string, string>) =>
  Math.round((Date.parse((await json(['clock', ...args], env)).now) - Date.now()) / 3_600_000) + 0

describe('foyer worlds', { timeout: 120_000 }, () => {
  it('WLD-13 every command works in a world that --world or FOYER_WORLD names', async () => {
    const { id, app_url } = await json(['worlds', 'create'])
    await json(['clock', 'advance', '48h', '--world', id])
    expect([
      await hoursAhead(['--world', id]),
      await hoursAhead([], { FOYER_WORLD: id }),
      await hoursAhead(),
    ]).toEqual([48, 48, 0])
    const status = await here(['status', '--world', id, '-o', 'table'])
    expect(status).toMatchObject({ code: 0, stdout: expect.stringContaining(app_url) })
    const me = await json(['call', 'account.me', '--as', 'developer'], { FOYER_WORLD: id })
    expect(me.email).toBe('developer@foyer.example')
    expect(
      (await json(['worlds', 'list'], { FOYER_WORLD: id })).map((world: { id: string }) => world.id),
    ).toEqual([id])
    expect(await here(['worlds', 'reset', id])).toMatchObject({ code: 0 })
    expect(await hoursAhead(['--world', id])).toBe(0)
    expect(await here(['worlds', 'delete', id])).toMatchObject({ code: 0 })
    for (const args of [
      ['clock', '--world', id],
      ['worlds', 'reset', id],
      ['worlds', 'delete', id],
    ])
      expect(await here(args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('There is no such world of yours'),
      })
  })

  it('WLD-13 no token is sent to a world that is said to be on another host', async () => {
    const facts = JSON.parse(await readFile(join(sandbox.program.ctx.config.dataDir, 'demo.json'), 'utf8'))
    let world: object = {}
    const seen: string[] = []
    const sandboxUrl = await startProxy(sandbox.program.listeners.api, ({ path }) => {
      seen.push(path)
      return path.includes('/worlds/')
        ? { status: 200, text: JSON.stringify({ success: true, data: { ...facts, ...world }, meta: [] }) }
        : {}
    })
    const clock = (changed: object) => {
      world = changed
      return here(['clock', '--world', 'w1', '--api-url', sandboxUrl])
    }
    const { port } = new URL(sandboxUrl)
    for (const changed of [
      { api_root: `http://elsewhere.example:${port}/api` },
      { app_url: `http://elsewhere.example:${port}` },
      { api_root: `https://127.0.0.1:${port}/api` },
    ])
      expect(await clock(changed)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('no token is sent there'),
      })
    expect(seen.filter(path => path.includes('/clock'))).toEqual([])
    expect(await clock({ api_root: `http://localhost:${new URL(facts.api_root).port}/api` })).toMatchObject({
      code: 0,
    })
  })
})
