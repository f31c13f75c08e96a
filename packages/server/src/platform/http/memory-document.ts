import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const worthCompressing = 1024

/** A JSON answer that is built once and cached: plain, compressed, and with the ETag of its content. */
export class MemoryDocument {
  readonly etag: string
  readonly #plain: Buffer
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined

  constructor(content: unknown) {
    this.#plain = Buffer.from(JSON.stringify(content))
    this.etag = etagOf(this.#plain)
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply
      .header('ETag', this.etag)
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Accept-Encoding')
    if (matches(request.headers['if-none-match'], this.etag)) return reply.code(304).send()
    const { encoding, bytes } = this.#encoded(String(request.headers['accept-encoding'] ?? ''))
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(bytes)
  }

  #encoded(accepted: string): { encoding?: string; bytes: Buffer } {
    if (this.#plain.length < worthCompressing) return { bytes: this.#plain }
    if (accepts(accepted, 'br')) return { encoding: 'br', bytes: (this.#brotli ??= brotli(this.#plain)) }
    if (accepts(accepted, 'gzip')) return { encoding: 'gzip', bytes: (this.#gzip ??= gzipSync(this.#plain)) }
    return { bytes: this.#plain }
  }
}

export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })

/** RFC 9110 §12.5.3 accepts a coding unless its weight is 0. */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some(part => {
    const [name, weight] = part.split(';').map(text => text.trim())
    return name === coding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
}

export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
  )
}
