import { connect, createServer, type Server } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useWorld } from '../../../test/world.ts'
import { Database, isDatabaseAway } from './database.ts'

const world = useWorld()
let relay: Server
let db: Database

beforeAll(async () => {
  const { host, port, user, password, database } = new pg.Client(world.databaseUrl)
  relay = createServer(client => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [client, server]) socket.on('error', () => undefined)
    client.pipe(server)
    server.on('data', bytes => {
      if (!bytes.subarray(-readyForQuery.length).equals(readyForQuery)) return client.write(bytes)
      server.end()
      return client.end(Buffer.concat([bytes, terminated]))
    })
  })
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address() as { port: number }
  db = new Database(
    { host: '127.0.0.1', port: address.port, user, password: password ?? '', database },
    () => undefined,
  )
})

afterAll(async () => {
  await db.close()
  relay.close()
})

// PostgreSQL sends these messages when a connection is made, and when an administrator ends it.
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const terminate = 'X'.charCodeAt(0)
const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
const terminated = Buffer.concat([Buffer.from([0x45, 0, 0, 0, 4 + fields.length]), fields])

describe('a connection that ends the moment it is made', () => {
  it.each([
    ['a transaction', () => db.transaction(tx => tx.run({ name: 'test.one', text: 'select 1', values: [] }))],
    ['a statement alone', () => db.run({ name: 'test.one', text: 'select 1', values: [] })],
    ['a ping', () => db.ping()],
  ])('fails %s as a database that is away, and ends nothing else', async (_name, work) => {
    const error = await work().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isDatabaseAway(error), String(error)).toBe(true)
  })
})

describe('an idle connection that PostgreSQL ends', () => {
  it('is no news while the database is being closed', async () => {
    const errors: Error[] = []
    const { host, port, user, password, database } = new pg.Client(world.databaseUrl)
    const stopping = createServer(client => {
      const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      for (const socket of [client, server]) socket.on('error', () => undefined)
      server.pipe(client, { end: false })
      client.on('data', bytes => {
        if (bytes[0] !== terminate) return server.write(bytes)
        server.end()
        return client.end(terminated)
      })
    })
    await new Promise<void>(resolve => stopping.listen(0, '127.0.0.1', resolve))
    const closing = new Database(
      {
        host: '127.0.0.1',
        port: (stopping.address() as { port: number }).port,
        user,
        password: password ?? '',
        database,
      },
      error => errors.push(error),
    )
    await closing.ping()
    await closing.close()
    await new Promise(resolve => stopping.close(resolve))
    // The client has read the message before the response to a later query arrives.
    await world.query('select 1')
    expect(errors).toEqual([])
  })

  it('is logged without the address and the statements of its client', async () => {
    const lines = () => world.logs.filter(line => line.includes('idle database connection failed'))
    await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => lines().length).toBeGreaterThan(0)
    for (const line of lines()) expect(line).not.toMatch(/connectionParameters|parsedStatements|secretKey/)
  })
})
