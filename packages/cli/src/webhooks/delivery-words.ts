import { Option } from '@commander-js/extra-typings'
import type { catalogue, DataOf } from '@foyer/contract'
import type { Output } from '../terminal/output.ts'
import type { Column } from '../terminal/table.ts'
import { readableTime } from '../terminal/times.ts'

export type Delivery = DataOf<typeof catalogue.webhooks.listDeliveries>[number]

/** The API names the status of a delivery `outcome`; who knows that name may use it. */
export const sameAsStatus = <Flags extends string>(flags: Flags) =>
  new Option(flags, 'the same as --status').hideHelp()

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
  { title: 'LOCATION', isKept: true, leaves: 2, of: ({ location_id }) => String(location_id) },
  {
    title: 'STATUS',
    isKept: true,
    of: ({ outcome, reported_failure }) => (reported_failure ? `${outcome}, success: false` : outcome),
    paint: (cell, { outcome }) => paintStatus(output, cell, outcome),
  },
  { title: 'ATTEMPTS', isKept: true, leaves: 3, of: ({ attempts }) => String(attempts) },
  { title: 'URL', least: 13, leaves: 1, of: ({ url }) => url },
  { title: 'REASON', least: 8, of: ({ reason }) => reason },
]
