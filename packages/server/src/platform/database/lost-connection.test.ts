import { connect, createServer, type Server, Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useWorld } from '../../../test/world.ts'
import { Database, isDatabaseAway } from './database.ts'
import { NotificationListener } from './listener.ts'
import { checkServer } from './server.ts'

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

it('every connection has the system find out after seconds that a server has gone silent', async () => {
  const closing = createServer(socket => socket.destroy())
  await new Promise<void>(resolve => closing.listen(0, '127.0.0.1', resolve))
  const connection = { host: '127.0.0.1', port: (closing.address() as { port: number }).port }
  const refused = new Database(connection, () => undefined)
  const listener = new NotificationListener({ connection, onTrouble: () => undefined })
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const opened = [
    refused.ping(),
    refused.run({ name: 'test.one', text: 'select 1', values: [] }),
    listener.open(),
    checkServer(connection),
  ]
  const settled = await Promise.allSettled(opened)
  expect(settled.map(({ status }) => status)).toEqual(opened.map(() => 'rejected'))
  expect(setKeepAlive.mock.calls).toEqual(opened.map(() => [true, 5000]))
  setKeepAlive.mockRestore()
  await refused.close()
  await listener.close()
  await new Promise(resolve => closing.close(resolve))
})

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

it('a listener that is closed while it connects leaves no connection behind', async () => {
  const { connection } = world.program.ctx.db
  const application_name = 'closed while it connects'
  const listener = new NotificationListener({
    connection: { ...connection, application_name },
    onTrouble: () => undefined,
  })
  const opening = listener.open()
  await listener.close()
  await opening
  expect(listener.isListening).toBe(false)
  const left = () =>
    world.query('select from pg_stat_activity where application_name = $1', [application_name])
  await expect.poll(async () => (await left()).length).toBe(0)
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
