import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkWith, withSecret } from '../../test/check-endpoint.ts'
import { right, secret, useEndpoints } from '../../test/endpoints.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const { folder, run } = useFoyer()
const { listen } = useEndpoints()
const check = checkWith(run)
const only = ['--only', 'restart']

/** What the endpoint does otherwise after its restart: `kept` are the ids of before, `isReady` is false for a moment. */
interface Flaw {
  respond?: string
}

/** A receiver in a process of its own, which writes its pid into a file, and the ids that it has handled. */
const program = ({ respond = '' }: Flaw) => `
  import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
  import { createHmac } from 'node:crypto'
  import { createServer } from 'node:http'
  const [file, wanted] = process.argv.slice(-2)
  const kept = existsSync(file + '.ids') ? readFileSync(file + '.ids', 'utf8').split('\\n') : []
  const key = Buffer.from('${secret.slice(6)}', 'base64')
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', chunk => chunks.push(chunk)).on('error', () => undefined).on('end', () => {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
      const signed = createHmac('sha256', key).update(id + '.' + timestamp + '.').update(Buffer.concat(chunks))
      if (signature !== 'v1,' + signed.digest('base64')) return response.writeHead(400).end()
      ${respond}
      appendFileSync(file + '.ids', id + '\\n')
      response.end()
    })
  })
  server.listen(Number(wanted), '127.0.0.1', () => {
    writeFileSync(file, String(process.pid))
    console.log(server.address().port)
  })`

const started: ChildProcess[] = []
const files: string[] = []
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const file of files.splice(0)) await rm(file, { force: true })
})

/** Starts the receiver, and makes the command that kills it and starts it again on the same port. */
async function startEndpoint(flaw: Flaw = {}) {
  const file = join(folder.path, 'endpoint.pid')
  const source = join(folder.path, 'endpoint.mjs')
  files.push(file, `${file}.ids`, source)
  await writeFile(source, program(flaw))
  const child = spawn(process.execPath, [source, file, '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(child)
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  const port = String(chunk).trim()
  const again = `'${process.execPath}' '${source}' '${file}' ${port}`
  const kill = `kill -9 $(cat '${file}')`
  return {
    url: `http://127.0.0.1:${port}/hook`,
    kill,
    restart: `${kill}; sleep 0.5; ${again} >/dev/null 2>&1 &`,
  }
}

/** The second process is not our child. */
const end = (kill: string) => once(spawn(kill, { shell: true, stdio: 'ignore' }), 'exit')

describe('CHK-01 foyer check-endpoint --restart', () => {
  it('passes an endpoint that is away for a moment, and says what Foyer does not repeat', async () => {
    const { url, kill, restart } = await startEndpoint()
    const { code, checks, stderr } = await check(url, [...only, '--restart', restart])
    await end(kill)
    expect(checks.at(-1)).toMatchObject({ name: 'restart', state: 'passed' })
    expect(checks.at(-1)?.seen).toMatch(
      /× the connection was .*; in flight: .*; 2xx again after [\d.]+ m?s; duplicates: /,
    )
    expect(checks.at(-1)?.advice).toMatch(
      /^Foyer does not repeat the \d+ that failed: call catchUp .* look for webhook-id dlv_\d+/,
    )
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Sending 1 request, and one every 0\.2 s during the restart, to /)
  })

  it('says that nothing was seen of a restart, when no delivery failed', async () => {
    const { url } = await listen(right())
    const { code, checks } = await check(url, [...only, '--restart', 'sleep 0.5'])
    expect({ code, state: checks.at(-1)?.state }).toEqual({ code: 0, state: 'passed' })
    expect(checks.at(-1)?.advice).toMatch(/^No delivery failed: this was a restart without a gap, or none\./)
  })

  it('finds an endpoint that refuses what it has accepted before', async () => {
    const respond = 'if (kept.includes(id)) return response.writeHead(409).end()'
    const { url, kill, restart } = await startEndpoint({ respond })
    const { code, checks } = await check(url, [...only, '--restart', restart])
    await end(kill)
    expect({ code, state: checks.at(-1)?.state }).toEqual({ code: 1, state: 'failed' })
    expect(checks.at(-1)).toMatchObject({
      seen: expect.stringMatching(/duplicates: .*409/),
      advice: expect.stringMatching(/^Keep the webhook-id/),
    })
  })

  it('finds an endpoint that refuses right deliveries until it is ready', async () => {
    const respond = 'if (kept.length && process.uptime() < 1.5) return response.writeHead(401).end()'
    const { url, kill, restart } = await startEndpoint({ respond })
    const { code, checks } = await check(url, [...only, '--restart', restart])
    await end(kill)
    expect({ code, state: checks.at(-1)?.state }).toEqual({ code: 1, state: 'failed' })
    expect(checks.at(-1)?.advice).toMatch(/or respond with 503 until then/)
  })

  it('finds one that hangs after the restart', async () => {
    const respond = 'if (kept.length) return'
    const { url, kill, restart } = await startEndpoint({ respond })
    const { code, checks } = await check(url, [...only, '--timeout', '1', '--restart', restart])
    await end(kill)
    expect({ code, state: checks.at(-1)?.state }).toEqual({ code: 1, state: 'failed' })
    expect(checks.at(-1)).toMatchObject({
      seen: expect.stringContaining('never 2xx again'),
      advice: expect.stringMatching(/logs when it starts/),
    })
  })

  it('says what a command printed that fails', async () => {
    const { url } = await listen(right())
    const { code, checks } = await check(url, [...only, '--restart', 'echo no such service >&2; exit 7'])
    expect(code).toBe(1)
    expect(checks.at(-1)).toMatchObject({
      state: 'failed',
      seen: expect.stringMatching(/^the command ended with 7: “no such service”; /),
    })
  })

  it('asks for a command where nobody can be asked', async () => {
    const { code, stderr } = await run(['check-endpoint', 'http://127.0.0.1:9/hook', '--restart'], withSecret)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Name the command that restarts your endpoint/)
  })
})
