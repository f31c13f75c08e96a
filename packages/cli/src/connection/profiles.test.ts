import { chmod, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { folder, run, here } = useFoyer(world)
const fileOf = () => join(folder.path, '.config', 'foyer', 'profiles.json')
const tokens = {
  FOYER_PARTNER_TOKEN: 'foyer_partner_demo_other',
  FOYER_PERSONAL_ACCESS_TOKEN: 'foyer_pat_demo_developer',
}
const login = (name: string, env: Record<string, string> = tokens) =>
  run(['login', '--profile', name, '--app-url', world.program.ctx.urls.app], env)

describe('EXA-143 profiles', () => {
  it('login finds the API, checks the tokens and saves them for their user alone, without showing them', async () => {
    const saved = await login('other')
    expect(saved).toMatchObject({ code: 0, stderr: '' })
    expect(saved.stdout).toContain(fileOf())
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600)
    const { profiles } = JSON.parse(await readFile(fileOf(), 'utf8'))
    expect(profiles.other).toMatchObject({
      apiUrl: world.program.ctx.urls.api,
      partnerToken: tokens.FOYER_PARTNER_TOKEN,
    })
    const listed = await run(['profiles', '-o', 'table'])
    expect(listed.stdout).toMatch(/^\* +other +http/m)
    expect(listed.stdout + saved.stdout).not.toContain('foyer_partner_')
  })

  it('login saves nothing that the server does not accept', async () => {
    const before = await readFile(fileOf(), 'utf8')
    const refused = await login('wrong', { FOYER_PARTNER_TOKEN: 'foyer_partner_wrong' })
    expect(refused).toMatchObject({ code: 4, stderr: expect.stringMatching(/^401 /) })
    expect(refused.stderr).not.toContain('foyer_partner_wrong')
    expect(await login('nothing', {})).toMatchObject({ code: 2 })
    expect(await login('sandbox')).toMatchObject({ code: 2 })
    expect(await login('../up')).toMatchObject({ code: 2 })
    expect(await readFile(fileOf(), 'utf8')).toBe(before)
  })

  it('an option overrides the environment, that the profile, that the demo world', async () => {
    const who = async (args: string[] = [], env?: Record<string, string>) => {
      const { stdout, stderr } = await here(['call', 'account.me', ...args], env)
      return stdout ? JSON.parse(stdout).data.email : stderr
    }
    const asOwner = { FOYER_PERSONAL_ACCESS_TOKEN: 'foyer_pat_demo_owner' }
    expect(await who()).toBe('developer@foyer.example')
    expect(await who(['--profile', 'sandbox'])).toBe('owner@foyer.example')
    expect(await who([], asOwner)).toBe('owner@foyer.example')
    expect(await who(['--personal-access-token', 'foyer_pat_demo_operator'], asOwner)).toBe(
      'operator@foyer.example',
    )
    expect(await who(['--as', 'newcomer'])).toBe('newcomer@foyer.example')
    expect(await who([], { FOYER_PROFILE: 'othr' })).toContain(
      'There is no profile othr. Did you mean other?',
    )
    expect(await who(['--as', 'owner', '--profile', 'other'])).toContain('leave out --profile')
    expect(await who(['--as', 'system'])).toContain('choose another with --as')
  })

  it('sends the tokens of a profile to its own server alone', async () => {
    const stranger = await startReceiver()
    const { code, stderr } = await run(['clock', '--api-url', stranger.url])
    expect({ code, received: stranger.received }).toEqual({ code: 4, received: [] })
    expect(stderr).toContain('which the profile other does not have for this server')
    await stranger.close()
  })

  it('a personal access token is enough for the deliveries of its partner', async () => {
    expect(await login('person', { FOYER_PERSONAL_ACCESS_TOKEN: 'foyer_pat_demo_developer' })).toMatchObject({
      code: 0,
    })
    expect(await run(['deliveries', '-o', 'table'])).toMatchObject({
      code: 0,
      stdout: 'No deliveries match.\n',
    })
  })

  it('EXA-146 doctor warns when others can read them, and has a problem when nobody responds', async () => {
    await chmod(fileOf(), 0o644)
    const { code, stdout } = await run(['doctor', '-o', 'table', '--api-url', 'http://127.0.0.1:9'])
    expect(code).toBe(1)
    expect(stdout).toContain(`→ chmod 600 ${fileOf()}`)
    expect(stdout).toMatch(
      /^problem +api listener +http:\/\/127\.0\.0\.1:9 does not respond as a Foyer, because the connection failed\n +→ check what has this port/m,
    )
  })

  it('are forgotten by remove', async () => {
    await run(['profiles', 'use', 'other'])
    expect(await run(['profiles', 'remove', 'other'])).toMatchObject({ code: 0 })
    expect(await readFile(fileOf(), 'utf8')).not.toContain(tokens.FOYER_PARTNER_TOKEN)
    expect(JSON.parse((await here(['profiles'])).stdout).data).toMatchObject([
      { name: 'sandbox', is_current: true },
      { name: 'person' },
    ])
  })
})
