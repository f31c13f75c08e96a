import { roomGraph } from './rooms.ts'
import { readSources } from './sources.ts'

const begin = '<!-- The map: printed from the imports by `npm run print`. -->'
const end = '<!-- The end of the map. -->'

/** Returns ARCHITECTURE.md with the map of the current imports between the two marks. */
export function withMap(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('ARCHITECTURE.md has lost the marks of its map.')
  return `${before}${begin}\n${drawMap()}\n${end}${after}`
}

function drawMap(): string {
  const graph = roomGraph(readSources())
  const arrows = [...graph].flatMap(([room, uses]) =>
    [...uses]
      .filter(used => !isReachedOtherwise(graph, room, used))
      .sort()
      .map(used => `  ${room} --> ${used}`),
  )
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n')
}

/** Leaves out arrows that follow from others, so that the map stays readable. */
const isReachedOtherwise = (graph: Map<string, Set<string>>, room: string, used: string): boolean =>
  [...(graph.get(room) ?? [])].some(other => other !== used && reaches(graph, other, used))

const reaches = (graph: Map<string, Set<string>>, from: string, to: string): boolean =>
  from === to || [...(graph.get(from) ?? [])].some(next => reaches(graph, next, to))
