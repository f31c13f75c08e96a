import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import type { Block, Guide } from './read-guide.ts'

const run = promisify(execFile)

/** Printed between what a program continues and what it adds. */
export const separator = '--- the block begins ---'

export const isProgram = ({ language, marks }: Block) =>
  ['ts', 'js'].includes(language) && marks.notExecuted === undefined

/** The blocks that a program begins with: those before it, up to one that continues nothing. */
function beginningOf({ blocks }: Guide, block: Block): Block[] {
  const beginning: Block[] = []
  let current = block
  while (current.marks.continues) {
    const before = blocks.slice(0, blocks.indexOf(current)).findLast(isProgram)
    if (!before) throw new Error(`Line ${current.line} continues a program, and there is none before it.`)
    // What runs on would never reach the rest.
    if (!before.marks.runsOn) beginning.unshift(before)
    current = before
  }
  return beginning
}

export const programOf = (guide: Guide, block: Block): string => {
  const beginning = beginningOf(guide, block).map(({ text }) => text)
  return [...beginning, ...(beginning.length > 0 ? [`console.log('${separator}')`] : []), block.text].join(
    '\n',
  )
}

/** What Node runs. */
export async function compileProgram(text: string, { language }: Block): Promise<string> {
  if (language === 'js') return text
  return (await transform(text, { loader: 'ts', format: 'esm', target: 'node20' })).code
}

const common = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
}
/** Nobody writes types in JavaScript; what is called must still exist. */
const options = {
  ts: { ...common, noUncheckedIndexedAccess: true },
  js: { ...common, allowJs: true, checkJs: true, noImplicitAny: false, strictNullChecks: false },
}

/** Checks the types of all programs at once, against the packages as they are built. Returns complaints by guide and line. */
export async function checkTypes(
  guides: Guide[],
  folder: string,
  modules: string,
): Promise<Map<string, string>> {
  await symlink(modules, join(folder, 'node_modules'))
  const complaints = new Map<string, string>()
  for (const language of ['ts', 'js'] as const) {
    const home = join(folder, language)
    await mkdir(home)
    await writeFile(
      join(home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options[language], include: ['.'] }),
    )
    for (const guide of guides)
      for (const block of guide.blocks.filter(block => block.language === language && isProgram(block)))
        await writeFile(
          join(home, `${nameOf(guide, block)}.m${language}`),
          `${programOf(guide, block)}\nexport {}\n`,
        )
    if ((await readdir(home)).length === 1) continue
    const compiler = join(modules, 'typescript/bin/tsc')
    const printed = await run(process.execPath, [compiler, '-p', home], { cwd: home }).then(
      () => '',
      error => String(error.stdout),
    )
    const before = complaints.size
    for (const line of printed.split('\n')) {
      const [, name, complaint] = /^(\S+)\.m[tj]s\(\d+,\d+\): (.*)$/.exec(line) ?? []
      if (name && complaint) complaints.set(name, [complaints.get(name), complaint].filter(Boolean).join(' '))
    }
    if (printed && complaints.size === before) throw new Error(`The types could not be checked: ${printed}`)
  }
  return complaints
}

export const nameOf = ({ path }: Guide, { line }: Block) => `${path.replaceAll('/', '-')}-${line}`
