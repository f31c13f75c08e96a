import type { Context } from '../../../context.ts'
import { toIsoLocal } from '../../../platform/local-time.ts'
import { nextSlots } from './availability.ts'

/** Adds the time of the next free slot to each Location of a JSON list; empty where there is none. */
export async function withNextSlots(ctx: Context, json: string): Promise<string> {
  const locations = JSON.parse(json) as { id: number; timezone_name: string }[]
  const slots = await nextSlots(
    ctx,
    locations.map(({ id }) => id),
  )
  return JSON.stringify(
    locations.map(location => {
      const slot = slots.get(location.id)
      return { ...location, next_slot: slot ? toIsoLocal(slot, location.timezone_name) : '' }
    }),
  )
}
