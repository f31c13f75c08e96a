import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { until } from '../../../server/test/until.ts'
import { outcomeOf, useFoyerProcess } from '../../test/foyer-process.ts'
import { startProxy } from '../../test/proxy.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import { useSandboxProcess } from '../../test/server-process.ts'
import { allChecks } from '../conformance/all-checks.ts'
import { reasons } from '../conformance/reasons.ts'
import type { Report } from '../conformance/report.ts'
import { readRequirements } from '../conformance/requirements.ts'
import { Wire } from '../conformance/wire.ts'

const sandbox = useSandboxProcess()
const { folder, run, follow } = useFoyer()
const { start } = useFoyerProcess(folder)

async function conform(...args: string[]) {
  const { code, stdout, stderr } = await run(['conformance', ...args, '-o', 'json'])
  const report = (stdout ? JSON.parse(stdout).data : undefined) as Report
  const of = (number: string) => report.requirements.find(each => each.number === number)
  const failed = report?.requirements.filter(({ state }) => state === 'failed')
  return { code, stdout, stderr, report, of, failed }
}

const facts = () => ['--facts', sandbox.factsFile]
const demo = async () => JSON.parse(await readFile(sandbox.factsFile, 'utf8'))
const countClients = async () =>
  Number((await sandbox.world.query('select count(*) from clients where deleted_at is null'))[0]?.count)

async function before(change: Parameters<typeof startProxy>[1]): Promise<string[]> {
  const { api_root } = await demo()
  return ['--base-url', `${await startProxy(new URL(api_root).origin, change)}/api/v1`]
}

