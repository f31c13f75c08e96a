import { connect, type Socket } from 'node:net'
import type { LoadRequest } from '../comparison.ts'

export interface BenchResponse {
  status: number
  length: number
  /** Read only when something is wrong. */
  text(): string
}

const endOfHead = '\r\n\r\n'

/**
 * A keep-alive connection with one request at a time. Request bytes are prepared, and only the status and length of a
 * response are parsed, because on a small machine the load generator takes time from the server it measures.
 */
export class Connection {
  #socket: Socket
  /** The server ends a connection after a number of requests, or when it is idle; the next request opens another. */
  #isLast = false
  #chunks: Buffer[] = []
  #missing = 0
  #status = 0
  #length = 0
  #failure: Error | undefined
  #settle: { resolve(answer: BenchResponse): void; reject(error: Error): void } | undefined

  private constructor(
    private readonly url: string,
    socket: Socket,
  ) {
    this.#socket = this.#watch(socket)
  }

  static async open(url: string): Promise<Connection> {
    return new Connection(url, await openSocket(url))
  }

  #watch(socket: Socket): Socket {
    socket.setNoDelay(true)
    socket.on('data', chunk => this.#take(chunk))
    const fail = (error: Error) => {
      if (socket !== this.#socket || this.#isLast) return
      if (this.#settle) this.#fail(error)
      else this.#isLast = true
    }
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('The server closed the connection.')))
    return socket
  }

  async send(request: Buffer): Promise<BenchResponse> {
    if (this.#isLast) await this.#reopen()
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure)
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  async #reopen(): Promise<void> {
    this.#socket.destroy()
    this.#socket = this.#watch(await openSocket(this.url))
    this.#isLast = false
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    if (this.#chunks.push(chunk) === 1) this.#readHead(chunk)
    this.#missing -= chunk.length
    if (this.#missing > 0) return
    const [chunks, settle] = [this.#chunks, this.#settle]
    this.#chunks = []
    this.#settle = undefined
    settle?.resolve({
      status: this.#status,
      length: this.#length,
      text: () => Buffer.concat(chunks).toString(),
    })
  }

  #readHead(chunk: Buffer): void {
    const end = chunk.indexOf(endOfHead)
    const head = chunk.toString('latin1', 0, end)
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    this.#status = Number(head.slice(9, 12))
    if (end < 0 || (length === undefined && this.#status !== 204))
      this.#fail(new Error(`Only answers with a Content-Length can be measured, not:\n${head}`))
    this.#isLast = /^connection: close\r?$/im.test(head)
    this.#length = Number(length ?? 0)
    this.#missing = end + endOfHead.length + this.#length
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#settle?.reject(this.#failure)
  }
}

function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

export function toBytes(url: string, { method = 'GET', path, headers = {}, body }: LoadRequest): Buffer {
  const all = { host: new URL(url).host, ...headers, ...(body ? jsonOf(body) : {}) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

const jsonOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
})
