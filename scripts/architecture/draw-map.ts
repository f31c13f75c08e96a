import { readRoomPage, roomGraph } from './rooms.ts'
import { readSources } from './sources.ts'

const begin = '<!-- The map: printed from the imports and the READMEs of the rooms by `npm run print`. -->'
const end = '<!-- The end of the map. -->'

type Graph = ReturnType<typeof roomGraph>

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
  return `${drawArrows(graph)}\n\n${drawTable([...graph.keys()])}`
}

/** A room that no arrow touches stands alone. */
function drawArrows(graph: Graph): string {
  const arrows = [...graph].flatMap(([room, uses]) =>
    [...uses]
      .filter(used => !isReachedOtherwise(graph, room, used))
      .sort()
      .map(used => `  ${room} --> ${used}`),
  )
  const used = new Set([...graph.values()].flatMap(uses => [...uses]))
  const alone = [...graph].flatMap(([room, uses]) =>
    uses.size === 0 && !used.has(room) ? [`  ${room}`] : [],
  )
  return ['```mermaid', 'flowchart TD', ...arrows, ...alone, '```'].join('\n')
}

function drawTable(rooms: string[]): string {
  const rows = rooms.map(
    room => `| [${room}](packages/server/src/features/${room}/README.md) | ${readRoomPage(room).summary} |`,
  )
  return ['| room | what it owns |', '|---|---|', ...rows].join('\n')
}

/** Leaves out arrows that follow from others, so that the map stays readable. */
const isReachedOtherwise = (graph: Graph, room: string, used: string): boolean =>
  [...(graph.get(room) ?? [])].some(other => other !== used && reaches(graph, other, used))

const reaches = (graph: Graph, from: string, to: string): boolean =>
  from === to || [...(graph.get(from) ?? [])].some(next => reaches(graph, next, to))
