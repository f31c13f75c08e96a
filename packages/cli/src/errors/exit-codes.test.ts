import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { outcomeOf, useFoyerProcess } from '../../test/foyer-process.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { folder, run, here, inWorld } = useFoyer(world)
const { start, runProcess } = useFoyerProcess(folder)
const nowhere = { FOYER_API_URL: 'http://127.0.0.1:9', FOYER_APP_URL: 'http://127.0.0.1:9' }

describe('EXA-141 exit codes', () => {
  it('0 for the version, and for whatever succeeds', async () => {
    expect(await runProcess(['--version'])).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' })
  })

  it('1 when the server refuses, with its message and the request', async () => {
    const { code, stdout, stderr } = await here(['call', 'companies.get', '--location_id', '99999'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^404 There is no such Location\.\nrequest [0-9a-f-]{36}\n$/)
  })

  it('2 for an unknown command, with the one that was meant', async () => {
    expect(await runProcess(['opertions'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no command opertions. Did you mean operations?\n`foyer --help` says more.\n',
    })
    expect(await run(['help', 'clok'])).toMatchObject({ code: 2 })
  })

  it('2 in words that command no terminal, whoever wrote them', async () => {
    const { code, stderr } = await run(['clo\x1b[2J\x1b[8mck'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^There is no command clo\ufffd\[2J\ufffd\[8mck\./)
  })

  it('3 when nobody responds', async () => {
    expect(await here(['call', 'companies.list'], nowhere)).toMatchObject({
      code: 3,
      stderr: 'No answer from http://127.0.0.1:9: is the server running?\n',
    })
    const { code, stdout } = await runProcess(['status', '-o', 'table'], nowhere)
    expect(code).toBe(3)
    expect(stdout).toMatch(/^app +no answer/)
  })

  it('AUT-02 4 when the server does not know the token', async () => {
    const { code, stdout, stderr } = await here([
      'call',
      'dictionaries.countries',
      '--partner-token',
      'wrong',
    ])
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
    expect(stderr).toMatch(/^401 Authentication needed\. This partner token is not known: .*\nrequest /)
  })

  it('4 when there is no token, with what to do about it', async () => {
    for (const args of [['clock'], ['call', 'companies.list'], ['deliveries']])
      expect(await run(args)).toEqual({
        code: 4,
        stdout: '',
        stderr:
          'There is no sandbox in ./data and no profile, and this needs a partner token: run `foyer start` for a sandbox, `foyer login` for another server, or name it with --partner-token or FOYER_PARTNER_TOKEN.\n',
      })
  })

  it('130 after Ctrl-C, in the middle of a call', async () => {
    let isAsked: () => void = () => undefined
    const asked = new Promise<void>(resolve => {
      isAsked = resolve
    })
    const silent = await startReceiver(() => isAsked())
    const child = start(['call', 'companies.list'], { ...inWorld(), FOYER_API_URL: silent.url })
    const outcome = outcomeOf(child)
    await asked
    child.kill('SIGINT')
    expect(await outcome).toEqual({ code: 130, stdout: '', stderr: '' })
    await silent.close()
  })

  it('0 and silence when the reader of a pipe goes away', async () => {
    const child = start(['operations', '-o', 'table'])
    const outcome = outcomeOf(child)
    child.stdout.destroy()
    expect(await outcome).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('EXA-141 wrong inputs', () => {
  it('an address that is none gets one sentence, wherever it comes from', async () => {
    const sentence = (name: string) =>
      `${name} must be an address such as http://127.0.0.1:8080; nonsense is none.\n`
    const given = await here(['clock', '--api-url', 'nonsense'])
    expect(given).toMatchObject({
      code: 2,
      stderr: `${sentence('--api-url')}\`foyer clock --help\` says more.\n`,
    })
    expect((await here(['clock'], { FOYER_API_URL: 'nonsense' })).stderr).toContain(sentence('FOYER_API_URL'))
  })

  it('the clock only moves forward', async () => {
    expect(await here(['clock', 'advance', '-1h'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'The clock only moves forward: -1h would move it back.\n`foyer clock --help` says more.\n',
    })
  })

  it('an option before its command belongs to nobody', async () => {
    expect(await here(['clock', '--output', 'json', 'advance', '1h'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Write --output behind advance.'),
    })
  })

  it('a demo.json of another server is reported', async () => {
    const data = join(folder.path, 'other')
    await mkdir(data)
    await writeFile(join(data, 'demo.json'), '{}')
    const { code, stderr } = await run(['status'], { FOYER_DATA_DIR: data })
    expect(code).toBe(1)
    expect(stderr).toContain('is not the demo.json of a Foyer')
  })

  it('a failure of the command itself is a sentence, and a trace only where somebody asks for it', async () => {
    const { code, stderr } = await run(['profiles', 'use', 'sandbox'], { XDG_CONFIG_HOME: '/dev/null' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^foyer itself failed: .* \(FOYER_DEBUG=1 shows where\)\.\n$/)
    const traced = await run(['profiles', 'use', 'sandbox'], {
      XDG_CONFIG_HOME: '/dev/null',
      FOYER_DEBUG: '1',
    })
    expect(traced.stderr).toContain('\n    at ')
  })
})
