import type { Foyer } from '@foyer/sdk'
import type { FoyerAccount } from '@foyer/sdk/account'
import { TestingError } from './errors.ts'
import type { Facts } from './facts.ts'
import { checkNames } from './options.ts'

export interface InstallOptions {
  /** By default the main Location of the demo world. */
  location_id?: number | undefined
  /** By default the public application of the demo world. */
  application_id?: number | undefined
  /** The endpoint of the application; by default the receiver of the world. */
  url?: string | undefined
  /** Also get what you change with your own partner token (`self_sending`). False by default, as in production. */
  ownChanges?: boolean | undefined
}

export interface Installed {
  location_id: number
  application_id: number
  /** The system user, which now has access to the Location. */
  user_id: number
  /** The endpoint. */
  url: string
}

interface Installing {
  facts: Facts
  foyer: Foyer
  asSystem: Foyer
  developer: FoyerAccount
  receiverUrl: string
}

const names = ['location_id', 'application_id', 'url', 'ownChanges']

/** Makes an application active in a Location, with an endpoint for its events and those of the marketplace. */
export async function install(
  { facts, foyer, asSystem, developer, receiverUrl }: Installing,
  options: InstallOptions,
): Promise<Installed> {
  checkNames('install', options, names)
  const { main } = facts.locations
  const { location_id = main, application_id = facts.applications.public, url = receiverUrl } = options
  if (options.ownChanges && application_id !== facts.applications.public)
    throw new TestingError('ownChanges works for the public application of the demo world alone.')
  // The URL of an application would wait for a review.
  await developer.partners.update({ partner_id: facts.partner.id, webhook_url: url })
  const which = { location_id, application_id }
  await foyer.sandbox.trigger({ ...which, resource: 'application', status: 'install' })
  const { data } = await foyer.marketplace.confirmInstallation({
    salon_id: location_id,
    application_id,
    webhook_urls: [url],
  })
  if (options.ownChanges) await sendOwnChanges(asSystem, { location_id, url })
  return { ...which, user_id: data.user_id, url }
}

async function sendOwnChanges(
  { webhooks }: Foyer,
  { location_id, url }: { location_id: number; url: string },
): Promise<void> {
  const { data } = await webhooks.getSettings({ location_id })
  const { company_id: _location, ...settings } = data
  const url_settings = settings.url_settings.map(row =>
    row.url === url ? { ...row, self_sending: 1 as const } : row,
  )
  await webhooks.setSettings({ ...settings, location_id, url_settings })
}
