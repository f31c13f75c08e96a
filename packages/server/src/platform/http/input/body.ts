import { errors } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { unknownValues } from './max-values.ts'
import { checkStructure } from './structure.ts'

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Accepts JSON or nothing: an empty body is no body whatever its type says, a body without a type is JSON, and any
 * other type is 415.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  // An empty header declares no type, but Fastify would refuse it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['content-type'] === '') delete request.headers['content-type']
    done()
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, buffer, done) => {
    if (buffer.length === 0) return done(null, undefined)
    const type = request.headers['content-type'] || 'application/json'
    if (!json.test(type)) return done(notJson(type))
    try {
      checkStructure(buffer as Buffer, request.routeOptions.config.maxValues ?? unknownValues)
      done(null, JSON.parse(utf8.decode(buffer as Buffer)))
    } catch (cause) {
      done(cause instanceof AppError ? cause : new AppError('malformed_json', undefined, { cause }))
    }
  })
}

/** Names the type that came, as far as it is one: what the caller's program set by itself is seldom known to its author. */
function notJson(type: string): AppError {
  const [came] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?=\s*(?:;|$))/.exec(type) ?? []
  const expected = errors.unsupported_media_type.message
  return new AppError('unsupported_media_type', came && `${expected} The request says ${came}.`)
}
