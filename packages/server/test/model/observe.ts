import type { Received } from '../receiver.ts'
import type { World } from '../world.ts'
import { as, locationIds, type PartnerId, partnerIds } from './facts.ts'
import { keyOf } from './state.ts'

/** Everything that can be seen after the clock has moved. URLs are cut to the names of their endpoints. */
export interface Observed {
  /** The deliveries of each partner, by Location and URL, in the order of their creation. */
  deliveries: Record<string, string[]>
  /** The requests to each URL of a partner, by record, in their order. */
  received: Record<string, string[]>
  /** The events that each partner had not read in each Location, or the status of the refusal. */
  feeds: Record<string, FeedRow[] | number>
}

interface FeedRow {
  sequence: number
  event: string
  hasData: boolean
  lastSequence: number
}

interface Since {
  /** The time of the last move of the clock. */
  from: string
  baseUrl: string
  /** The last sequence that each partner has read. */
  read: Record<string, number>
  received: Received[]
}

export async function observe(world: World, { from, baseUrl, read, received }: Since): Promise<Observed> {
  const deliveries: Observed['deliveries'] = {}
  const feeds: Observed['feeds'] = {}
  const partners = new Map<string, PartnerId>()
  await Promise.all([
    ...partnerIds.map(async partner => {
      const ids = await readDeliveries(world, partner, { from, baseUrl, into: deliveries })
      for (const id of ids) partners.set(`dlv_${id}`, partner)
    }),
    ...partnerIds.flatMap(partner =>
      locationIds.map(async location => {
        const key = keyOf(location, partner)
        feeds[key] = await readFeed(world, { location, partner, after: read[key] ?? 0 })
      }),
    ),
  ])
  return { deliveries, feeds, received: groupReceived(received, baseUrl, partners) }
}

interface DeliveryWire {
  id: number
  location_id: number
  application_id: number | null
  url: string
  resource: string
  resource_id: number
  status: string
  outcome: string
}

async function readDeliveries(
  world: World,
  partner: PartnerId,
  { from, baseUrl, into }: { from: string; baseUrl: string; into: Observed['deliveries'] },
): Promise<number[]> {
  const rows: DeliveryWire[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = new URLSearchParams({ from, count: '300', ...(cursor && { cursor }) }).toString()
    const answer = await world.api.get(`/v2/webhooks/deliveries?${query}`, { as: as.partner(partner) })
    rows.push(...answer.json.data)
    cursor = answer.json.meta.next_cursor
  }
  for (const row of rows.sort((left, right) => left.id - right.id)) {
    const key = `partner ${partner}, ${row.location_id}, ${row.url.replace(baseUrl, '')}`
    into[key] ??= []
    into[key].push(
      `${row.resource} ${row.resource_id} ${row.status}: ${row.outcome} for ${row.application_id ?? 'a person'}`,
    )
  }
  return rows.map(({ id }) => id)
}

interface FeedItem {
  company_id: number
  resource: string
  resource_id: number
  status: string
  data: unknown
  sequence: number
}

async function readFeed(
  world: World,
  { location, partner, after }: { location: number; partner: PartnerId; after: number },
): Promise<FeedRow[] | number> {
  const rows: FeedRow[] = []
  for (;;) {
    const last = rows.at(-1)?.sequence ?? after
    const path = `/v2/locations/${location}/event_log?after=${last}&count=300`
    const answer = await world.api.get(path, { as: as.partner(partner) })
    if (answer.status !== 200) return answer.status
    const items = answer.json.data as FeedItem[]
    const lastSequence = answer.json.meta.last_sequence as number
    rows.push(
      ...items.map(({ sequence, resource, resource_id, status, data }) => ({
        sequence,
        event: `${resource} ${resource_id} ${status}`,
        hasData: data !== null,
        lastSequence,
      })),
    )
    if (items.length < 300) return rows
  }
}

/** Two partners may name one URL: each has its own order there, and there is none between them. */
function groupReceived(
  received: Received[],
  baseUrl: string,
  partners: Map<string, PartnerId>,
): Observed['received'] {
  const groups: Observed['received'] = {}
  const root = new URL(baseUrl).pathname
  for (const { path, headers, body } of received) {
    const payload = JSON.parse(body)
    const isLifecycle = payload.event !== undefined
    const record = isLifecycle
      ? `${payload.salon_id} application ${payload.application_id}`
      : `${payload.company_id} ${payload.resource} ${payload.resource_id}`
    const partner = partners.get(String(headers['webhook-id']))
    const key = `partner ${partner}, ${path.replace(root, '')}, ${record}`
    groups[key] ??= []
    groups[key].push(
      isLifecycle ? payload.event : `${payload.status} ${payload.data.name ?? payload.data.title}`,
    )
  }
  return groups
}
