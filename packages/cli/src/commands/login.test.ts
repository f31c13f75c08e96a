import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../server/test/until.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { run } from '../run.ts'

const world = useWorld(withoutWorker)
let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-login-'))
})
afterEach(() => rm(home, { recursive: true }))

const appUrl = () => world.program.ctx.urls.app
const fileOf = () => join(home, '.config/foyer/profiles.json')
const readSaved = async () => {
  const text = await readFile(fileOf(), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Runs `foyer login` on a terminal, where somebody answers each question when it has been asked. */
async function login(answers: [question: string, answer: string][], env: Record<string, string> = {}) {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  let shown = ''
  for (const stream of [streams.stdout, streams.stderr]) stream.on('data', chunk => (shown += chunk))
  const terminal = {
    stdin: Object.assign(streams.stdin, { isTTY: true }),
    stdout: streams.stdout,
    stderr: Object.assign(streams.stderr, { isTTY: true }),
  }
  const ended = run(['login'], {
    ...terminal,
    env: { HOME: home, NO_COLOR: '1', FOYER_DATA_DIR: join(home, 'data'), ...env },
    folder: home,
    stopwatchMs: () => performance.now(),
    signal: new AbortController().signal,
  })
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  let read = 0
  for (const [question, answer] of answers) {
    await until(async () => isOver || shown.indexOf(question, read) >= 0, `it asks ${question}: ${shown}`)
    expect(shown.slice(read)).toContain(question)
    read = shown.indexOf(question, read) + question.length
    terminal.stdin.write(`${answer}\n`)
  }
  return { code: await ended, shown }
}

describe('EXA-167 foyer login on a terminal', () => {
  it('asks for the address, the kind of sign-in and the secret, which it does not show, and says what it saved', async () => {
    const { code, shown } = await login([
      ['Address of the console [http://127.0.0.1:8081]: ', appUrl()],
      ['Number [1]: ', ''],
      ['Personal access token (not shown): ', 'foyer_pat_demo_owner'],
    ])
    expect(code).toBe(0)
    const { api, app } = world.program.ctx.urls
    expect(shown).toContain(
      `The profile default is saved in ${fileOf()}: the console ${app}, the API ${api} and the personal access token.`,
    )
    expect(shown).not.toContain('foyer_pat_demo_owner')
    expect(await readSaved()).toEqual({
      current: 'default',
      profiles: { default: { appUrl: app, apiUrl: api, personalAccessToken: 'foyer_pat_demo_owner' } },
    })
  })

  it('offers the address of the sandbox in the data folder, and takes a partner with a user', async () => {
    const { code } = await login(
      [
        [`Address of the console [${appUrl()}]: `, ''],
        ['Number [1]: ', '2'],
        ['Partner token (not shown): ', 'foyer_partner_demo_acme'],
        ['User token (not shown; empty for none): ', 'foyer_user_demo_owner'],
      ],
      { FOYER_DATA_DIR: world.program.ctx.config.dataDir },
    )
    expect(code).toBe(0)
    expect((await readSaved()).profiles.default).toMatchObject({
      partnerToken: 'foyer_partner_demo_acme',
      userToken: 'foyer_user_demo_owner',
    })
  })

  it('finds a wrong address before it asks for a secret', async () => {
    const { code, shown } = await login([['Address of the console', world.program.ctx.urls.api]])
    expect(code).toBe(2)
    expect(shown).toContain('is the API listener of a Foyer')
    expect(shown).not.toContain('How do you sign in?')
  })

  it.each([
    ['1', 'Personal access token', 'foyer_pat_wrong', 4, '401 '],
    ['2', 'Partner token', '', 2, 'No partner token was entered. Nothing is saved.'],
    ['3', 'V3 token', 'foyer_rk_wrong', 4, '401 '],
  ])('saves nothing when the token of way %s does not work', async (way, title, token, exitCode, words) => {
    const { code, shown } = await login([
      ['Address of the console', appUrl()],
      ['Number [1]: ', way],
      [`${title} (not shown): `, token],
    ])
    expect(code).toBe(exitCode)
    expect(shown).toContain(words)
    expect(shown).toContain('Nothing is saved.')
    expect(await readSaved()).toBeUndefined()
  })

  it('saves nothing for a kind of sign-in that it did not offer', async () => {
    const { code, shown } = await login([
      ['Address of the console', appUrl()],
      ['Number [1]: ', 'four'],
    ])
    expect(code).toBe(2)
    expect(shown).toContain('Choose a number from 1 to 3; four is not. Nothing is saved.')
    expect(await readSaved()).toBeUndefined()
  })

  it('checks and saves a v3 token', async () => {
    const facts = join(world.program.ctx.config.dataDir, 'demo.json')
    const { restricted_key } = JSON.parse(await readFile(facts, 'utf8')) as { restricted_key: string }
    const { code } = await login([
      ['Address of the console', appUrl()],
      ['Number [1]: ', '3'],
      ['V3 token (not shown): ', restricted_key],
    ])
    expect(code).toBe(0)
    expect((await readSaved()).profiles.default).toMatchObject({ accessToken: restricted_key })
  })
})
