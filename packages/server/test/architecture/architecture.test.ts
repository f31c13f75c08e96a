import { addressesOf, operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from '../../../../scripts/architecture/sources.ts'
import { allRoutes } from '../../src/api.ts'
import { controlsOf, useWorld } from '../world.ts'

const world = useWorld()
const sources = readSources()

const offenders = (isOffence: (source: SourceFile) => boolean) =>
  sources.filter(isOffence).map(({ path }) => path)
const inFolder = (folder: string) => sources.filter(({ path }) => path.startsWith(folder))

describe('architecture', () => {
  it('there are sources to check', () => {
    expect(sources.length).toBeGreaterThan(80)
    expect(sources.some(({ imports }) => imports.includes('server/src/context.ts'))).toBe(true)
  })

  it.each([
    ['contract/src/', ['contract/', 'typebox']],
    ['endpoint-checks/src/', ['endpoint-checks/', '@foyer/contract', 'node:crypto', 'node:timers/']],
    ['sdk/src/', ['sdk/']],
    ['testing/src/', ['testing/', '@foyer/sdk', 'node:']],
    [
      'cli/src/',
      [
        'cli/',
        '@foyer/sdk',
        '@foyer/contract',
        '@foyer/endpoint-checks',
        '@bomb.sh/tab',
        '@commander-js/extra-typings',
        '@modelcontextprotocol/server',
        'fast-string-truncated-width',
        'fastest-levenshtein',
        'minisearch',
        'node:',
        'zod',
      ],
    ],
    [
      'console/src/',
      [
        'console/',
        '@foyer/sdk',
        '@foyer/contract',
        '@tanstack/react-query',
        '@tanstack/react-virtual',
        'downshift',
        'diff',
        'qr',
        'react',
        'react-dom',
        'react-router',
      ],
    ],
    [
      'site/src/',
      [
        'site/',
        '@foyer/contract',
        '@11ty/eleventy',
        'cli/src/contract/',
        'esbuild',
        'highlight.js',
        'minisearch',
        'node:',
        'sdk/generator/',
        'server/src/features/sandbox/demo-world/facts.ts',
      ],
    ],
  ])('%s imports only what is below it', (folder, allowed) => {
    const offenders = inFolder(folder).flatMap(({ path, imports }) =>
      imports
        .filter(
          name =>
            !allowed.some(
              prefix =>
                name === prefix ||
                name.startsWith(prefix.endsWith('/') || prefix.endsWith(':') ? prefix : `${prefix}/`),
            ),
        )
        .map(name => `${path} → ${name}`),
    )
    expect(offenders).toEqual([])
  })

  it('one file of the command line uses the SDK', () => {
    const users = inFolder('cli/src/').filter(({ imports }) =>
      imports.some(name => name.startsWith('@foyer/sdk')),
    )
    expect(users.map(({ path }) => path)).toEqual(['cli/src/sdk.ts'])
  })

  it('the components of the console know neither the session nor the data', () => {
    const unknown = /^console\/src\/(session\/|data\/|layout\/|pages\/|foyer\.ts$|routes\.tsx$)/
    const offenders = inFolder('console/src/ui/').flatMap(({ path, imports }) =>
      imports.filter(name => unknown.test(name)).map(name => `${path} → ${name}`),
    )
    expect(offenders).toEqual([])
  })

  it('the platform knows no feature, no context and no configuration', () => {
    const offenders = inFolder('server/src/platform/').flatMap(({ path, imports }) =>
      imports
        .filter(name => name.startsWith('server/src/') && !name.startsWith('server/src/platform/'))
        .map(name => `${path} → ${name}`),
    )
    expect(offenders).toEqual([])
  })

  it('features know neither the listeners nor the start', () => {
    const allowed = /^server\/src\/(features\/|platform\/|context\.ts$)/
    const offenders = inFolder('server/src/features/').flatMap(({ path, imports }) =>
      imports
        .filter(name => name.startsWith('server/src/') && !allowed.test(name))
        .map(name => `${path} → ${name}`),
    )
    expect(offenders).toEqual([])
  })

  it('SQL is written in stores and in platform/database alone', () => {
    const sqlWords = /\b(select\s+[\w"*(].*\bfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\b/i
    const isAllowed = ({ path }: SourceFile) =>
      path.endsWith('.store.ts') ||
      path.startsWith('server/src/platform/database/') ||
      !path.startsWith('server/src/')
    expect(offenders(source => !isAllowed(source) && sqlWords.test(withoutComments(source.text)))).toEqual([])
    const usesTag = (source: SourceFile) => source.imports.includes('sql-template-tag')
    expect(offenders(source => usesTag(source) && !isAllowed(source))).toEqual([])
  })

  it('SEC-16 a password that somebody chose is judged before it is hashed', () => {
    const may = [
      'server/src/features/access/passwords/new-password.ts',
      'server/src/features/sandbox/demo-world/identity-part.ts',
    ]
    const hashes = offenders(({ text }) => /import \{[^}]*\bhashPassword\b/.test(text))
    expect(hashes.sort()).toEqual(may)
  })

  it('the environment is read in one place', () => {
    expect(
      offenders(({ path, text }) => path.startsWith('server/src/') && text.includes('process.env')),
    ).toEqual(['server/src/main.ts'])
  })

  it('the time comes from the clock', () => {
    const asksMachine = /\bDate\.now\(\)|new Date\(\)|performance\.now\(\)/
    const may = ['server/src/platform/clock.ts']
    // The launcher of the embedded database waits for processes of this machine.
    const isLauncher = (path: string) => path.startsWith('server/src/platform/database/embedded/')
    expect(
      offenders(
        ({ path, text }) =>
          path.startsWith('server/src/') &&
          !isLauncher(path) &&
          !may.includes(path) &&
          asksMachine.test(text),
      ),
    ).toEqual([])
  })

  it('requests and replies are seen in routes and in platform/http alone', () => {
    const seesHttp = ({ imports }: SourceFile) =>
      imports.some(name => name === 'fastify' || name.startsWith('@fastify/'))
    const may =
      /\.routes\.ts$|^server\/src\/platform\/http\/|^server\/src\/(api|app|health)\.ts$|^server\/src\/start\/|^server\/src\/features\/access\/gate\/(gate|csrf|credentials)\.ts$/
    expect(
      offenders(
        source => source.path.startsWith('server/src/') && seesHttp(source) && !may.test(source.path),
      ),
    ).toEqual([])
  })

  it('AUT-05 every operation of the contract is served, and nothing that is not in it', () => {
    const served = allRoutes(world.program.ctx, controlsOf(world)).map(({ operation }) => operation.name)
    expect([...served].sort()).toEqual(operations.map(({ name }) => name).sort())
    expect(new Set(served).size).toBe(served.length)
    const addresses = operations.flatMap(operation =>
      addressesOf(operation).map(({ listener, path }) => `${operation.method} ${listener} ${path}`),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('AUT-02 EXA-81 every operation that is not for anyone refuses a call without credentials, with a challenge', async () => {
    for (const operation of operations.filter(({ access }) => access.by !== 'anyone'))
      for (const { listener, path } of addressesOf(operation)) {
        const http = listener === 'api' ? world.api : world.app
        const address = path.replace(/^\/api/, listener === 'api' ? '' : '/api').replaceAll(/\{\w+\}/g, '1')
        // The rate limit of the pages is a hundred requests in a second.
        world.clock.advance(1)
        const { status, headers } = await http.send(operation.method, address)
        expect(status, `${operation.method} ${path}`).toBe(401)
        expect(headers['www-authenticate'], `${operation.method} ${path}`).toMatch(/^Bearer realm="foyer"/)
      }
  })

  it('files stay readable: none is longer than 400 lines', () => {
    // Nobody reads the printed types from top to bottom: an editor jumps to the one it shows.
    const isPrinted = (path: string) => path.startsWith('sdk/src/generated/')
    expect(offenders(({ path, text }) => !isPrinted(path) && text.split('\n').length > 400)).toEqual([])
  })
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
