import type { Operation } from '../../operation.ts'
import type { Taken } from '../example.ts'
import { variableOf } from './variables.ts'

const maxTries = 60

/** The lines that check an answer: its status, the envelope, and the kind of its data. */
export function testsOf({ status, surface, data }: Operation): string[] {
  const lines = [`pm.test('answers ${status}', () => pm.response.to.have.status(${status}))`]
  if (status === 204)
    return [...lines, "pm.test('has no body', () => pm.expect(pm.response.text()).to.equal(''))"]
  if (surface !== 'v3')
    lines.push(
      "pm.test('has the envelope', () => {",
      "  pm.expect(pm.response.json()).to.have.all.keys('success', 'data', 'meta')",
      '  pm.expect(pm.response.json().success).to.equal(true)',
      '})',
    )
  return [...lines, ...dataTests(data as DataSchema, surface === 'v3' ? '' : '.data')]
}

interface DataSchema {
  type?: string
  required?: string[]
}

function dataTests({ type, required = [] }: DataSchema, place: string): string[] {
  const subject = `pm.expect(pm.response.json()${place})`
  if (type === 'array') return [`pm.test('data is a list', () => ${subject}.to.be.an('array'))`]
  if (type !== 'object' || required.length === 0) return []
  const keys = required.map(key => `'${key}'`).join(', ')
  return [`pm.test('data has its fields', () => ${subject}.to.include.all.keys(${keys}))`]
}

/** The lines that store what later requests take from the answer. */
/** A worker sends what is due within a moment: the request is repeated until it has, fifty times at most. */
export const untilSent: string[] = [
  "const waits = Number(pm.collectionVariables.get('waits') ?? 0)",
  "const isSent = pm.response.json().data.every(delivery => delivery.outcome !== 'scheduled')",
  "pm.collectionVariables.set('waits', isSent || waits === 50 ? 0 : waits + 1)",
  'if (!isSent && waits < 50) pm.execution.setNextRequest(pm.info.requestId)',
  'setTimeout(() => undefined, isSent ? 0 : 100)',
]

export const takingLines = (taken: Taken[]): string[] => taken.flatMap(lineFor)

function lineFor(taken: Taken): string[] {
  const name = variableOf(taken)
  const value = `pm.response.json()${toChain(taken.path)}`
  if (taken.how === 'code') return [...codeLines(value), `pm.collectionVariables.set('${name}', code)`]
  if (!taken.path.includes('.0.')) return [`pm.collectionVariables.set('${name}', ${value})`]
  return [
    `const taken = ${taken.how === 'mailed-token' ? `/#(\\S+)/.exec(${value} ?? '')?.[1]` : value}`,
    "const tries = Number(pm.collectionVariables.get('tries') ?? 0)",
    `if (taken === undefined && tries < ${maxTries}) {`,
    '  // The server works in the background: ask again soon.',
    "  pm.collectionVariables.set('tries', tries + 1)",
    '  setTimeout(() => {}, 250)',
    '  pm.execution.setNextRequest(pm.info.requestId)',
    '} else {',
    "  pm.collectionVariables.set('tries', 0)",
    `  pm.collectionVariables.set('${name}', taken)`,
    '}',
  ]
}

const toChain = (path: string) =>
  path
    .split('.')
    .map(key => (/^\d+$/.test(key) ? `?.[${key}]` : `?.${key}`))
    .join('')

/** What an authenticator app shows (RFC 6238). */
const codeLines = (secret: string) => [
  "const hashes = require('crypto-js')",
  `const bits = [...${secret}].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')`,
  "const key = bits.match(/.{8}/g).map(byte => parseInt(byte, 2).toString(16).padStart(2, '0')).join('')",
  "const counter = Math.floor(Date.now() / 30000).toString(16).padStart(16, '0')",
  'const hash = hashes.HmacSHA1(hashes.enc.Hex.parse(counter), hashes.enc.Hex.parse(key)).toString()',
  'const start = parseInt(hash.slice(-1), 16) * 2',
  "const code = String((parseInt(hash.slice(start, start + 8), 16) & 0x7fffffff) % 1000000).padStart(6, '0')",
]
