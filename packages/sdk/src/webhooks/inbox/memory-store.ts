import type { InboxStore } from './inbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Remembers for as long as the process runs: for tests, and for receivers that may begin anew. */
export function memoryStore(): InboxStore<undefined> {
  const handledAt = new Map<string, number>()
  const positions = new Map<number, number>()
  const inTurn = oneAtATime()
  return {
    once: ({ deliveryIds, at, move }, work) =>
      inTurn(async () => {
        if (move && (positions.get(move.locationId) ?? 0) !== move.from) return 'moved'
        const isHandled = deliveryIds.some(id => handledAt.has(id))
        if (!isHandled) await work(undefined)
        for (const id of deliveryIds) if (!handledAt.has(id)) handledAt.set(id, at.getTime())
        if (move) positions.set(move.locationId, move.to)
        return isHandled ? 'already_handled' : 'handled'
      }),
    has: async id => handledAt.has(id),
    findPosition: async locationId => positions.get(locationId),
    async forget(before) {
      for (const [id, at] of handledAt) if (at < before.getTime()) handledAt.delete(id)
    },
  }
}
