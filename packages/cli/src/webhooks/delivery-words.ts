import type { catalogue, DataOf } from '@foyer/contract'
import type { Output } from '../terminal/output.ts'
import type { Column } from '../terminal/table.ts'
import { readableTime } from '../terminal/times.ts'

export type Delivery = DataOf<typeof catalogue.webhooks.listDeliveries>[number]

const colours = {
  scheduled: 'cyan',
  delivered: 'green',
  failed: 'red',
  held: 'yellow',
  cancelled: 'gray',
} as const

export const paintStatus = ({ paint }: Output, text: string, status: Delivery['outcome']): string =>
  paint(colours[status], text)

/** `client.update 1000`; a test says so. */
export const eventOf = ({ resource, status, resource_id, is_test }: Delivery): string =>
  `${resource}.${status} ${resource_id}${is_test ? ' (test)' : ''}`

export const deliveryColumns = (output: Output): Column<Delivery>[] => [
  { title: 'ID', isKept: true, of: ({ id }) => String(id) },
  { title: 'CREATED (UTC)', isKept: true, of: ({ created_at }) => readableTime(created_at) },
  { title: 'EVENT', isKept: true, of: eventOf },
  { title: 'LOCATION', of: ({ location_id }) => String(location_id) },
  {
    title: 'STATUS',
    isKept: true,
    of: ({ outcome, reported_failure }) => (reported_failure ? `${outcome}, success: false` : outcome),
    paint: (cell, { outcome }) => paintStatus(output, cell, outcome),
  },
  { title: 'ATTEMPTS', of: ({ attempts }) => String(attempts) },
  { title: 'URL', of: ({ url }) => url },
  { title: 'REASON', of: ({ reason }) => reason },
]
