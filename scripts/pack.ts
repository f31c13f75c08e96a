import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readArguments } from './command-line/read-arguments.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const packages = ['contract', 'sdk', 'cli', 'server']

const usage = `Usage: npm run pack -- [--to FOLDER]

  Builds the packages, and packs them as npm would publish them.

  --to  the folder for the files; ./packed if omitted`

/** Builds and packs the packages; returns their files. */
export async function packAll(folder: string): Promise<string[]> {
  await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (const name of packages) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
    })
    const [packed] = JSON.parse(stdout) as { filename: string }[]
    files.push(join(folder, packed?.filename ?? ''))
  }
  return files
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readArguments(usage, {
    options: { to: { type: 'string', default: join(root, 'packed') } },
  })
  const files = await packAll(values.to)
  console.log(`Install them in a folder of your own:\n\n  npm install ${files.join(' ')}`)
}
