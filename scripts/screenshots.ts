import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConsole } from '../packages/console/test/browser.ts'
import { openBrowser } from '../packages/server/test/browser.ts'
import { readArguments } from './command-line/read-arguments.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'
import { connectApplications } from './screenshots/connect-applications.ts'
import { pages } from './screenshots/pages.ts'
import { allLooks, takeScreenshots, usualLook } from './screenshots/take-screenshots.ts'

const usage = `Usage: npm run screenshots [-- --all FOLDER] [--only TEXT]

Writes the pictures of the console that README and guides show into docs/images, from a sandbox of its own.

  --all   every page instead, into FOLDER: light, dark, on a phone, and in German
  --only  only the pages whose name contains TEXT`

const { values } = readArguments(usage, {
  options: { all: { type: 'string' }, only: { type: 'string', default: '' } },
})
const images = join(dirname(fileURLToPath(import.meta.url)), '../docs/images')
await buildConsole()
// A day that looks lived in.
const sandbox = await startSandbox({ SANDBOX_DEMO_WEEK: '1' })
const disconnect = await connectApplications(sandbox)
const browser = await openBrowser()
const chosen = pages.filter(({ name, isInDocs }) => name.includes(values.only) && (values.all || isInDocs))
const problems: string[] = []
try {
  for (const look of values.all ? allLooks : [usualLook])
    problems.push(
      ...(await takeScreenshots(chosen, {
        browser,
        appUrl: sandbox.appUrl,
        look,
        folder: values.all ? join(values.all, look.name) : images,
        onProgress: line => console.error(line),
      })),
    )
} finally {
  await browser.close()
  disconnect()
  await sandbox.stop()
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
