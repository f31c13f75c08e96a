import { rightSlugs } from '@foyer/contract'
import { expect, it } from 'vitest'
import { useInvitations } from '../../../../test/use-invitations.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import type { Limiter } from '../../../platform/http/rate-limit/policy.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { invite } from './invitations.ts'

const world = useWorld(withoutWorker)
const { newAddress, role, signUpConfirmed } = useInvitations(world)

it('SEC-03 invitations are counted while nobody waits for the Location, and given back when the invitation fails', async () => {
  const { ctx } = world.program
  const roleId = role('Team member')
  const counts = new Map<string, number>()
  const count = (bucket: string, by: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + by)
  const limiter: Limiter = {
    redis: 'not_used',
    async take(bucket, policies) {
      await world.query('select from locations where id = $1 for no key update nowait', [demo.locations.main])
      count(bucket, 1)
      return ctx.limiter.take(bucket, policies)
    },
    async giveBack(bucket) {
      count(bucket, -1)
      await ctx.limiter.giveBack(bucket)
    },
  }
  const access = { id: demo.locations.main, isOwner: true, rights: new Set(rightSlugs) }
  const giver = { ...access, userId: demo.owner.id, address: '' }
  const inviteBy = (limiter: Limiter) => invite({ ...ctx, limiter }, giver, { email, role_id: roleId })
  const email = newAddress()
  await inviteBy(limiter)
  expect([...counts.values()]).toEqual([1, 1, 1])

  await signUpConfirmed(email)
  const joining: Limiter = {
    ...limiter,
    async take(bucket, policies) {
      await world.query(
        `insert into memberships (location_id, user_id, role_id, created_at)
         select $1, id, $2, now() from users where email = $3 on conflict do nothing`,
        [demo.locations.main, roleId, email],
      )
      return limiter.take(bucket, policies)
    },
  }
  await expect(inviteBy(joining)).rejects.toThrow('has a role here already')
  expect([...counts.values()]).toEqual([1, 1, 1])
})
