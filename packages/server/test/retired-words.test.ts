import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRetiredWords } from '../../../scripts/retired-words/find-retired-words.ts'
import { findLines, namesOnly } from '../../../scripts/retired-words/find-words.ts'
import { readFiles } from '../../../scripts/retired-words/read-files.ts'
import { readRetiredWords } from '../../../scripts/retired-words/read-glossary.ts'
import { packageRoot } from '../src/platform/package-root.ts'

const root = join(packageRoot, '../..')

const glossary = `# Glossary
| word | means |
|---|---|
| \`kept\` | not in the table |

## Retired words

| retired | say | where | still allowed in |
|---|---|---|---|
| \`old name\`, \`older name\` | new name | everywhere | \`docs/history.md\` |
| \`spot\` | target | names | |

## Another part
| \`not this\` | x | everywhere | |
`

describe('retired words', () => {
  it('are read from the table of the glossary', () => {
    expect(readRetiredWords(glossary)).toEqual([
      { words: ['old', 'name'], replacement: 'new name', isNameOnly: false, allowedIn: ['docs/history.md'] },
      {
        words: ['older', 'name'],
        replacement: 'new name',
        isNameOnly: false,
        allowedIn: ['docs/history.md'],
      },
      { words: ['spot'], replacement: 'target', isNameOnly: true, allowedIn: [] },
    ])
    expect(() => readRetiredWords('# Glossary')).toThrow('Retired words')
    expect(() => readRetiredWords(glossary.replace('names |', 'nowhere |'))).toThrow('everywhere')
  })

  it.each([
    'oldName',
    'OldNames',
    'the_old_name',
    'an-old-name.ts',
    'An old\n   * name',
    'OLD_NAME',
    'isOldNameOf',
  ])('are found in %j', text => expect(findLines(text, { words: ['old', 'name'] })).toEqual([1]))

  it.each(['golden names', 'old. Name', 'boldName', 'old (name)', 'old, name', 'renamed old'])(
    'are not found in %j',
    text => expect(findLines(text, { words: ['old', 'name'] })).toEqual([]),
  )

  it('are reported with their file and line, unless the file may keep them', () => {
    const files = [
      { path: 'src/old-name.ts', text: 'const fine = 1' },
      { path: 'src/code.ts', text: "// A spot in a comment.\nconst spotOf = 'spot'" },
      { path: 'docs/history.md', text: 'The old name.' },
      { path: 'docs/guide.md', text: 'A nice spot.\nThe old\nname.' },
    ]
    expect(findRetiredWords(files, readRetiredWords(glossary))).toEqual([
      'src/old-name.ts:0: "old name" is retired: say new name.',
      'src/code.ts:2: "spot" is retired: say target.',
      'docs/guide.md:2: "old name" is retired: say new name.',
    ])
  })

  it('are names only in what is no comment and no text', () => {
    expect(namesOnly('a.sql', 'select spot -- a comment\n')).toBe('select spot             \n')
    expect(namesOnly('a.md', 'spot')).toBeUndefined()
  })

  it('are said nowhere', async () => {
    const retired = readRetiredWords(await readFile(join(root, 'docs/glossary.md'), 'utf8'))
    expect(retired.length).toBeGreaterThan(0)
    expect(findRetiredWords(await readFiles(root), retired)).toEqual([])
  })
})
