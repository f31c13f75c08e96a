import { foyer } from '../../foyer.ts'

/** Changes the newest client of the Location, or adds one where there is none. */
export async function changeSampleClient(locationId: number, comment: string): Promise<void> {
  const company_id = locationId
  const { data } = await foyer.clients.search({ company_id, page_size: 1, fields: ['id'] })
  const [client] = data
  if (client?.id) await foyer.clients.update({ company_id, client_id: client.id, comment })
  else await foyer.clients.create({ company_id, name: 'Ada', phone: '+14155550141', comment })
}
