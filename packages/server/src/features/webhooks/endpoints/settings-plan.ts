import { commonOf, type Endpoint, type PartnerSettings, shownAt } from './partner-settings.ts'
import { isSame, type Subscription } from './subscription.ts'

export interface WantedSettings {
  urls: string[]
  common: Subscription
  /** The settings of single URLs, by URL. */
  rows: Map<string, Subscription>
}

export interface WantedEndpoint extends Subscription {
  url: string
}

export interface SettingsPlan {
  /** These endpoints are written and belong to the caller from now on; all other named URLs stay as they are. */
  changed: WantedEndpoint[]
  removedUrls: string[]
  isCommonChanged: boolean
}

/**
 * Plans what a POST changes. Sending back what GET answered changes nothing, and a POST without `url_settings` leaves
 * the endpoints of callbacks alone.
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

/**
 * An endpoint whose person lost a right counts as changed: whoever sends it again has the right, and wants it to work.
 */
const isUnchanged = (rows: Endpoint[], next: Subscription): boolean =>
  rows.length > 0 && isSame(shownAt(rows), next) && !rows.some(({ lacksRights }) => lacksRights)
