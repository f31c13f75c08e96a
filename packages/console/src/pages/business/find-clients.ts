import { foyer } from '../../foyer.ts'

interface FoundClient {
  id: number
  /** Empty for clients who have only a phone. */
  name: string
  phone: string
}

/** Finds clients by name, phone, e-mail or card; without a text, those who changed last. */
export async function findClients(
  company_id: number,
  text: string,
  signal: AbortSignal,
): Promise<FoundClient[]> {
  const value = text.trim()
  const { data } = await foyer.clients.search(
    {
      company_id,
      page_size: 10,
      fields: ['id', 'display_name', 'phone'],
      order_by: 'last_change_date',
      order_by_direction: 'DESC',
      filters: value === '' ? [] : [{ type: 'quick_search', state: { value } }],
    },
    { signal },
  )
  return data.map(({ id = 0, display_name: name = '', phone = '' }) => ({ id, name, phone }))
}
