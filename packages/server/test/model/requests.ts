/** Builds the request of each action; `baseUrl` comes before the names of the endpoints. */
import type { Action } from './actions.ts'
import { as, factsOfApplication, other, type PartnerId } from './facts.ts'

interface ModelRequest {
  host?: 'app'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  as: string
  body?: unknown
}

/** What `toCall` resolved for an action. */
interface ResolvedAction {
  action: Action
  id?: number | undefined
  period?: { notice: string }
}

type Doing<Do extends Action['do']> = Extract<Action, { do: Do }>

const nothing = 987_654_321

export function toRequest({ action, id = nothing, period }: ResolvedAction, baseUrl: string): ModelRequest {
  switch (action.do) {
    case 'grant':
      return toGrant(action)
    case 'callback':
    case 'callback on the API host':
      return toCallback(action, baseUrl)
    case 'uninstall':
      return { host: 'app', method: 'POST', path: `${installation(action)}/uninstall`, as: partnerOf(action) }
    case 'read status':
      return { method: 'GET', path: `/v1${installation(action)}`, as: partnerOf(action) }
    case 'disconnect': {
      const path = `/account/locations/${action.location}/applications/${action.application}`
      return { host: 'app', method: 'DELETE', path, as: as.ownerPerson }
    }
    case 'freeze':
    case 'unfreeze':
    case 'disable':
    case 'block':
    case 'unblock':
      return toOperatorRequest(action)
    case 'pay':
      return toPayment(action, period)
    case 'refund': {
      const path = `/v1/marketplace/partner/payment/refund/${id}`
      return { method: 'POST', path, as: partnerOf(action) }
    }
    case 'read salons': {
      const path = `/v1/marketplace/application/${action.application}/salons?page=1&count=100`
      return { method: 'GET', path, as: as.partner(factsOfApplication(action.application).partner) }
    }
    case 'settings':
    case 'write back':
    case 'read settings':
      return toSettingsRequest(action, baseUrl)
    default:
      return toRecordRequest(action, id)
  }
}

const installation = ({ location, application }: { location: number; application: number }) =>
  `/marketplace/salon/${location}/application/${application}`

function partnerOf(action: { application: number; by?: string }): string {
  const { partner } = factsOfApplication(action.application)
  return as.partner(action.by === 'other' ? other(partner) : partner)
}

const userOf = ({ by, partner }: { by: 'person' | 'system user'; partner: PartnerId }): string =>
  by === 'person' ? as.owner(partner) : as.systemUser(partner)

function toGrant({ location, application, by }: Doing<'grant'>): ModelRequest {
  const { partner } = factsOfApplication(application)
  const who = {
    owner: as.owner(partner),
    newcomer: as.newcomer(partner),
    'other partner': as.owner(other(partner)),
  }
  const path = `/v1/company/${location}/marketplace/applications/${application}/grant_access`
  return { method: 'POST', path, as: who[by] }
}

function toCallback(action: Doing<'callback' | 'callback on the API host'>, baseUrl: string): ModelRequest {
  const body = { salon_id: action.location, application_id: action.application }
  const path = '/marketplace/partner/callback'
  if (action.do !== 'callback') return { method: 'POST', path: `/v1${path}`, as: partnerOf(action), body }
  const more = {
    ...(action.urls && { webhook_urls: action.urls.map(url => baseUrl + url) }),
    ...(action.chatUrl !== undefined && { chat_url: action.chatUrl }),
    ...(action.channels && { channels: action.channels }),
  }
  return { host: 'app', method: 'POST', path, as: partnerOf(action), body: { ...body, ...more } }
}

function toOperatorRequest(
  action: Doing<'freeze' | 'unfreeze' | 'disable'> | Doing<'block' | 'unblock'>,
): ModelRequest {
  const who = { host: 'app', as: as.operator } as const
  if (!('application' in action)) {
    const path = `/account/operator/locations/${action.location}/installation_block`
    return { ...who, method: action.do === 'block' ? 'PUT' : 'DELETE', path }
  }
  const path = `/account/operator/applications/${action.application}/links/${action.location}/${action.do}`
  return { ...who, method: 'POST', path, body: {} }
}

function toPayment(action: Doing<'pay'>, period: ResolvedAction['period']): ModelRequest {
  const [sum, from, to] = JSON.parse(period?.notice ?? '[]')
  const body = {
    salon_id: action.location,
    application_id: action.application,
    currency_iso: 'USD',
    payment_sum: sum,
    payment_date: from,
    period_from: from,
    period_to: to,
  }
  return { method: 'POST', path: '/v1/marketplace/partner/payment', as: partnerOf(action), body }
}

function toSettingsRequest(
  action: Doing<'settings'> | Doing<'write back'> | Doing<'read settings'>,
  baseUrl: string,
): ModelRequest {
  const path = `/v1/hooks_settings/${action.location}`
  if (action.do !== 'settings')
    return { method: action.do === 'write back' ? 'POST' : 'GET', path, as: as.owner(action.partner) }
  const body = {
    urls: action.urls.map(url => baseUrl + url),
    active: Number(action.isActive),
    ...Object.fromEntries(action.kinds.map(kind => [kind, 1])),
    self_sending: Number(action.includesOwnChanges),
  }
  return { method: 'POST', path, as: userOf(action), body }
}

function toRecordRequest(action: Doing<'create' | 'update' | 'delete'>, id: number): ModelRequest {
  const { location, resource, unique } = action
  const isClient = resource === 'client'
  const list = isClient ? `/v1/clients/${location}` : `/v1/service_categories/${location}`
  const one = isClient ? `/v1/client/${location}/${id}` : `/v1/service_category/${location}/${id}`
  const named = isClient ? { name: `Name ${unique}` } : { title: `Name ${unique}` }
  const who = userOf(action)
  if (action.do === 'delete') return { method: 'DELETE', path: one, as: who }
  if (action.do === 'update') return { method: 'PUT', path: one, as: who, body: named }
  const phone = `+1628${2_000_000 + unique}`
  return { method: 'POST', path: list, as: who, body: isClient ? { ...named, phone } : named }
}
