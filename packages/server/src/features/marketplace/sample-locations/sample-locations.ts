import type { Context } from '../../../context.ts'
import { conflict } from '../../../platform/errors.ts'
import { actorOf } from '../../events/events.ts'
import { createLocationIn, type Opener } from '../../locations/locations/locations.ts'
import { requireMembership } from '../partners/partners.ts'
import { lockPartnerRow } from '../partners/test-locations.store.ts'
import { addTestLocationIn } from '../partners/test-locations.ts'
import { fillLocation } from './fill-location.ts'
import { countSampleLocations, insertSampleLocation } from './sample-locations.store.ts'

// Enough to try versions of an application side by side; the limit stops a script that creates thousands.
const samplesPerPartner = 10

interface NewSampleLocation {
  partnerId: number
  opener: Opener & { address: string }
  title?: string
  timezone_name?: string
}

/** The Location, its records, their events, and its place among the test Locations appear together or not at all. */
export async function createSampleLocation(ctx: Context, sample: NewSampleLocation) {
  const { partnerId, opener, title = 'Test location', timezone_name } = sample
  const key = { userId: opener.user.id, partnerId, address: opener.address }
  await requireMembership(ctx.db, key)
  return ctx.db.transaction(async tx => {
    await lockPartnerRow(tx, partnerId)
    if ((await countSampleLocations(tx, partnerId)) >= samplesPerPartner)
      throw conflict(
        `This partner account has created ${samplesPerPartner} test Locations already: delete one of them first.`,
      )
    const { id } = JSON.parse(await createLocationIn(ctx, tx, { opener, input: { title, timezone_name } }))
    await insertSampleLocation(tx, { partnerId, locationId: id, at: ctx.clock.now() })
    await fillLocation(ctx, tx, { locationId: id, actor: actorOf(opener) })
    return addTestLocationIn(ctx, tx, { key, locationId: id })
  })
}
