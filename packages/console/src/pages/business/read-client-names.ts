import { foyer } from '../../foyer.ts'

/** The names of these clients of a Location by ID, in one request. Clients who are not there have none. */
export async function readClientNames(
  company_id: number,
  ids: readonly number[],
  options: { signal?: AbortSignal } = {},
): Promise<Map<number, string>> {
  const state = { value: [...new Set(ids)].filter(id => id > 0) }
  if (state.value.length === 0) return new Map()
  const { data } = await foyer.clients.search(
    {
      company_id,
      page_size: 300,
      fields: ['id', 'display_name', 'phone'],
      filters: [{ type: 'id', state }],
    },
    options,
  )
  return new Map(data.map(({ id, display_name, phone }) => [Number(id), String(display_name || phone)]))
}
