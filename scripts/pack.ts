import { execFile } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readArguments } from './command-line/read-arguments.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const packages = ['contract', 'sdk', 'testing', 'cli', 'server', 'create-foyer-app']

const usage = `Usage: npm run pack -- [--to FOLDER]

  Builds the packages, and packs them as npm would publish them.

  --to  the folder for the files; ./packed if omitted`

/** Builds and packs the packages; returns their files. */
export async function packAll(folder: string): Promise<string[]> {
  await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  await mkdir(folder, { recursive: true })
  await removePacked(folder)
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

/** Makes apps, and is not a part of one. */
export const isCreator = (file: string): boolean => basename(file).startsWith('create-foyer-app-')

/** Removes the packages of an earlier run; whatever else is in the folder belongs to somebody. */
async function removePacked(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^(foyer-(contract|sdk|testing|cli|server)|create-foyer-app)-.*\.tgz$/.test(name))
      await rm(join(folder, name))
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readArguments(usage, {
    options: { to: { type: 'string', default: join(root, 'packed') } },
  })
  const files = await packAll(resolve(values.to))
  const creator = files.filter(isCreator)
  const others = files.filter(file => !isCreator(file)).join(' ')
  console.log(`Install them in a folder of your own:\n\n  npm install ${others}\n`)
  console.log(`Or begin with an app:

  npm exec --yes --package=${creator} -- create-foyer-app my-app
  cd my-app
  npm install ${others}`)
}
