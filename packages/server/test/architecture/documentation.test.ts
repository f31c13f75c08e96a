import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLongLines, maxLineLength } from '../../../../scripts/documentation/long-lines.ts'
import { readFiles } from '../../../../scripts/retired-words/read-files.ts'
import { packageRoot } from '../../src/platform/package-root.ts'

const root = join(packageRoot, '../..')
const long = 'x'.repeat(maxLineLength + 1)

describe('documentation', () => {
  it('is found to have a long line', () => {
    expect(findLongLines([{ path: 'docs/a.md', text: `short\n${long}\n` }])).toEqual([
      'docs/a.md:2: 121 characters; wrap at 120.',
    ])
    expect(findLongLines([{ path: 'docs/a.md', text: `\`\`\`\ncode\n\`\`\`\n- ${long}` }])).toHaveLength(1)
  })

  it('may have long tables, headings, code blocks and links', () => {
    const text = [`# ${long}`, `| ${long} |`, '```', long, '```', `[a](https://example.com/${long})`]
    expect(findLongLines([{ path: 'docs/a.md', text: text.join('\n') }])).toEqual([])
    expect(findLongLines([{ path: 'docs/a.ts', text: long }])).toEqual([])
  })

  it('wraps its lines at one width', async () => {
    const path = 'docs/glossary.md'
    const glossary = { path, text: await readFile(join(root, path), 'utf8') }
    const files = await readFiles(root)
    expect(files.filter(file => file.path.endsWith('.md')).length).toBeGreaterThan(80)
    expect(findLongLines([...files, glossary])).toEqual([])
  })
})
