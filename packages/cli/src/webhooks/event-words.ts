import type { catalogue, DataOf } from '@foyer/contract'
import type { Output } from '../terminal/output.ts'
import type { Column } from '../terminal/table.ts'
import { readableTime } from '../terminal/times.ts'

type LoggedEvent = DataOf<typeof catalogue.webhooks.listEvents>[number]

const deliveriesOf = ({ deliveries }: LoggedEvent) =>
  deliveries.map(({ id, outcome }) => `${id} ${outcome}`).join(', ')

export const eventColumns: Column<LoggedEvent>[] = [
  { title: 'SEQUENCE', isKept: true, of: ({ sequence }) => String(sequence) },
  { title: 'TIME (UTC)', isKept: true, of: ({ occurred_at }) => readableTime(occurred_at) },
  { title: 'EVENT', isKept: true, of: ({ resource, status }) => `${resource}.${status}` },
  { title: 'RECORD', isKept: true, of: ({ resource_id }) => String(resource_id) },
  { title: 'DELIVERIES', of: deliveriesOf },
]

/** One event on a line, for a list without an end. */
export const eventLine =
  ({ paint }: Output) =>
  (event: LoggedEvent): string =>
    [
      String(event.sequence).padStart(6),
      readableTime(event.occurred_at),
      paint('cyan', `${event.resource}.${event.status}`),
      event.resource_id,
      deliveriesOf(event),
    ].join('  ')
