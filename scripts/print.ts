import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DocumentName, documents, forGenerators, openApiDocument } from '@foyer/contract'
import { examples, postmanCollection } from '@foyer/contract/examples'
import { printReference } from '../packages/cli/src/reference.ts'
import { printSdk } from '../packages/sdk/generator/print-sdk.ts'
import { printConfigurationPage, printEnvExample } from '../packages/server/src/config/print.ts'
import { demoCredentials } from '../packages/server/src/features/sandbox/demo-world/demo-file.ts'
import { withMap } from './architecture/draw-map.ts'
import { withLanguages } from './clients/write-guide.ts'
import { readArguments } from './command-line/read-arguments.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const addresses = { apiUrl: 'http://127.0.0.1:8080', appUrl: 'http://127.0.0.1:8081' }

/** Lists every file that is printed from code; `npm run check` fails while one of them is out of date. */
export async function printed(): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    '.env.example': printEnvExample(),
    'docs/configuration.md': printConfigurationPage(),
    'docs/cli-reference.md': await printReference(),
    'docs/collection/foyer.postman_collection.json': asText(
      postmanCollection({ ...addresses, credentials: demoCredentials }),
    ),
    'docs/clients-guide.md': withLanguages(readFileSync(join(root, 'docs/clients-guide.md'), 'utf8')),
    'ARCHITECTURE.md': withMap(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')),
  }
  for (const [path, text] of Object.entries(printSdk())) files[`packages/sdk/src/generated/${path}`] = text
  for (const name of Object.keys(documents) as DocumentName[]) {
    files[`docs/openapi/${name}.json`] = asText(openApiDocument(name, { ...addresses, examples }))
    files[`docs/openapi/generators/${name}.json`] = asText(forGenerators(openApiDocument(name, addresses)))
  }
  return files
}

const asText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns the printed files that are out of date. */
async function findOld(): Promise<string[]> {
  const old: string[] = []
  for (const [path, text] of Object.entries(await printed()))
    if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) old.push(path)
  return old
}

async function writeAll(): Promise<void> {
  for (const [path, text] of Object.entries(await printed())) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
    console.log(path)
  }
}

const usage = `Usage: npm run print -- [--check]

  Writes the files that come from the code: .env.example, docs/configuration.md, docs/cli-reference.md, docs/openapi,
  docs/collection, the languages in docs/clients-guide.md, the operations of the SDK, and the map in ARCHITECTURE.md.

  --check  writes nothing, and names the files that are out of date`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values: options } = readArguments(usage, { options: { check: { type: 'boolean' } } })
  if (!options.check) await writeAll()
  else {
    const old = await findOld()
    for (const path of old) console.log(`${path} is not what the code prints: npm run print.`)
    process.exitCode = old.length > 0 ? 1 : 0
  }
}
