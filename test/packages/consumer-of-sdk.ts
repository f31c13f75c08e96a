// A partner's program, as the compiler sees it: checked, never run.

import {
  type Client,
  createFoyer,
  FoyerError,
  type ListRequest,
  NotFoundError,
  type PageMeta,
} from '@foyer/sdk'
import { createAccount } from '@foyer/sdk/account'
import { createOperator } from '@foyer/sdk/operator'
import { verifyWebhook } from '@foyer/sdk/webhooks'

const foyer = createFoyer({ apiUrl: 'http://127.0.0.1:8080', partnerToken: 'p', userToken: async () => 'u' })

export async function main(limit?: number): Promise<Client> {
  for await (const { id, name } of foyer.clients.search({ company_id: 1, page_size: limit }))
    console.log(id, name)
  const list: ListRequest<{ id: number }, PageMeta> = foyer.records.list({ location_id: 1 })
  const { meta, response } = await list
  console.log(meta.total_count, response.requestId)
  try {
    await foyer.records.delete({ location_id: 1, record_id: 2 })
  } catch (error) {
    if (error instanceof NotFoundError) console.log(error.isLocal)
    else if (error instanceof FoyerError) console.log(error.code, error.method, error.path)
  }
  // @ts-expect-error there is no such field
  await foyer.clients.get({ location_id: 1, client: 2 })
  const { data } = await foyer.clients.get({ salon_id: 1, client_id: 2 }, { userToken: 'another' })
  return data
}

export const account = createAccount({ appUrl: 'http://127.0.0.1:8081', personalAccessToken: 'foyer_pat_x' })
export const operator = createOperator({ appUrl: 'http://127.0.0.1:8081' })

export async function receive(request: Request): Promise<string> {
  const { event } = await verifyWebhook({ secret: 'whsec_x', request })
  return event.resource === 'client' ? event.data.name : event.status
}
