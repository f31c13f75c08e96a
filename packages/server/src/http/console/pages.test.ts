import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import { consolePaths } from './console-paths.ts'

const world = useWorld(withoutWorker)

interface PageRoute {
  path?: string
  index?: boolean
  children?: PageRoute[]
}

/** The console's modules look at the browser as they load; nothing of it is used here. */
async function loadRoutes(): Promise<PageRoute[]> {
  vi.stubGlobal('window', { location: new URL(world.app.url), navigator: {}, localStorage: {} })
  vi.stubGlobal('document', { documentElement: {} })
  try {
    return (await import('../../../../console/src/routes.tsx')).routes
  } finally {
    vi.unstubAllGlobals()
  }
}

/** The whole paths of the console's routes: those of children follow those of their parents. */
const pathsOf = (list: PageRoute[], parent = ''): string[] =>
  list.flatMap(({ path, index, children }) => {
    const own = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/')
    return [...(path || index ? [own] : []), ...pathsOf(children ?? [], own)]
  })
let paths: string[]
beforeAll(async () => {
  paths = [...new Set(pathsOf(await loadRoutes()))].filter(path => path !== '*')
})
// Only a published application has a card; the rest is for the console to judge.
const toUrl = (path: string) => path.replaceAll(/:\w+/g, '1')

const statusOf = async (url: string) => {
  // Limits on requests use the world's clock, which stands still.
  world.clock.advance(1)
  return (await world.app.get(url, { headers: { accept: 'text/html' } })).status
}

describe('the page of the console', () => {
  it('SEC-62 has a list of paths that names every route of the console, and nothing else', () => {
    expect(consolePaths.toSorted()).toEqual(paths.toSorted())
  })

  it('SEC-62 is 200 at each path that the console has', async () => {
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths)
      for (const url of [toUrl(path), `${toUrl(path)}?from=mail`]) expect(await statusOf(url), url).toBe(200)
    expect(await statusOf('/profile/')).toBe(200)
    expect(await statusOf('/Profile')).toBe(200)
  })

  it('SEC-62 is 404 at every other path, also below a known one', async () => {
    const isKnown = (url: string) =>
      paths.some(path => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(url))
    for (const path of paths) {
      const url = `${toUrl(path).replace(/\/$/, '')}/no-page/deeper`
      expect(isKnown(url), url).toBe(false)
      expect(await statusOf(url), url).toBe(404)
      const below = `${toUrl(path).replace(/\/$/, '')}/no-page`
      if (!isKnown(below)) expect(await statusOf(below), below).toBe(404)
    }
    expect(await statusOf('/profiles')).toBe(404)
  })
})
