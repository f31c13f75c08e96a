import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './command-line/read-arguments.ts'
import { parseAccepted } from './openapi-diff/accepted.ts'
import { findBreakingChanges } from './openapi-diff/find-breaking-changes.ts'
import { toSurface } from './openapi-diff/to-surface.ts'

/**
 * Compares the printed documents with those of the last release, and lists what breaks callers. With `--release`, the
 * current documents become those of the last release.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../docs/openapi')
const names = ['account', 'developer-tools', 'general', 'v3']
const usage = `Usage: npm run openapi-diff -- [--release]

  Compares docs/openapi with docs/openapi/released, the documents of the last release, and lists what breaks callers.

  --release  makes the documents of now those of the last release`
const { values: options } = readArguments(usage, { options: { release: { type: 'boolean' } } })

const readJson = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'))

if (options.release) {
  await mkdir(join(folder, 'released'), { recursive: true })
  for (const name of names) {
    const surface = toSurface(await readJson(`${name}.json`))
    await writeFile(join(folder, 'released', `${name}.json`), `${JSON.stringify(surface)}\n`)
    console.log(`docs/openapi/released/${name}.json`)
  }
} else {
  const accepted = parseAccepted(await readFile(join(folder, 'released/accepted.md'), 'utf8'))
  const found: string[] = []
  for (const name of names)
    found.push(
      ...findBreakingChanges(await readJson(`released/${name}.json`), await readJson(`${name}.json`)),
    )
  const refused = found.filter(change => !accepted.has(change))
  const stale = [...accepted].filter(change => !found.includes(change))
  for (const change of found) console.log(`${accepted.has(change) ? 'accepted' : 'BREAKING'}: ${change}`)
  for (const change of stale) console.log(`No such change any more, remove it from accepted.md: ${change}`)
  console.log(
    `${found.length} breaking changes since the last release, ${found.length - refused.length} of them accepted.`,
  )
  if (refused.length > 0)
    console.log('Undo them, or name each one with its reason in docs/openapi/released/accepted.md.')
  process.exitCode = refused.length + stale.length > 0 ? 1 : 0
}
