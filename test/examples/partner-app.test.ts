import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { until } from '../../packages/server/test/until.ts'
import { as, useWorld } from '../../packages/server/test/world.ts'
import { exampleFolder, runExample, startExample } from './running-example.ts'

describe('the example of a partner', { timeout: 300_000 }, () => {
  const world = useWorld()

  it('EXM-01 EXM-02 EXM-03 EXM-04 EXM-05 passes its own tests, in worlds of this sandbox', async () => {
    const files = (await readdir(join(exampleFolder, 'test'))).filter(name => name.endsWith('.test.ts'))
    const args = ['--test', '--test-reporter', 'tap', ...files.map(name => join('test', name))]
    const { output, exited } = runExample(args, { FOYER_SANDBOX: world.api.url.replace(/\/api$/, '') })
    const code = await exited
    expect({ code, failures: code === 0 ? '' : output() }).toEqual({ code: 0, failures: '' })
    expect(output()).toMatch(/^# pass 22$/m)
  })

  it('EXM-03 a process that is killed has lost nothing when it starts again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-app-'))
    const env = {
      FOYER_API_URL: world.api.url.replace(/\/api$/, ''),
      FOYER_APP_URL: world.app.url,
      STATE_FILE: join(folder, 'state.json'),
    }
    const first = await startExample(env)
    const { json } = await world.app.post('/account/applications/1/connections', {
      as: as.ownerPerson,
      body: { location_ids: [1] },
    })
    const redirect = new URL(json.data.redirect_url)
    expect(redirect.origin).toBe(first.url)
    const answer = await fetch(`${first.url}/connect`, { method: 'POST', body: redirect.searchParams })
    expect(answer.status).toBe(200)
    const trigger = async () => {
      const body = { location_id: 1, resource: 'client', status: 'create' }
      const { json } = await world.api.post('/v2/sandbox/trigger', { as: as.partner, body })
      await world.clock.advance(5)
      return `client create<td>${json.data.resource_id}<td>`
    }
    const shows = (url: string, text: string) =>
      until(async () => (await (await fetch(url)).text()).includes(text), `the page shows ${text}`)
    const before = await trigger()
    await shows(first.url, `${before}webhook`)
    await first.stop('SIGKILL')
    const meanwhile = await trigger()
    const second = await startExample({ ...env, PORT: new URL(first.url).port })
    await shows(second.url, `${meanwhile}event log`)
    const page = await (await fetch(second.url)).text()
    expect(page.split(before)).toHaveLength(2)
    expect(await second.stop()).toBe(0)
    expect(first.output() + second.output()).not.toMatch(/foyer_|whsec_|user_data|Olivia/)
    await rm(folder, { recursive: true })
  })

  it('says in words what is wrong when it cannot start', async () => {
    const { output, exited } = runExample(['src/main.ts'], { FOYER_API_URL: 'https://api.example' })
    expect(await exited).toBe(1)
    expect(output()).toContain('FOYER_PARTNER_TOKEN is missing.')
    expect(output()).not.toContain(' at ')
  })
})
