import { expect, it } from 'vitest'
import { readSources } from '../../../../scripts/architecture/sources.ts'

const console = 'console/src/'
/** The rooms of the console, from the lowest to the highest: each knows only those before it. */
const rooms = ['texts', 'theme', 'ui', 'session', 'data', 'forms', 'layout', 'pages']
const sources = readSources().filter(({ path }) => path.startsWith(console))

const roomOf = (path: string): number =>
  path.startsWith(console) ? rooms.indexOf(path.slice(console.length).split('/')[0] ?? '') : -1

/** The folder of a page, such as `team`. */
const pageFolderOf = (path: string): string | undefined => /^console\/src\/pages\/([^/]+)\//.exec(path)?.[1]

it('the rooms of the console know only those below them', () => {
  expect(rooms.filter((_room, index) => !sources.some(({ path }) => roomOf(path) === index))).toEqual([])
  const offenders = sources.flatMap(({ path, imports }) =>
    imports.filter(name => roomOf(path) >= 0 && roomOf(name) > roomOf(path)).map(name => `${path} → ${name}`),
  )
  expect(offenders).toEqual([])
})

it('the folders of pages know each other in one direction', () => {
  const known = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = pageFolderOf(path)
    if (from === undefined) continue
    const others = imports.map(pageFolderOf).filter(folder => folder !== undefined && folder !== from)
    known.set(from, new Set([...(known.get(from) ?? []), ...(others as string[])]))
  }
  expect(known.get('money')).toContain('business')
  expect([...known.keys()].flatMap(folder => circleFrom(folder, known) ?? [])).toEqual([])
})

/** How a folder knows itself through others. */
function circleFrom(start: string, known: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const seen = new Set<string>()
  const waiting = [[start]]
  for (let path = waiting.pop(); path; path = waiting.pop())
    for (const next of known.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next].join(' → ')
      if (!seen.has(next)) waiting.push([...path, next])
      seen.add(next)
    }
  return undefined
}