describe('the conformance of a server', { timeout: 300_000 }, () => {
  it('CNF-01 CNF-05 a sandbox of ours fails nothing, and keeps nothing', async () => {
    const clients = await countClients()
    // The limit is off in this sandbox.
    const { code, report, failed, stdout, stderr } = await conform(...facts(), '--skip', 'LIM-01')
    expect(failed).toEqual([])
    expect(report.left).toEqual([])
    expect(code).toBe(0)
    expect(report.counts.proven).toBeGreaterThan(65)
    expect(await countClients()).toBe(clients)
    for (const secret of Object.values<{ token?: string }>(await demo()).flatMap(({ token }) => token ?? []))
      expect(stdout + stderr).not.toContain(secret)
  })

  it('CNF-01 a server that answers with another envelope fails by number, with what was asked and came', async () => {
    const wrong = await before(({ path, text }) =>
      path.endsWith('/countries') ? { text: text.replace('"success":true', '"success":1') } : {},
    )
    const { code, failed, of } = await conform(
      ...facts(),
      ...wrong,
      '--only',
      'ENV-01',
      '--only',
      'AUT-01,AUT-08',
    )
    expect(code).toBe(1)
    expect(failed).toHaveLength(1)
    expect(of('ENV-01')).toMatchObject({
      state: 'failed',
      asked: 'GET /v1/countries as the partner',
      came: expect.stringMatching(/^200 \{"success":1/),
      expected: 'success is true',
    })
    expect(of('AUT-01')).toMatchObject({ state: 'proven' })
    expect(of('AUT-08')).toMatchObject({ state: 'not checked', reason: "needs a developer's session" })
  })

  it('CNF-02 a record is removed also when the check that made it fails', async () => {
    const clients = await countClients()
    const wrong = await before(({ path, method, text }) =>
      method === 'GET' && path.includes('/client/')
        ? { text: text.replace(/"last_change_date":"[^"]+"/, '"last_change_date":1') }
        : {},
    )
    const { failed, report } = await conform(...facts(), ...wrong, '--only', 'ENV-03')
    expect(failed).toMatchObject([
      { number: 'ENV-03', expected: 'data.last_change_date is a date of ISO 8601 with an offset' },
    ])
    expect(report.left).toEqual([])
    expect(await countClients()).toBe(clients)
  })

  it('CNF-02 Ctrl-C ends it, and what was being made is removed', async () => {
    const clients = await countClients()
    let interrupted: Promise<{ code: number | null }> | undefined
    let made = 0
    const slow = await before(({ path, method }) => {
      if (method === 'POST' && path.includes('/clients/') && ++made === 1) interrupted = running.interrupt()
      return {}
    })
    const running = follow(['conformance', ...facts(), ...slow, '--only', 'ENV-03'])
    await until(async () => interrupted !== undefined, 'a client is being made')
    expect(await interrupted).toMatchObject({ code: 130, stdout: '' })
    expect(made).toBe(1)
    expect(await countClients()).toBe(clients)
  })

  it('CNF-02 Ctrl-C during the removal of what was made waits for its end', async () => {
    const clients = await countClients()
    const slow = await before(async ({ path, method }) => {
      if (method !== 'DELETE' || !path.includes('/staff/')) return {}
      child.kill('SIGINT')
      // Longer than other commands may go on after Ctrl-C.
      await pause(1500)
      return {}
    })
    const child = start(['conformance', ...facts(), ...slow, '--only', 'TRM-03'])
    const { code, stderr } = await outcomeOf(child)
    expect({ code, stderr }).toEqual({ code: 130, stderr: expect.not.stringContaining('Left behind') })
    expect(await countClients()).toBe(clients)
    const staff = await sandbox.world.query(
      "select 1 from staff where name like 'Foyer conformance%' and deleted_at is null",
    )
    expect(staff).toEqual([])
  })

  it.each([
    ['another customer', { id: 1, isNamed: false }],
    ['a path', { id: '../../company/1', isNamed: true }],
  ])('CNF-02 an appointment that names %s as its client deletes nobody', async (_what, { id, isNamed }) => {
    const seen: string[] = []
    const wrong = await before(({ path, method, text }) => {
      if (method === 'DELETE') seen.push(path)
      if (method !== 'GET' || !path.includes('/record/')) return {}
      const answer = JSON.parse(text)
      answer.data.client = { ...answer.data.client, id, ...(!isNamed && { name: 'Ada' }) }
      return { text: JSON.stringify(answer) }
    })
    const { report } = await conform(...facts(), ...wrong, '--only', 'TRM-03,TRM-04')
    expect(seen.filter(path => /client|company/.test(path))).toEqual([])
    expect(seen.length).toBeGreaterThan(5)
    if (!isNamed)
      expect(report.left).toEqual([expect.stringMatching(/^client /), expect.stringMatching(/^client /)])
  })

  it('CNF-02 outside of a sandbox nothing is changed before somebody says yes', async () => {
    const seen: string[] = []
    const production = await before(({ path, method }) => {
      seen.push(method)
      return path.includes('/sandbox/') ? { status: 404, text: '{}' } : {}
    })
    const refused = await run(['conformance', ...facts(), ...production, '--only', 'ENV-01'])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('In Location 1 it makes and removes, or puts back: clients.')
    expect(refused.stderr).toContain('This is not a sandbox. Go on? Say so with --yes.')
    expect(seen).toEqual(['GET', 'GET'])
    expect((await conform(...facts(), ...production, '--only', 'ENV-01', '--yes')).of('ENV-01')?.state).toBe(
      'proven',
    )
    expect((await conform(...facts(), ...production, '--only', 'ENV-05')).of('ENV-05')?.state).toBe('proven')
  })

  it('CNF-04 a requirement whose facts are missing is not checked, and the fact is named', async () => {
    const { base_url, app_url, partner } = await demo()
    const file = join(folder.path, 'facts.json')
    await writeFile(file, JSON.stringify({ base_url, app_url, partner }))
    const { code, of } = await conform('--facts', file, '--yes', '--only', 'ENV,AUT')
    expect(code).toBe(0)
    expect(of('ENV-05')).toMatchObject({ state: 'proven' })
    expect(of('ENV-03')).toMatchObject({ state: 'not checked', reason: 'needs the fact locations.main' })
    expect(of('AUT-01')).toMatchObject({ state: 'not checked', reason: 'needs the fact owner.token' })
  })

  it('CNF-03 waits as the limits of the server say', async () => {
    let requests = 0
    const limited = await before(({ path }) => {
      if (!path.endsWith('/references/business_groups_with_types')) return {}
      requests += 1
      return requests === 2
        ? { status: 429, headers: { 'retry-after': '1' }, text: '{}' }
        : { headers: { 'content-type': 'application/json' } }
    })
    const startedMs = performance.now()
    const { of } = await conform(...facts(), ...limited, '--only', 'ENV-05')
    expect(of('ENV-05')?.state).toBe('proven')
    expect(performance.now() - startedMs).toBeGreaterThan(1000)
    expect(requests).toBe(9)
  })

  it('CNF-03 does not wait for ever', async () => {
    const server = await startProxy(new URL((await demo()).api_root).origin, () => ({
      status: 429,
      headers: { 'retry-after': '60' },
      text: '{}',
    }))
    const wire = new Wire(new AbortController().signal, { maxWaitingMs: 30_000 })
    await expect(
      wire.send({ url: `${server}/api/v1/countries`, method: 'GET', headers: {} }),
    ).rejects.toThrow('the limits of the server make this run wait for more than 30s')
  })

  it('takes --api-url as other commands do, and mentions `foyer start` where there is nothing', async () => {
    const { api_root } = await demo()
    const { report } = await conform(...facts(), '--api-url', new URL(api_root).origin, '--only', 'ENV-05')
    expect(report).toMatchObject({ base_url: `${api_root}/v1`, counts: { proven: 1 } })
    expect(await run(['conformance'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`foyer start`'),
    })
  })

  it('a server that does not respond is exit code 3, and one of another kind is said to be so', async () => {
    const nobody = ['--base-url', 'http://127.0.0.1:9/api/v1', '--app-url', 'http://127.0.0.1:9']
    expect(await run(['conformance', ...facts(), ...nobody])).toMatchObject({
      code: 3,
      stderr: 'http://127.0.0.1:9 does not respond: the connection was refused.\n',
    })
    const other = await before(() => ({ status: 500, text: '<html>' }))
    expect((await run(['conformance', ...facts(), ...other])).stderr).toMatch(
      /answers 500: this is not the address/,
    )
  })

  it('CNF-01 every requirement of the API has a check, or a reason why it has none', async () => {
    const numbers = (await readRequirements()).map(({ number }) => number)
    const known = [...allChecks.map(({ number }) => number), ...Object.keys(reasons)]
    expect(numbers.length).toBeGreaterThan(90)
    expect(allChecks.length).toBeGreaterThan(70)
    expect(numbers.filter(number => !known.includes(number))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    expect(known.filter(number => !numbers.includes(number))).toEqual([])
  })
})
