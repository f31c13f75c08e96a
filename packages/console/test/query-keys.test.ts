import { readdirSync, readFileSync } from 'node:fs'
import type { QueryKey } from '@tanstack/react-query'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { rightsToHints } from '../../contract/src/operations/account/hints.ts'
import { isOfOwner, keysOfHint, totalsOfHint } from '../src/data/live/keys-of-hint.ts'
import type { Notification } from '../src/foyer.ts'

const source = new URL('../src/', import.meta.url)
const readers = /^use(Read|ReadPages|ReadEach|Loaded|Pages|List|NumberedPages)$/

/** A key as it is written: its words, and undefined for what is only known when it runs. */
type WrittenKey = (string | undefined)[]

interface Node {
  type: string
  [key: string]: unknown
}

/** The keys of all queries, and those that changes read again. */
function writtenKeys() {
  const read: WrittenKey[] = []
  const affected: { file: string; key: WrittenKey }[] = []
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.ts$|^texts\//.test(file))
    .filter(file => !file.endsWith('keys-of-hint.ts'))
  for (const file of files) {
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const each of node) visit(each)
      if (!isNode(node)) return
      const name = nameOf(node)
      if (node.type === 'CallExpression' && readers.test(name)) read.push(...keysIn(node.arguments, 0))
      // Such as `const keyOf = (id: number) => ['staff', id]`.
      if (node.type === 'VariableDeclarator' && /key/i.test(name)) read.push(...keysIn(node.init, 1))
      if (node.type === 'Property' && name === 'affects')
        affected.push(...keysIn(node.value, 1).map(key => ({ file, key })))
      for (const child of Object.values(node)) visit(child)
    }
    visit(parseSync(file, readFileSync(new URL(file, source), 'utf8')).program)
  }
  return { read, affected }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function nameOf(node: Node): string {
  const named = node.callee ?? node.id ?? node.key
  return isNode(named) && typeof named.name === 'string' ? named.name : ''
}

/** The arrays that begin with a word, down to a depth of other arrays and of functions. */
function keysIn(node: unknown, depth: number): WrittenKey[] {
  if (Array.isArray(node)) return node.flatMap(each => keysIn(each, depth))
  if (!isNode(node)) return []
  if (node.type === 'ArrowFunctionExpression') return depth > 0 ? keysIn(node.body, depth) : []
  if (node.type !== 'ArrayExpression') return []
  const elements = node.elements as Node[]
  const words = elements.map(each => (typeof each?.value === 'string' ? each.value : undefined))
  if (words[0] !== undefined) return [words]
  return depth > 0 ? keysIn(elements, depth - 1) : []
}

/** Whether the query begins with the key; an ID can be any, and a word must be the same. */
const beginsWith = (key: WrittenKey, beginning: QueryKey): boolean =>
  beginning.every((part, index) => index < key.length && (typeof part !== 'string' || key[index] === part))

const { read, affected } = writtenKeys()

const owners = { partner_id: 5, location_id: 7 }
const hints = [
  ...Object.keys(rightsToHints).map(resource => ({ kind: 'change', location_id: 7, resource, id: 1 })),
  { kind: 'delivery', ...owners, delivery_id: 1, resource: null },
  { kind: 'installation', ...owners, application_id: 1 },
  { kind: 'review', partner_id: 5, application_id: 1 },
  { kind: 'endpoint_check', partner_id: 5, check_id: 1 },
  { kind: 'call' },
  { kind: 'me' },
] as Notification[]
const named = (hint: Notification) => [...keysOfHint(hint), ...totalsOfHint(hint)]

describe('LIV-12 keys of queries', () => {
  it('are found in the sources', () => {
    expect(read.length).toBeGreaterThan(80)
    expect(affected.length).toBeGreaterThan(25)
    expect(read).toContainEqual(['client', undefined, 'card', undefined])
  })

  it.each(hints.flatMap(hint => named(hint).map(key => [JSON.stringify(key), hint, key] as const)))(
    '%s, which a hint names, is the beginning of one',
    (_text, _hint, key) => {
      expect(read.some(each => beginsWith(each, key))).toBe(true)
    },
  )

  it('that a change affects are the beginning of one', () => {
    const unknown = affected.filter(({ key }) => !read.some(each => beginsWith(each, key)))
    expect(unknown).toEqual([])
  })

  it('that a hint names belong to the resync that replaces it', () => {
    const resyncs = [
      { kind: 'resync', location_id: 7, partner_id: null },
      { kind: 'resync', location_id: null, partner_id: 5 },
    ] as const
    const missed = hints
      .filter(({ kind }) => kind !== 'me' && kind !== 'call')
      .flatMap(named)
      .filter(key => !resyncs.some(resync => isOfOwner(key, resync)))
    expect(missed).toEqual([])
  })
})
