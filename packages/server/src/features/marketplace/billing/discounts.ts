import type { Context } from '../../../context.ts'
import { invalid } from '../../../platform/errors.ts'
import { requireOwnApplication } from '../applications/applications.ts'
import { lockConnected, setDiscount } from './paid-installations.store.ts'

interface DiscountInput {
  partnerId: number
  applicationId: number
  locationIds: number[]
  discount: number
}

/** Adds the discount in all of the Locations or in none. */
export async function addDiscount(ctx: Context, input: DiscountInput): Promise<void> {
  await requireOwnApplication(ctx, input)
  const { applicationId, discount } = input
  const locationIds = [...new Set(input.locationIds)]
  await ctx.db.transaction(async tx => {
    const connected = await lockConnected(tx, { applicationId, locationIds })
    const others = locationIds.filter(id => !connected.has(id))
    if (others.length > 0)
      throw invalid({ salon_ids: [`names Locations that are not connected: ${others.join(', ')}`] })
    await setDiscount(tx, { applicationId, locationIds, discount })
  })
}
