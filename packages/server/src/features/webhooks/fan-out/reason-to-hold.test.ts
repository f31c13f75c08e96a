import { blockedReasons, holdingReasons } from '@foyer/contract'
import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

it('BEN-73 what is held from the beginning has the sentences of the contract', async () => {
  const rows = await world.query(
    'select blocked_by, reason_to_hold(blocked_by) as reason from unnest($1::text[]) blocked_by',
    [holdingReasons],
  )
  expect(rows).toEqual(
    holdingReasons.map(blocker => ({ blocked_by: blocker, reason: blockedReasons[blocker] })),
  )
})
