import { type Operation, operations, wire } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { marks } from './marks.ts'
import type { FuzzRequest } from './request-maker.ts'

export interface FuzzAnswer {
  status: number
  type: string
  text: string
}

const compiled = (schema: TSchema) => {
  const check = Compile(schema)
  return (value: unknown) => check.Check(value)
}

const successes = new Map<Operation, (value: unknown) => boolean>(
  operations
    .filter(({ status, isStream }) => status !== 204 && !isStream)
    .map(operation => [
      operation,
      compiled(operation.surface === 'v3' ? operation.data : wire.Envelope(operation.data, operation.meta)),
    ]),
)
const isEnvelope = compiled(wire.ErrorEnvelope)
const isProblem = compiled(wire.Problem)

const insides = [
  // In JSON a line break is two characters.
  /(\n|\\n)\s+at .+:\d+:\d+/,
  /node_modules|\/src\/\w+.*\.ts\b/,
  /violates .*constraint|invalid input syntax|syntax error at or near|duplicate key value/,
  /relation "|column "|SQLSTATE|out of range for type/,
  /Cannot read propert|is not a function|is not iterable|Maximum call stack/,
]

/** The outbox shows all mail of its sandbox to everybody there, also that about the failing endpoint of a partner. */
const showsAllMail = ['listSandboxOutbox', 'listSandboxOutboxForPages']

/** Returns what is wrong with an answer; undefined when nothing is. */
export function judge(request: FuzzRequest, { status, type, text }: FuzzAnswer): string | undefined {
  const { operation } = request.target
  if (status >= 500) return `a failure of ours: ${status}`
  if (insides.some(pattern => pattern.test(text))) return 'tells of the inside'
  if (!showsAllMail.includes(operation.name))
    for (const [mark, mayKnow] of Object.entries(marks))
      if (text.includes(mark) && !mayKnow.includes(request.caller)) return `shows the foreign mark ${mark}`
  if (request.method === 'HEAD') return text === '' ? undefined : 'HEAD has a body'
  if (status >= 400) return isFailure(request, type, text) ? undefined : 'a failure outside the envelope'
  // A 304 has no body.
  if (status === 304) return text === '' ? undefined : '304 has a body'
  if (status >= 300) return operation.name === 'confirmByRedirect' ? undefined : `a redirect: ${status}`
  if (request.method !== operation.method || request.isOddPath) return undefined
  if (status !== operation.status) return `${status} instead of ${operation.status}`
  if (status === 204) return text === '' ? undefined : '204 has a body'
  const check = successes.get(operation)
  return !check || check(parsed(text)) ? undefined : 'an answer that the contract does not describe'
}

function isFailure({ path }: FuzzRequest, type: string, text: string): boolean {
  // Besides operations the app listener has pages.
  if (type.startsWith('text/html')) return true
  return path.toLowerCase().startsWith('/api/v3') && type.startsWith('application/problem')
    ? isProblem(parsed(text))
    : isEnvelope(parsed(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
