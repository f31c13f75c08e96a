import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCircles } from '../../../../scripts/architecture/circles.ts'
import { withMap } from '../../../../scripts/architecture/draw-map.ts'
import {
  importsBetweenRooms,
  readRoomPage,
  roomGraph,
  roomsOf,
} from '../../../../scripts/architecture/rooms.ts'
import { readSources } from '../../../../scripts/architecture/sources.ts'
import { packageRoot } from '../../src/platform/package-root.ts'

const sources = readSources()
const rooms = roomsOf(sources)
const imports = importsBetweenRooms(sources)

describe('the map', () => {
  it('finds the rooms and their imports', () => {
    expect(rooms.length).toBeGreaterThan(9)
    expect(imports.length).toBeGreaterThan(50)
  })

  it('finds a circle when there is one', () => {
    expect(
      findCircles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b → c → b'])
  })

  it('has no circle between rooms, types included', () => {
    expect(findCircles(roomGraph(sources))).toEqual([])
  })

  it('has no circle between files, types included', () => {
    expect(findCircles(new Map(sources.map(({ path, imports }) => [path, imports])))).toEqual([])
  })

  it.each(rooms)('%s offers what its README says, and others use nothing else of it', room => {
    const used = new Set(imports.filter(({ to }) => to === room).map(({ file }) => file))
    expect([...used].sort()).toEqual(readRoomPage(room).offers.toSorted())
  })

  it.each(rooms)('%s uses the rooms that its README names', room => {
    expect([...(roomGraph(sources).get(room) ?? [])].sort()).toEqual(readRoomPage(room).uses)
  })

  it.each(rooms)('%s opens with a README of ten lines at most', room => {
    expect(readRoomPage(room).text.trim().split('\n').length).toBeLessThanOrEqual(10)
  })

  it('keeps stores and routes inside their room; the sandbox writes rows and may use stores', () => {
    const offenders = imports.filter(
      ({ from, file }) => file.endsWith('.routes.ts') || (file.endsWith('.store.ts') && from !== 'sandbox'),
    )
    expect(offenders).toEqual([])
  })

  it('is drawn in ARCHITECTURE.md as the imports are today', async () => {
    const page = await readFile(join(packageRoot, '../../ARCHITECTURE.md'), 'utf8')
    expect(withMap(page)).toBe(page)
  })

  it('shows every room in the picture and in the table', async () => {
    const page = await readFile(join(packageRoot, '../../ARCHITECTURE.md'), 'utf8')
    const picture = /```mermaid([^`]+)```/.exec(page)?.[1]?.split(/\s+/)
    expect(picture).toEqual(expect.arrayContaining(rooms))
    const table = [...page.matchAll(/^\| \[([a-z0-9-]+)\]\(\S+\) \| \S.* \|$/gm)].map(([, room]) => room)
    expect(table).toEqual(rooms)
  })
})
