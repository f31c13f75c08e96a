import type { Delivery } from '../../foyer.ts'

interface HeldLocation {
  id: number
  title: string
  count: number
  /** When the oldest of them was created. */
  since: string
}

/** Sums up deliveries that were held for this reason, newest first; pure. */
export function heldByLocation(deliveries: readonly Delivery[], reason: string): HeldLocation[] {
  const found = new Map<number, HeldLocation>()
  for (const delivery of deliveries) {
    if (delivery.reason !== reason) continue
    const { location_id: id, location_title: title, created_at: since } = delivery
    found.set(id, { id, title: title ?? String(id), count: (found.get(id)?.count ?? 0) + 1, since })
  }
  return [...found.values()]
}
