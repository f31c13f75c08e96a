import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedOperations } from '../../cli/src/contract/named-operations.ts'
import { useFoyer } from '../../cli/test/run-foyer.ts'
import { demo } from '../../server/src/features/sandbox/demo-world/facts.ts'
import {
  demoSetting,
  printCommand,
  printCurl,
  printSdk,
  type Setting,
  toExampleCall,
} from '../src/snippets/index.ts'
import { ofCurl, startRecorder } from './recorder.ts'
import { runSdk } from './run-sdk.ts'
import { toWords } from './to-words.ts'

const root = join(import.meta.dirname, '../../..')
const calls = namedOperations.map(toExampleCall)

describe('the snippets of every operation', () => {
  const foyer = useFoyer()
  let recorder: Awaited<ReturnType<typeof startRecorder>>
  let setting: Setting
  let dataDir: string

  beforeAll(async () => {
    recorder = await startRecorder()
    setting = { ...demoSetting, apiUrl: recorder.url, appUrl: recorder.url }
    dataDir = await mkdtemp(join(tmpdir(), 'foyer-snippets-'))
    await writeFile(join(dataDir, 'demo.json'), JSON.stringify(demoFile(recorder.url)))
  })
  afterAll(async () => {
    await recorder.close()
    await rm(dataDir, { recursive: true })
  })

  it('DOC-03 curl, SDK and command send the same request', { timeout: 120_000 }, async () => {
    let commands = 0
    for (const call of calls) {
      const { name } = call.named
      const expected = ofCurl(toWords(printCurl(call, setting)))
      await runSdk(printSdk(call, setting)).catch(() => undefined)
      expect(recorder.take(), `${name} of the SDK`).toEqual([expected])
      const command = printCommand(call)
      if (!command) continue
      const { stderr } = await foyer.run(toWords(command).slice(1), { FOYER_DATA_DIR: dataDir })
      // After a refusal, the command asks what listens there.
      expect(recorder.take()[0], `${command}: ${stderr}`).toEqual(expected)
      commands++
    }
    process.stderr.write(`snippets: ${calls.length} of curl and SDK, ${commands} commands, all sent alike\n`)
    expect(calls.length - commands).toBe(calls.filter(({ isForSessions }) => isForSessions).length)
  })

  it('DOC-03 those of the SDK pass the compiler', { timeout: 300_000 }, async () => {
    const folder = join(root, 'node_modules/.cache/foyer-snippets')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const call of calls)
      await writeFile(join(folder, `${call.named.name}.ts`), `${printSdk(call, demoSetting)}\n`)
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noUnusedLocals: false,
          types: ['node'],
          typeRoots: [join(root, 'node_modules/@types')],
        },
        include: ['*.ts'],
        exclude: [],
      }),
    )
    const compile = promisify(execFile)(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
    ])
    const { stdout } = await compile.catch((failed: { stdout: string }) => failed)
    expect(stdout).toBe('')
    await rm(folder, { recursive: true })
  })
})

const demoFile = (url: string) => ({
  api_root: `${url}/api`,
  app_url: url,
  partner: { token: demo.partner.token },
  owner: { token: demo.owner.token, access_token: demo.owner.accessToken },
  developer: { access_token: demo.developer.accessToken },
  operator: { access_token: demo.operator.accessToken },
  member_without_rights: {
    token: demo.memberWithoutRights.token,
    access_token: demo.memberWithoutRights.accessToken,
  },
  restricted_key: demo.restrictedKey.key,
})
