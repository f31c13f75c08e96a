import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from './sources.ts'

const features = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src/features')

/** Returns the top folder of `features/` that a file is in; undefined for files elsewhere. */
const roomOf = (path: string): string | undefined => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Returns the path inside its room, such as `team/team.ts`. */
const pathInRoom = (path: string) => path.split('/').slice(4).join('/')

export interface RoomImport {
  from: string
  to: string
  /** The file that imports, relative to packages/. */
  by: string
  /** The imported file, relative to its room. */
  file: string
}

/** Lists every import from one room into another, including `import type`. */
export const importsBetweenRooms = (sources: SourceFile[]): RoomImport[] =>
  sources.flatMap(({ path, imports }) =>
    imports.flatMap(name => {
      const from = roomOf(path)
      const to = roomOf(name)
      return from && to && from !== to ? [{ from, to, by: path, file: pathInRoom(name) }] : []
    }),
  )

export const roomsOf = (sources: SourceFile[]): string[] =>
  [...new Set(sources.flatMap(({ path }) => roomOf(path) ?? []))].sort()

/** Returns which rooms each room uses. */
export function roomGraph(sources: SourceFile[]): Map<string, Set<string>> {
  const graph = new Map(roomsOf(sources).map(room => [room, new Set<string>()]))
  for (const { from, to } of importsBetweenRooms(sources)) graph.get(from)?.add(to)
  return graph
}

export interface RoomPage {
  text: string
  /** The first paragraph, which says what the room is about. */
  summary: string
  /** Files that other rooms may import. */
  offers: string[]
  uses: string[]
}

/** What the README of a room says about it. */
export function readRoomPage(room: string): RoomPage {
  const text = readFileSync(join(features, room, 'README.md'), 'utf8')
  const line = (title: string) =>
    new RegExp(`^- \\*\\*${title}\\*\\*: ([^]*?)\\.$`, 'm').exec(text)?.[1]?.replaceAll(/\n +/g, ' ') ?? ''
  const uses = line('Uses')
  return {
    text,
    summary: text.trim().split('\n\n')[1]?.replaceAll('\n', ' ') ?? '',
    offers: [...line('Offers').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    uses: uses === 'no other room' ? [] : uses.split(', '),
  }
}
