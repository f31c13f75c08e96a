import type { ClientsSearchInput } from '@foyer/sdk/business'
import { toCsv } from '../../../data/csv.ts'
import { type Client, foyer } from '../../../foyer.ts'
import type { Areas } from '../../../texts/areas.ts'

type Filters = ClientsSearchInput['filters']
type Texts = Areas['clients']

interface How {
  locationId: number
  /** One search after the other; their clients come together. */
  searches: readonly Filters[]
  t: Texts
  signal: AbortSignal
  onProgress(count: number, total: number): void
}

interface ReadPage {
  clients: Client[]
  total: number
}

const pageSize = 300

/** Reads all clients that match, page by page, as parts of a CSV file. */
export async function exportClients(how: How): Promise<{ parts: string[]; count: number }> {
  const parts = [toCsv([columns.map(column => column.title(how.t))])]
  const known = new Set<number>()
  for (const filters of how.searches) {
    for await (const { clients, total } of readPages(how, filters)) {
      const fresh = clients.filter(({ id }) => !known.has(id))
      for (const { id } of fresh) known.add(id)
      parts.push(toCsv(fresh.map(client => columns.map(column => column.value(client, how.t)))))
      how.onProgress(known.size, Math.max(total, known.size))
    }
  }
  return { parts, count: known.size }
}

/** The order of ids keeps clients who are added meanwhile at the end. */
async function* readPages({ locationId, signal }: How, filters: Filters): AsyncGenerator<ReadPage> {
  let before = 0
  for (let page = 1; ; page++) {
    const { data, meta } = await foyer.clients.search(
      { company_id: locationId, page, page_size: pageSize, order_by: 'id', filters },
      { signal, maxRetries: 3 },
    )
    const total = meta.total_count
    yield { clients: data as Client[], total }
    // Clients who were deleted meanwhile have moved others to the page before, which is read again.
    if (total < before && page > 1) page -= 2
    else if (data.length < pageSize) return
    before = total
  }
}

interface CsvColumn {
  title(t: Texts): string
  value(client: Client, t: Texts): string | number | null | undefined
}

const columns: CsvColumn[] = [
  { title: t => t.id, value: client => client.id },
  { title: t => t.name, value: client => client.name },
  { title: t => t.patronymic, value: client => client.patronymic },
  { title: t => t.surname, value: client => client.surname },
  { title: t => t.phone, value: client => client.phone },
  { title: t => t.email, value: client => client.email },
  { title: t => t.card, value: client => client.card },
  { title: t => t.birth_date, value: client => client.birth_date },
  { title: t => t.gender, value: (client, t) => t.genders[client.gender_id] },
  { title: t => t.importance, value: (client, t) => t.importances[client.importance_id] },
  { title: t => t.category, value: client => client.categories.map(({ title }) => title).join('; ') },
  { title: t => t.discount, value: client => client.discount },
  { title: t => t.visits, value: client => client.visits },
  { title: t => t.spent, value: client => client.spent },
  { title: t => t.paid, value: client => client.paid },
  { title: t => t.balance, value: client => client.balance },
  { title: t => t.changed_date, value: client => client.last_change_date },
  { title: t => t.comment, value: client => client.comment },
]
