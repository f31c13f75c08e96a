import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const worthCompressing = 1024

const codings = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
}
type Coding = keyof typeof codings

/**
 * A file that is kept in memory: plain, compressed at the first request for it, off the event loop, and with the ETag of
 * its content. All responses share these bytes, so that a connection that does not read holds no copy.
 */
export class MemoryFile {
  readonly #etag: string
  readonly #plain: Buffer
  readonly #compressed = new Map<Coding, Promise<Buffer>>()

  constructor(content: string | Buffer) {
    this.#plain = typeof content === 'string' ? Buffer.from(content) : content
    this.#etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 27)}"`
  }

  static ofJson(content: unknown): MemoryFile {
    return new MemoryFile(JSON.stringify(content))
  }

  sendJson(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'private, no-cache')
    return this.send(request, reply, 'application/json; charset=utf-8')
  }

  async send({ headers, method }: FastifyRequest, reply: FastifyReply, type: string): Promise<void> {
    const vary = reply.getHeader('vary')
    reply.header('etag', this.#etag).header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    if (matches(headers['if-none-match'], this.#etag)) {
      // For nothing, Fastify's HEAD would say that the file has a length of 0. A stream has no length.
      reply.code(304).send(method === 'HEAD' ? Readable.from([]) : undefined)
      return
    }
    const coding = this.#codingFor(String(headers['accept-encoding'] ?? ''))
    const payload = coding ? await this.#compress(coding) : this.#plain
    if (coding) reply.header('content-encoding', coding)
    reply.type(type).send(payload)
  }

  #compress(coding: Coding): Promise<Buffer> {
    const known = this.#compressed.get(coding)
    if (known) return known
    const bytes = codings[coding](this.#plain)
    this.#compressed.set(coding, bytes)
    // After a failure the next request tries again.
    bytes.catch(() => this.#compressed.delete(coding))
    return bytes
  }

  #codingFor(accepted: string): Coding | undefined {
    if (this.#plain.length < worthCompressing) return undefined
    return (['br', 'gzip'] as const).find(coding => accepts(accepted, coding))
  }
}

/** RFC 9110 §12.5.3 accepts a coding unless its weight is 0; neither of the names has a case. */
function accepts(header: string, coding: Coding): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some(part => {
      const [name, weight] = part.split(';').map(text => text.trim())
      return name === coding && !/^q=0(\.0*)?$/.test(weight ?? '')
    })
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
  )
}
