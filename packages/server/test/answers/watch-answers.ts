import diagnostics from 'node:diagnostics_channel'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, afterEach } from 'vitest'
import { type DescribedAnswer, type DescribedOperations, readDocuments, shapeOf } from './described.ts'

/**
 * Compares every answer of every listener that a test starts with the published documents: its status, its headers, and its
 * body, in which no field may stand that the document does not name. The test that caused a deviation fails.
 */
interface Watch {
  deviations: string[]
  answers: number
}

const key = Symbol.for('foyer.watched-answers')
const shared = globalThis as { [key]?: Watch }

/** These headers are for proxies and browsers; the documents mention them once. */
const unnamed =
  /^(access-control-.+|cache-control|connection|content-(encoding|length|security-policy|type)|cross-origin-resource-policy|date|keep-alive|referrer-policy|strict-transport-security|transfer-encoding|vary|x-accel-buffering|x-content-type-options|x-frame-options)$/

// Test files share a process, and each of them runs this again.
const watch = (shared[key] ??= startWatch())
afterEach(reportDeviations)
afterAll(reportDeviations)

async function reportDeviations() {
  // The last answer is checked when it has been sent.
  await new Promise(resolve => setImmediate(resolve))
  const found = [...new Set(watch.deviations.splice(0))]
  if (found.length > 0) throw new Error(`Answers that their document does not describe:\n${found.join('\n')}`)
}

function startWatch(): Watch {
  const started: Watch = { deviations: [], answers: 0 }
  const payloads = new WeakMap<FastifyRequest, unknown>()
  let described: DescribedOperations | undefined
  diagnostics.subscribe('fastify.initialization', message => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onSend', (request, _reply, payload, done) => {
      payloads.set(request, payload)
      done(null, payload)
    })
    fastify.addHook('onResponse', (request, reply, done) => {
      described ??= readDocuments()
      started.deviations.push(
        ...deviationsOf(described, { request, reply, payload: payloads.get(request) }, started),
      )
      done()
    })
  })
  return started
}

interface Sent {
  request: FastifyRequest
  reply: FastifyReply
  payload: unknown
}

function deviationsOf(described: DescribedOperations, sent: Sent, seen: Watch): string[] {
  const { request, reply } = sent
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const shape = shapeOf(request.routeOptions.url ?? '')
  // Refused before it reached its operation, such as a path that two servers would read differently.
  if (request.routePath === '') return ofFailure(described, sent)
  const operation = described.operations.get(`${method} ${shape}`)
  if (!operation) return ofFailure(described, sent)
  seen.answers++
  const name = `${operation.name} ${reply.statusCode}`
  const answer = operation.answers.get(reply.statusCode)
  if (!answer) return [`${name}: the status is not described`]
  return [...ofHeaders(answer, reply), ...ofBody(answer, sent)].map(problem => `${name}: ${problem}`)
}

/** A JSON failure of a path without an operation still has the shape of failures. */
function ofFailure(described: DescribedOperations, sent: Sent): string[] {
  const { request, reply } = sent
  const path = request.url.split('?', 1)[0] ?? ''
  const isOurs = /^\/(api|account)\//.test(path) && reply.statusCode >= 400 && request.method !== 'HEAD'
  if (!isOurs || !/json/.test(mediaTypeOf(reply))) return []
  const problem = described.findProblemOfFailure(path, JSON.parse(textOf(sent)))
  return problem ? [`${request.method} ${path} ${reply.statusCode}: ${problem}`] : []
}

function ofHeaders({ headers }: DescribedAnswer, reply: FastifyReply): string[] {
  const sent = Object.entries(reply.getHeaders())
  const missing = [...headers].filter(([name, { isRequired }]) => isRequired && !reply.hasHeader(name))
  return [
    ...missing.map(([name]) => `the header ${name} is missing`),
    ...sent.flatMap(([name, value]) => {
      if (unnamed.test(name)) return []
      const header = headers.get(name)
      if (!header) return [`the header ${name} is not described`]
      const problem = [value]
        .flat()
        .map(line => header.findProblem(line))
        .find(Boolean)
      return problem ? [`the header ${name}: ${problem}`] : []
    }),
  ]
}

function ofBody(answer: DescribedAnswer, sent: Sent): string[] {
  const { request, reply, payload } = sent
  if (request.method === 'HEAD' || answer.mediaType === 'text/event-stream') return []
  const isEmpty = payload === undefined || payload === null || payload === ''
  if (answer.mediaType === undefined) return isEmpty ? [] : ['a body is not described']
  const mediaType = mediaTypeOf(reply)
  if (mediaType !== answer.mediaType) return [`is ${mediaType}, described as ${answer.mediaType}`]
  const problem = answer.findProblem(JSON.parse(textOf(sent)))
  return problem ? [problem] : []
}

const mediaTypeOf = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).split(';', 1)[0] as string

function textOf({ reply, payload }: Sent): string {
  if (!Buffer.isBuffer(payload)) return String(payload)
  const encoding = reply.getHeader('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}
