import type { InboxStore } from '@foyer/sdk/webhooks'
import type { State, StateFile } from './state.ts'

/**
 * Lets the inbox of the SDK remember in our state. `once` is one change: the mark "handled" and what the handler writes
 * into the draft are saved together, or not at all.
 */
export const inboxStore = (state: StateFile): InboxStore<State> => ({
  once: ({ deliveryIds, at, move }, work) =>
    state.change(async draft => {
      if (move && (draft.positions[move.locationId] ?? 0) !== move.from) return 'moved'
      const isHandled = deliveryIds.some(id => id in draft.deliveries)
      if (!isHandled) await work(draft)
      for (const id of deliveryIds) draft.deliveries[id] ??= at.getTime()
      if (move) draft.positions[move.locationId] = move.to
      return isHandled ? 'already_handled' : 'handled'
    }),
  has: async id => id in state.read().deliveries,
  findPosition: async locationId => state.read().positions[locationId],
  forget: before =>
    state.change(draft => {
      for (const [id, at] of Object.entries(draft.deliveries))
        if (at < before.getTime()) delete draft.deliveries[id]
    }),
})
