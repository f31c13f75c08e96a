import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './command-line/read-arguments.ts'
import { findRetiredWords } from './retired-words/find-retired-words.ts'
import { readFiles } from './retired-words/read-files.ts'
import { readRetiredWords } from './retired-words/read-glossary.ts'

/** Fails on words that docs/glossary.md retires. With `--try "second look"`, shows where one would be found. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const usage = `Usage: npm run retired-words -- [--try TEXT [--names]]

  Finds the words that docs/glossary.md replaces with others.

  --try    finds TEXT instead, as if the glossary retired it
  --names  only in names of the code`
const { values: options } = readArguments(usage, {
  options: { try: { type: 'string' }, names: { type: 'boolean' } },
})

const retired = options.try
  ? [
      {
        words: options.try.toLowerCase().split(' '),
        replacement: '…',
        isNameOnly: options.names ?? false,
        allowedIn: [],
      },
    ]
  : readRetiredWords(await readFile(join(root, 'docs/glossary.md'), 'utf8'))
const found = findRetiredWords(await readFiles(root), retired)
for (const place of found) console.log(place)
console.log(`${retired.length} retired words, found ${found.length} times.`)
process.exitCode = found.length > 0 ? 1 : 0
