import type { World } from '@foyer/testing'

type Check = (is: boolean, what: string) => void

/** What a partner tests, the same for every test runner. */
export const fourTests: Record<string, (world: World, check: Check) => Promise<void>> = {
  'the handshake installs the application': async (world, check) => {
    const ids = { salon_id: world.facts.locations.main, application_id: world.facts.applications.public }
    const granted = await world.foyer.marketplace.grantAccess({
      company_id: ids.salon_id,
      application_id: ids.application_id,
    })
    check(granted.data.status === 'pending', `pending, not ${granted.data.status}`)
    await world.foyer.marketplace.confirmInstallation({ ...ids, webhook_urls: [world.webhooks.url] })
    const { data } = await world.foyer.marketplace.getInstallation(ids)
    check(data.connection_status.status === 'active', 'active')
  },
  'a change is delivered': async (world, check) => {
    await world.install()
    await world.as('other-partner').clients.update({ company_id: 1, client_id: 1, name: 'Ada King' })
    const { event } = await world.webhooks.next({ event: 'client.update' })
    check(event.data.name === 'Ada King', `Ada King, not ${event.data.name}`)
    await world.webhooks.none()
  },
  'after twelve hours a grant is void': async (world, check) => {
    const { second } = world.facts.locations
    const application_id = world.facts.applications.public
    await world.foyer.marketplace.grantAccess({ company_id: second, application_id })
    await world.clock.advance('12h1m')
    const status = await world.foyer.marketplace
      .confirmInstallation({ salon_id: second, application_id })
      .then(
        () => 201,
        error => error.status,
      )
    check(status >= 400, `an error, not ${status}`)
  },
  'an unknown client is 404': async (world, check) => {
    const status = await world.foyer.clients.get({ company_id: 1, client_id: 999_999 }).then(
      () => 200,
      error => error.status,
    )
    check(status === 404, `404, not ${status}`)
  },
}
