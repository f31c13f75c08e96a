import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentName, documents, operations } from '@foyer/contract'
import { packageRoot } from '../../src/platform/package-root.ts'

/** `npm run examples` stores the answers of this run; `-- --apart` sends each example to its own sandbox. */
export const isWriting = process.env.FOYER_EXAMPLES?.includes('write') ?? false
export const isApart = process.env.FOYER_EXAMPLES?.includes('apart') ?? false

const folder = join(packageRoot, '../contract/src/examples/answers')
const files = [...Object.keys(documents), 'webhooks'] as (DocumentName | 'webhooks')[]
type Answers = Record<string, unknown>

export const readAnswers = (): Answers => Object.assign({}, ...files.map(readOne))

function readOne(file: string): Answers {
  try {
    return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
  } catch (error) {
    if (isWriting) return {}
    throw error
  }
}

const fileOf = (name: string) => operations.find(operation => operation.name === name)?.document ?? 'webhooks'

/** Answers are stored by document and in the order of the operations, so that one changed answer is a small diff. */
export async function writeAnswers(answers: Answers): Promise<void> {
  await mkdir(folder, { recursive: true })
  const order = [...operations.map(({ name }) => name), ...Object.keys(answers)]
  for (const file of files) {
    const names = [...new Set(order)].filter(name => name in answers && fileOf(name) === file)
    const ordered = Object.fromEntries(names.map(name => [name, answers[name]]))
    await writeFile(join(folder, `${file}.json`), `${JSON.stringify(ordered, null, 2)}\n`)
  }
}
