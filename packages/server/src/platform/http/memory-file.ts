import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts, etagOf, matches } from './memory-document.ts'

/**
 * A large file that is stored once: plain, and compressed in advance off the event loop. All answers share these bytes,
 * so that a connection that does not read its answer holds no copy.
 */
export class MemoryFile {
  private constructor(
    private readonly etag: string,
    private readonly plain: Buffer,
    private readonly compressed: { br: Buffer; gzip: Buffer },
  ) {}

  static async make(content: string): Promise<MemoryFile> {
    const plain = Buffer.from(content)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(plain, { params }),
      promisify(gzip)(plain),
    ])
    return new MemoryFile(etagOf(plain), plain, { br, gzip: gzipped })
  }

  /** For a hook that answers with the file as its payload; returns nothing when the other side has it already. */
  payloadFor({ method, headers }: FastifyRequest, reply: FastifyReply): Buffer | null {
    reply.header('ETag', this.etag).header('Vary', 'Accept-Encoding')
    if (matches(headers['if-none-match'], this.etag)) {
      reply.code(304)
      // Fastify measures the payload of a HEAD although it does not send it, and cannot measure null.
      return method === 'HEAD' ? Buffer.alloc(0) : null
    }
    const accepted = String(headers['accept-encoding'] ?? '')
    const coding = (['br', 'gzip'] as const).find(name => accepts(accepted, name))
    if (!coding) return this.plain
    reply.header('Content-Encoding', coding)
    return this.compressed[coding]
  }
}
