import type { ClientsSearchInput } from '@foyer/sdk/business'
import { foyer } from '../../../foyer.ts'

const pageSize = 300

/** The ids of all clients that match. */
export async function readIds(company_id: number, filters: ClientsSearchInput['filters']): Promise<number[]> {
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const { data } = await foyer.clients.search(
      { company_id, page, page_size: pageSize, order_by: 'id', fields: ['id'], filters },
      { maxRetries: 3 },
    )
    for (const { id } of data) if (id !== undefined) ids.add(id)
    if (data.length < pageSize) return [...ids]
  }
}
