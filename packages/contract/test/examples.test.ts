import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { operations } from '../src/catalogue.ts'
import { examples } from '../src/examples/index.ts'
import { documents, openApiDocument } from '../src/openapi/document.ts'
import type { DocumentName } from '../src/operation.ts'

interface Content {
  content: Record<string, { example?: unknown }>
}
interface Described {
  operationId: string
  parameters: { in: string; example?: unknown }[]
  requestBody?: Content
  responses: Record<string, Content>
}

const urls = { apiUrl: 'http://127.0.0.1:8080', appUrl: 'http://127.0.0.1:8081' }
const read = (name: DocumentName) =>
  openApiDocument(name, { ...urls, examples }) as unknown as Record<
    'paths' | 'webhooks',
    Record<string, Record<string, Described>>
  >

const isShown = (part: Content | undefined) =>
  Object.values(part?.content ?? {}).every(({ example }) => example !== undefined)

describe('the examples of the documents', () => {
  it('EXA-104 every operation is shown with its path, its body and its answer', () => {
    const shown: string[] = []
    for (const name of Object.keys(documents) as DocumentName[])
      for (const described of Object.values(read(name).paths).flatMap(path => Object.values(path))) {
        const operation = operations.find(each => each.name === described.operationId)
        const inPath = described.parameters.filter(parameter => parameter.in === 'path')
        expect(
          inPath.every(({ example }) => example !== undefined),
          described.operationId,
        ).toBe(true)
        // A body that is only tolerated has nothing to show.
        if (operation?.body) expect(isShown(described.requestBody), described.operationId).toBe(true)
        expect(isShown(described.responses[String(operation?.status)]), described.operationId).toBe(true)
        shown.push(described.operationId)
      }
    expect(shown.sort()).toEqual(operations.map(({ name }) => name).sort())
  })

  it('EXA-104 the description of an operation names the calls that its example follows', () => {
    const { info, paths } = read('developer-tools') as unknown as {
      info: { description: string }
      paths: Record<string, Record<string, { operationId: string; description: string }>>
    }
    expect(info.description).toContain('the demo world on Monday, 2 February 2026')
    const described = Object.values(paths).flatMap(path => Object.values(path))
    const { description } = described.find(each => each.operationId === 'notePayment') ?? {}
    expect(description).toMatch(/\n\nThe example follows: grantAccess, confirmInstallation\.$/)
    for (const follows of Object.values(examples.operations).flatMap(each => each.follows ?? []))
      expect([...operations.map(({ name }) => name), 'GET /oauth/authorize in a browser']).toContain(follows)
  })

  it('EXA-103 EXA-104 every webhook is shown with a body', () => {
    const { webhooks } = read('developer-tools')
    expect(Object.keys(webhooks).length).toBeGreaterThan(15)
    for (const [name, { post }] of Object.entries(webhooks)) {
      expect(post?.requestBody, name).toBeDefined()
      expect(isShown(post?.requestBody), name).toBe(true)
    }
  })

  it('EXA-102 they contain only secrets of the demo world', () => {
    const text = JSON.stringify(examples)
    const tokens =
      text.match(/\b(?:foyer_(?:partner|user|pat|chain|oauth|link|invitation)_|rk_test_|whsec_|oc_)\w+/g) ??
      []
    expect(tokens.length).toBeGreaterThan(5)
    expect(tokens.filter(token => !/_(demo_\w+|example|DemoKey\w+)$/.test(token))).toEqual([])
    expect(text).not.toMatch(/\b[0-9a-f]{40,}\b/)
  })

  it.each(['sdk/src/index.ts', 'sdk/src/account.ts', 'console/src/main.tsx'])(
    'EXA-104 %s carries neither them nor the schemas and texts of operations',
    async entry => {
      const { metafile } = await build({
        entryPoints: [join(import.meta.dirname, '../..', entry)],
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'esm',
        packages: 'bundle',
        outdir: 'nowhere',
        loader: { '.svg': 'empty', '.css': 'empty', '.woff2': 'empty', '.png': 'empty' },
        logLevel: 'silent',
        jsx: 'automatic',
      })
      const carried = Object.values(metafile.outputs)
        .flatMap(({ inputs }) => Object.entries(inputs))
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([file]) => file)
      expect(carried.some(file => file.includes('sdk/src/generated/'))).toBe(true)
      expect(carried.filter(file => /contract\/src\/(examples|operations|catalogue)/.test(file))).toEqual([])
    },
  )

  it('EXA-104 the command loads none of them when it starts', async () => {
    const entry = 'cli/src/main.ts'
    const { metafile } = await build({
      entryPoints: [join(import.meta.dirname, '../..', entry)],
      bundle: true,
      // What is imported only when it is needed, as by the help of `foyer call`, is a file of its own.
      splitting: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'bundle',
      outdir: 'nowhere',
      logLevel: 'silent',
    })
    const isFirst = (name: string) => metafile.outputs[name]?.entryPoint?.endsWith(entry)
    const loaded = filesLoadedBy(metafile, Object.keys(metafile.outputs).find(isFirst) ?? '')
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter(file => file.includes('contract/src/examples'))).toEqual([])
  })
})

/** The sources in an output and in those that it imports at once. */
function filesLoadedBy({ outputs }: Metafile, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { inputs = {}, imports = [] } = outputs[name] ?? {}
  const next = imports.filter(({ kind }) => kind === 'import-statement')
  return [
    ...Object.keys(inputs),
    ...next.flatMap(({ path }) => filesLoadedBy({ inputs: {}, outputs }, path, seen)),
  ]
}
