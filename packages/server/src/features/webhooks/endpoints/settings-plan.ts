import { commonOf, type Endpoint, type PartnerSettings, shownAt } from './partner-settings.ts'
import { isSame, type Subscription } from './subscription.ts'

export interface WantedSettings {
  urls: string[]
  common: Subscription
  /** By URL. */
  rows: Map<string, Subscription>
}

export interface WantedEndpoint extends Subscription {
  url: string
}

export interface SettingsPlan {
  /** Written, and the caller's from now on; all other URLs that are wanted stay as they are. */
  changed: WantedEndpoint[]
  removedUrls: string[]
  isCommonChanged: boolean
}

/**
 * Pure: what a POST changes. Sending back what GET answered changes nothing, and that of a client that does not know
 * `url_settings` leaves the endpoints of callbacks alone.
 */
export function planSettings(before: PartnerSettings, wanted: WantedSettings): SettingsPlan {
  const isCommonChanged = !isSame(wanted.common, commonOf(before))
  const rowsAt = (url: string) => before.endpoints.filter(endpoint => endpoint.url === url)
  const changed = wanted.urls.flatMap(url => {
    const rows = rowsAt(url)
    const next =
      wanted.rows.get(url) ?? (isCommonChanged || !isOfCallback(rows) ? wanted.common : shownAt(rows))
    return isUnchanged(rows, next) ? [] : [{ ...next, url }]
  })
  const removedUrls = [...new Set(before.endpoints.map(({ url }) => url))].filter(
    url => !wanted.urls.includes(url),
  )
  return { changed, removedUrls, isCommonChanged }
}

const isOfCallback = (rows: Endpoint[]): boolean =>
  rows.length > 0 && rows.every(({ isFromCallback }) => isFromCallback)

/** One whose person lost a right is not kept: whoever sends it again has the right, and means it to work. */
const isUnchanged = (rows: Endpoint[], next: Subscription): boolean =>
  rows.length > 0 && isSame(shownAt(rows), next) && !rows.some(({ lacksRights }) => lacksRights)
