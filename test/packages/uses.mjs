// What the packages are tried with, on every runtime: `use(sdk, webhooks, demo)` returns what it saw.

/**
 * @param {typeof import('@foyer/sdk')} sdk
 * @param {typeof import('@foyer/sdk/webhooks')} webhooks
 * @param {{ apiUrl: string, partnerToken: string, userToken: string }} demo
 */
export async function use({ createFoyer, FoyerError }, { verifyWebhook }, demo) {
  const foyer = createFoyer(demo)
  const { data } = await foyer.companies.get({ location_id: 1 })
  let clients = 0
  for await (const client of foyer.clients.search({ location_id: 1, page_size: 100 }))
    if (client) clients += 1
  const error = await foyer.clients.get({ location_id: 1, client_id: 999999 }).catch(caught => caught)
  const refused = await verifyWebhook({ secret: '', headers: {}, body: '{}' }).catch(caught => caught.name)
  return [data.id, clients >= 200, error instanceof FoyerError && error.status, refused]
}

export const expected = [1, true, 404, 'WebhookVerificationError']
