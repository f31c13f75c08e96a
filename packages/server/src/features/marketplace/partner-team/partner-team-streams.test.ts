import { expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { useHintWatchers } from '../../../../test/hint-watchers.ts'
import { openSession } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { watch, mark } = useHintWatchers(world)
const partnerId = demo.partner.id
const base = `/account/partners/${partnerId}`
const member = `${base}/members/${demo.owner.id}`

async function join(role: string) {
  const admin = await openSession(world, demo.developer)
  const guest = await openSession(world, demo.owner)
  const body = { email: demo.owner.login, role }
  const { json } = await world.app.post(`${base}/invitations`, { ...admin, body })
  expect((await world.app.post(`/account/partner_invitations/${json.data.id}/accept`, guest)).status).toBe(
    200,
  )
  return { admin, guest }
}

const listenAs = async ({ headers }: { headers: Record<string, string> }) => {
  const stream = await listen(`${world.app.url}${base}/webhooks/stream`, headers)
  expect(stream.status).toBe(200)
  return stream
}

it('TEA-20 a listener ends when its developer gets a lesser role, and when they are removed', async () => {
  const { admin, guest } = await join('developer')
  const [own, others] = [await listenAs(guest), await listenAs(admin)]
  expect((await world.app.put(member, { ...admin, body: { role: 'viewer' } })).status).toBe(200)
  await own.over
  await world.app.put(member, { ...admin, body: { role: 'developer' } })
  const again = await listenAs(guest)
  expect((await world.app.delete(member, admin)).status).toBe(204)
  await again.over
  // That of the admin goes on.
  expect((await others.next())?.data).toContain('ready')
  await others.leave()
})

it('TEA-20 who is removed learns that it has changed, and gets no hints of the partner account any more', async () => {
  const { admin } = await join('viewer')
  const { next, nextOf } = await watch(demo.owner)
  const change = () => hint(world.program.ctx, { kind: 'endpoint_check', partner_id: partnerId, check_id: 1 })
  change()
  expect((await next()).kind).toBe('endpoint_check')
  await world.app.put(member, { ...admin, body: { role: 'developer' } })
  expect((await next()).kind).toBe('me')
  await world.app.delete(member, admin)
  expect((await nextOf('me')).kind).toBe('me')
  change()
  mark()
  expect((await next()).kind).toBe('change')
})
