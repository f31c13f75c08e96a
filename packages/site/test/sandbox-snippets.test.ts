import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { examples } from '@foyer/contract/examples'
import { describe, expect, it } from 'vitest'
import { namedOperations } from '../../cli/src/contract/named-operations.ts'
import { useFoyer } from '../../cli/test/run-foyer.ts'
import { useStage } from '../../server/test/examples/stage.ts'
import { demoSetting, printCommand, printCurl, printSdk, toExampleCall } from '../src/snippets/index.ts'
import { runSdk } from './run-sdk.ts'
import { toWords } from './to-words.ts'

const stage = useStage()
const foyer = useFoyer()

/** GETs that need nothing before them, and no session. Streams do not end. */
const reads = namedOperations
  .filter(({ operation }) => operation.method === 'GET' && !operation.isStream)
  .map(toExampleCall)
  .filter(({ follows, isForSessions }) => follows.length === 0 && !isForSessions)

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
)

describe('the snippets of GETs, as they are printed, in a sandbox', () => {
  it('DOC-03 succeed with the SDK, the command, and curl where it is installed', {
    timeout: 300_000,
  }, async () => {
    const sent = { sdk: 0, commands: 0, curl: 0 }
    await stage.within(async world => {
      const { api: apiUrl, app: appUrl } = world.program.ctx.urls
      const setting = { ...demoSetting, apiUrl, appUrl }
      const env = { FOYER_DATA_DIR: world.program.ctx.config.dataDir }
      for (const call of reads) {
        const { name, operation } = call.named
        // The clock stands still, and the rate limits use it.
        world.clock.advance(1)
        const [data] = await runSdk(printSdk(call, setting))
        expect(typeof data, name).toBe(typeof dataOf(operation.name, operation.surface))
        sent.sdk++
        const { code, stderr } = await foyer.run(toWords(printCommand(call) ?? '').slice(1), env)
        expect([code, stderr], name).toEqual([0, ''])
        sent.commands++
        if (!hasCurl) continue
        const shell = `${printCurl(call, setting)} --silent --output /dev/null --write-out '%{http_code}'`
        const { stdout } = await promisify(execFile)('sh', ['-c', shell])
        expect(stdout, `${name}: ${shell}`).toBe(String(operation.status))
        sent.curl++
      }
    })
    process.stderr.write(`snippets in a sandbox: ${JSON.stringify(sent)}\n`)
    expect(sent.sdk).toBeGreaterThan(70)
  })
})

const dataOf = (name: string, surface: string): unknown => {
  const { answer } = examples.operations[name] ?? {}
  return surface === 'v3' ? answer : (answer as { data?: unknown } | undefined)?.data
}
