/** Derives what reads must answer from the state. */
import type { Expected } from './apply.ts'
import { toText } from './calls.ts'
import { commonSettings } from './endpoints.ts'
import { factsOfApplication, hour, locationIds, type PartnerId } from './facts.ts'
import { installationOf, type ModelEndpoint, type ModelState, type ModelSubscription } from './state.ts'

export function expectedStatus(
  state: ModelState,
  { location, application }: { location: number; application: number },
): Expected {
  const { status, frozenBy, createdAt, grantedAt, payments, log, chatUrl, channels } = installationOf(
    state,
    location,
    application,
  )
  if (status === 'uninstalled') return { status: 404 }
  return {
    status: 200,
    data: {
      connection_status: {
        status,
        frozen_by: frozenBy ?? '',
        created_at: toText(createdAt),
        ...(status === 'pending' ? { confirm_before: toText(grantedAt + 12 * hour) } : {}),
      },
      payments: payments.map(({ id, refundedAt }) => ({
        id,
        is_refunded: refundedAt !== null,
        refunded_at: refundedAt === null ? null : toText(refundedAt),
      })),
      logs: log.map(({ at, from, to, source }) => ({
        changed_at: toText(at),
        status_from: from,
        status_to: to,
        source,
      })),
      special_settings: { chat_url: chatUrl, channels },
    },
  }
}

export function expectedSalons(state: ModelState, application: number): Expected {
  const connected = locationIds.filter(location =>
    ['active', 'freezed'].includes(installationOf(state, location, application).status),
  )
  return { status: 200, data: connected.map(id => ({ id })) }
}

interface ModelSettingsKey {
  location: number
  partner: PartnerId
}

const toFlags = ({ isActive, kinds, includesOwnChanges }: ModelSubscription) => ({
  active: Number(isActive),
  client: Number(kinds.includes('client')),
  service_category: Number(kinds.includes('service_category')),
  self_sending: Number(includesOwnChanges),
})

/** URLs are compared by their names, in the order of the names. */
export function expectedSettings(state: ModelState, { location, partner }: ModelSettingsKey) {
  const endpoints = state.endpoints.filter(
    endpoint => endpoint.location === location && endpoint.partner === partner,
  )
  const urls = [...new Set(endpoints.map(({ url }) => url))].sort()
  return {
    company_id: location,
    urls,
    ...toFlags(commonSettings(state, location, partner)),
    url_settings: urls.map(url => ({
      url,
      ...toFlags(shownAt(endpoints.filter(endpoint => endpoint.url === url))),
    })),
  }
}

/** Returns what was set for the URL, or else what the applications declare whose callbacks named it. */
function shownAt(endpoints: ModelEndpoint[]): ModelSubscription {
  const set = endpoints.find(({ kinds }) => kinds !== null)
  if (set) return { ...set, kinds: set.kinds ?? [] }
  return {
    isActive: endpoints.some(({ isActive }) => isActive),
    kinds: endpoints.flatMap(({ application }) =>
      application === null ? [] : factsOfApplication(application).kinds,
    ),
    includesOwnChanges: false,
  }
}
