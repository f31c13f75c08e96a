import type { LoggedEvent } from '../../generated/schemas.ts'
import type { CaughtUp, InboxEvent, InboxOptions } from './inbox-types.ts'

const pageSize = 300

export type InboxSettings<Tx> = Required<InboxOptions<Tx>>

/** Walks through the event log of a Location, from the stored position to the end. */
export async function catchUp<Tx>(settings: InboxSettings<Tx>, locationId: number): Promise<CaughtUp> {
  const { store, listEvents, startFrom, now } = settings
  const result: CaughtUp = { handled: 0, alreadyHandled: 0, expired: 0, position: 0 }
  const jump = (from: number, to: number) =>
    store.once({ deliveryIds: [], at: new Date(now()), move: { locationId, from, to } }, () => undefined)
  let stored = await store.findPosition(locationId)
  for (;;) {
    const after = stored ?? 0
    const { data, meta } = await listEvents({ location_id: locationId, after, count: pageSize })
    const last = meta.last_sequence
    const events = data.filter(({ sequence }) => sequence > after)
    if (stored === undefined && startFrom === 'next') await jump(0, last)
    // A sandbox that was reset counts from the beginning again.
    else if (last < after) await jump(after, 0)
    else if (events.length > 0) await handleEvents(settings, { locationId, after, events, result })
    else if (last > after && (await jump(after, last)) === 'handled') result.expired += last - after
    stored = await store.findPosition(locationId)
    result.position = stored ?? 0
    if (result.position >= last) return result
  }
}

interface Page {
  locationId: number
  after: number
  events: LoggedEvent[]
  result: CaughtUp
}

async function handleEvents<Tx>(
  { store, handle, now }: InboxSettings<Tx>,
  { locationId, after, events, result }: Page,
): Promise<void> {
  let position = after
  for (const event of events) {
    const { sequence, deliveries } = event
    if (sequence <= position) continue
    const claim = {
      deliveryIds: deliveries.map(({ id }) => `dlv_${id}`),
      at: new Date(now()),
      move: { locationId, from: position, to: sequence },
    }
    const outcome = await store.once(claim, tx =>
      handle(toInboxEvent(event), { tx, from: 'event_log', sequence }),
    )
    if (outcome === 'moved') {
      position = (await store.findPosition(locationId)) ?? 0
      if (position < sequence) return
      continue
    }
    if (outcome === 'handled') result.handled += 1
    else result.alreadyHandled += 1
    result.expired += sequence - position - 1
    position = sequence
  }
}

const toInboxEvent = ({ company_id, resource, resource_id, status, data }: LoggedEvent) =>
  ({ company_id, resource, resource_id, status, data: data ?? null }) as InboxEvent
