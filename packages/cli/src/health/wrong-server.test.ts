import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useEndpoints } from '../../test/endpoints.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import type { Finding } from './finding.ts'

const { folder, run } = useFoyer()
const { listen } = useEndpoints()

/** Both listeners of a Foyer at one address, as far as `doctor` asks them without a token. */
async function startFoyer({ clock = 404, others = 500 } = {}): Promise<string> {
  const { url } = await listen((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    const isKnown = Boolean(request.headers.authorization)
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'x-request-id': 'r-1' }).end(JSON.stringify(body))
    if (path === '/readyz') return answer(200, { status: 'ready' })
    if (path === '/api/v2/sandbox/clock') return answer(clock, { success: false })
    if (path === '/api/v1/countries' && !isKnown) return answer(401, { success: false })
    return answer(others, { success: false, meta: { message: 'Not now.' } })
  })
  return new URL(url).origin
}

const at = (url: string) => ['--api-url', url, '--app-url', url]

async function diagnose(args: string[], env = {}) {
  const { code, stdout } = await run(['doctor', ...args], env)
  const { data } = JSON.parse(stdout) as { data: Finding[] }
  return { code, of: (subject: string) => data.filter(finding => finding.subject === subject) }
}

describe('EXA-163 foyer doctor and status, with a server or files that are wrong', () => {
  it.each([
    [401, 'sandbox'],
    [404, 'production'],
    [429, 'unknown'],
    [500, 'unknown'],
  ])('a clock that answers %i is that of mode %s', async (clock, mode) => {
    const { code, stdout } = await run(['status', ...at(await startFoyer({ clock }))])
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, data: { mode } })
  })

  it('a failed request is a warning about what could not be checked, and the rest is said', async () => {
    const { code, of } = await diagnose([...at(await startFoyer()), '--partner-token', 'foyer_partner_x'])
    expect(code).toBe(0)
    expect(of('api listener')).toMatchObject([{ state: 'ok' }])
    expect(of('partner token')).toMatchObject([
      { state: 'warning', says: expect.stringMatching(/^not checked: /) },
    ])
    expect(of('endpoints')).toMatchObject([
      { state: 'warning', says: expect.stringMatching(/^not checked: 500/) },
    ])
  })

  it('a v3 token is checked', async () => {
    const url = await startFoyer({ others: 401 })
    const { of } = await diagnose([...at(url), '--access-token', 'foyer_key_x'])
    expect(of('v3 token')).toMatchObject([{ state: 'problem' }])
  })

  it('a broken demo.json and broken profiles are problems, not the end', async () => {
    const data = join(folder.path, 'broken')
    await mkdir(join(data, 'foyer'), { recursive: true })
    await writeFile(join(data, 'demo.json'), '{')
    const demo = await diagnose([], { FOYER_DATA_DIR: data })
    expect(demo.code).toBe(1)
    expect(demo.of('node')).toHaveLength(1)
    expect(demo.of('connection')).toMatchObject([
      { state: 'problem', says: expect.stringContaining('is not the demo.json of a Foyer') },
    ])
    for (const text of ['{', '{"current":"a","profiles":{"a":{"apiUrl":5}}}']) {
      await writeFile(join(data, 'foyer', 'profiles.json'), text)
      const profiles = await diagnose([], { XDG_CONFIG_HOME: data })
      expect(profiles.code).toBe(1)
      expect(profiles.of('connection')).toMatchObject([{ state: 'problem' }])
    }
  })

  it('says what is wrong with an address, and blames no other program', async () => {
    const { host, origin } = new URL(await startFoyer())
    const words = `https://${host} is a port for http, not for https`
    const { code, of } = await diagnose(['--app-url', `https://${host}`, '--api-url', origin])
    expect(code).toBe(1)
    expect(of('app listener')).toMatchObject([
      { state: 'problem', says: words, advice: `write http://${host}` },
    ])
    const status = await run(['status', '-o', 'table', '--app-url', `https://${host}`, '--api-url', origin])
    expect(status.code).toBe(3)
    expect(status.stdout).toContain(`${words}: write http://${host}.`)
    const secure = new URL((await listen((_, response) => void response.end(), { isSecure: true })).url)
    const untrusted = await diagnose(at(secure.origin))
    expect(untrusted.of('api listener')).toMatchObject([
      { state: 'problem', says: `${secure.origin} is not trusted, because the certificate is self-signed` },
    ])
    const elsewhere = await listen((_, response) => void response.end('hello'))
    const other = await diagnose(at(new URL(elsewhere.url).origin))
    expect(other.of('app listener')).toMatchObject([{ says: expect.stringContaining('is not a Foyer') }])
  })
})
