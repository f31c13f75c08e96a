import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { useWorld } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

// The way to it has a port of its own, which is part of the host.
const world = useWorld({ env: { ALLOWED_HOSTS: '127.0.0.1' } })
const { here, follow } = useFoyer(world)

/** A way to the API that can be closed and opened again, as a server that stops and starts. */
async function startWay() {
  const { port } = new URL(world.program.ctx.urls.api)
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(port), '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
  })
  const open = (at: number) => new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve))
  await open(0)
  const own = (server.address() as AddressInfo).port
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${own}`, open: () => open(own), close }
}

it('EXA-168 foyer events --follow waits for a server that went away, and goes on after the last event', async () => {
  const trigger = async () =>
    String(JSON.parse((await here(['trigger', 'client.create', '--location', '1'])).stdout).data.resource_id)
  // The first one also installs an application, without which there is no event log.
  const first = await trigger()
  const way = await startWay()
  const following = follow(['events', '--follow', '-o', 'table'], { FOYER_API_URL: way.url })
  const { says, printed } = following
  await says(first)
  await way.close()
  await says('does not respond')
  const missed = await trigger()
  await way.open()
  await says(missed)
  const later = await trigger()
  await says(later)
  expect((await following.interrupt()).code).toBe(130)
  expect(printed.stderr).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+ does not respond: when it is back, this goes on after sequence \d+\.\nConnected again\.\n$/,
  )
  const ids = printed.stdout.match(new RegExp(`\\b(${missed}|${later})\\b`, 'g'))
  expect(ids).toEqual([missed, later])
  await way.close()
}, 60_000)
