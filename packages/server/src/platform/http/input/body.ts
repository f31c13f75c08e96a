import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { unknownValues } from './most-values.ts'
import { checkStructure } from './structure.ts'

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON or nothing: an empty body is no body whatever its type says, anything else that is not JSON is 415. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, buffer, done) => {
    if (buffer.length === 0) return done(null, undefined)
    if (!json.test(request.headers['content-type'] ?? '')) return done(new AppError('unsupported_media_type'))
    try {
      checkStructure(buffer as Buffer, request.routeOptions.config.mostValues ?? unknownValues)
      done(null, JSON.parse(utf8.decode(buffer as Buffer)))
    } catch (cause) {
      done(cause instanceof AppError ? cause : new AppError('malformed_json', undefined, { cause }))
    }
  })
}
