import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { ConnectionOptions } from '../src/platform/database/database.ts'

/** Starts a way to a database that a test can close or silence. */
export async function startRelay(databaseUrl: string) {
  const { host, port, user, password, database } = new pg.Client(databaseUrl)
  const sockets: Socket[] = []
  let isRefusing = false
  const relay = createServer({ allowHalfOpen: true }, near => {
    near.on('error', () => undefined)
    // A proxy before a database that is away accepts a connection, and ends it when the first bytes come.
    if (isRefusing) return void near.once('data', () => near.destroy())
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    far.on('error', () => undefined)
    sockets.push(near, far)
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
  const address = { host: '127.0.0.1', port: (relay.address() as AddressInfo).port }
  const connection: ConnectionOptions = { ...address, user, password: password ?? '', database }
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.destroy()
  }
  return {
    connection,
    cut,
    /** Both sides still believe that they are connected. */
    silence() {
      for (const socket of sockets) socket.unpipe()
    },
    refuse(refuses: boolean) {
      isRefusing = refuses
    },
    async close() {
      cut()
      await new Promise(resolve => relay.close(resolve))
    },
  }
}
