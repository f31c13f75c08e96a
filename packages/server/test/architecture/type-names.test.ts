import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from '../../../../scripts/architecture/sources.ts'

const declaration =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|class|(?:const )?enum) (\w+)/gm

/** Lists every type name that more than one file declares, exported or not. */
function findRepeatedTypes(sources: Pick<SourceFile, 'path' | 'text'>[]): string[] {
  const files = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(declaration))
      files.set(name, (files.get(name) ?? new Set()).add(path))
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}

describe('type names', () => {
  it('are found when two files declare the same one', () => {
    const sources = [
      { path: 'a.ts', text: 'export interface Page {\n}\ninterface Step {}\n' },
      { path: 'b.ts', text: "import type { Step } from './a.ts'\ntype Page = 1\n" },
      { path: 'c.ts', text: 'abstract class Page<T> {}\n  type Step = 1\n' },
    ]
    expect(findRepeatedTypes(sources)).toEqual(['Page: a.ts, b.ts, c.ts'])
  })

  it('mean one thing each: no two files of the server declare the same one', () => {
    const sources = readSources().filter(({ path }) => path.startsWith('server/src/'))
    expect(sources.length).toBeGreaterThan(300)
    expect(findRepeatedTypes(sources)).toEqual([])
  })
})
