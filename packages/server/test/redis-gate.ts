import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to Redis that a test can close and open again. */
export async function openGate(redisUrl: string) {
  const target = new URL(redisUrl)
  const sockets = new Set<Socket>()
  const server = createServer(inside => {
    const outside = connect(Number(target.port || 6379), target.hostname)
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    inside.pipe(outside).pipe(inside)
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(redisUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    open: () => listen(port),
    shut: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
