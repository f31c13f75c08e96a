import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFoyer } from '@foyer/sdk'
import { demo } from '../../packages/server/src/features/sandbox/demo-world/facts.ts'
import type { Sandbox } from '../sandbox/start-sandbox.ts'

/**
 * Connects one application whole and one halfway, and changes a client, so that installations and deliveries have
 * something to show. Returns how to end the endpoint.
 */
export async function connectApplications({ apiUrl, appUrl }: Sandbox): Promise<() => void> {
  const endpoint = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/hooks`
  const foyer = createFoyer({
    apiUrl,
    appUrl,
    partnerToken: demo.partner.token,
    userToken: demo.owner.token,
  })
  const salon_id = demo.locations.main
  for (const application_id of [demo.applications.public, demo.applications.paid])
    await foyer.sandbox.trigger({
      location_id: salon_id,
      application_id,
      resource: 'application',
      status: 'install',
    })
  await foyer.marketplace.confirmInstallation({
    salon_id,
    application_id: demo.applications.public,
    webhook_urls: [url],
  })
  for (const resource of ['client', 'record'] as const)
    await foyer.sandbox.trigger({ location_id: salon_id, resource, status: 'update' })
  return () => {
    endpoint.closeAllConnections()
    endpoint.close()
  }
}
