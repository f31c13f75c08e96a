import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { printed } from './print.ts'

/** Lints the OpenAPI documents as the code prints them, by the recommended rules of Redocly and Spectral. A warning fails too. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export async function lintDocuments(documents: Record<string, string>): Promise<string[]> {
  const found = await Promise.all([bySpectral(documents), byRedocly(documents)])
  return found.flat()
}

const oas = spectralRulesets.oas as unknown as RulesetDefinition & { rules: Record<string, object> }
const ofEnums = 'duplicated-entry-in-enum'
/** The published rule fails on a null in an example. */
const enumRule = {
  ...oas.rules[ofEnums],
  given: ["$..[?(@property !== 'properties' && @ && @.enum && @.enum.constructor.name === 'Array')]"],
} as NonNullable<Extract<RulesetDefinition, { rules: object }>['rules'][string]>

async function bySpectral(documents: Record<string, string>): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[oas, 'recommended']], rules: { [ofEnums]: enumRule } })
  const found: string[] = []
  for (const [name, text] of Object.entries(documents))
    for (const { code, path, message } of await spectral.run(JSON.parse(text)))
      found.push(`spectral ${name} ${code} at ${path.join('.')}: ${message}`)
  return found
}

interface RedoclyProblem {
  ruleId: string
  message: string
  location: { pointer: string }[]
}

async function byRedocly(documents: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-documents-'))
  const names = Object.keys(documents)
  try {
    for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, name), text)
    const results = await runRedocly(folder, names)
    return results.flatMap(({ problems }, index) =>
      problems.map(
        ({ ruleId, message, location }) =>
          `redocly ${names[index]} ${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`,
      ),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Lints all documents in one process, because its start takes longer than most documents. */
async function runRedocly(folder: string, names: string[]): Promise<{ problems: RedoclyProblem[] }[]> {
  // These settings turn off update checks and telemetry.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const program = join(root, 'node_modules/.bin/redocly')
  const args = ['lint', ...names, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000']
  const { stdout } = await promisify(execFile)(program, args, { env, cwd: folder, maxBuffer: 1e9 }).catch(
    (failed: { stdout: string }) => failed,
  )
  // It prints one object per document, in their order, with nothing between them.
  const results = JSON.parse(`[${stdout.replaceAll(/^\}\s*\{$/gm, '},{')}]`) as {
    problems: RedoclyProblem[]
  }[]
  if (results.length !== names.length)
    throw new Error(`Redocly linted ${results.length} of ${names.length} documents.`)
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = Object.fromEntries(
    Object.entries(await printed())
      .filter(([path]) => path.startsWith('docs/openapi/'))
      .map(([path, text]) => [relative('docs/openapi', path).replace('/', '-'), text]),
  )
  const found = await lintDocuments(documents)
  for (const problem of found) console.log(problem)
  console.log(`${Object.keys(documents).length} documents linted: ${found.length} errors and warnings.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
