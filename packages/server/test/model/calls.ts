/** From an action to the request it is: what it names by its place gets its id. */
import type { World } from '../world.ts'
import type { Action } from './actions.ts'
import type { Answer } from './apply.ts'
import { as, day, factsOfApplication, other, type PartnerId } from './facts.ts'
import { installationOf, type State } from './state.ts'

export interface Call {
  action: Action
  /** Of the record or payment. */
  id?: number | undefined
  period?: { from: number; to: number; notice: string }
}

/** As the times of the marketplace are written. */
export const toText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const toDay = (at: number): string => toText(at).slice(0, 10)

export function toCall(state: State, action: Action): Call {
  const pick = <T>(values: T[], place: number): T | undefined => values[place % Math.max(values.length, 1)]
  switch (action.do) {
    case 'pay':
      return { action, period: toPeriod(state, action) }
    case 'refund':
      return {
        action,
        id: pick(installationOf(state, action.location, action.application).payments, action.place)?.id,
      }
    case 'update':
    case 'delete': {
      const here = state.records.filter(
        ({ location, resource }) => location === action.location && resource === action.resource,
      )
      return { action, id: pick(here, action.place)?.id }
    }
    default:
      return { action }
  }
}

function toPeriod({ now }: State, action: Extract<Action, { do: 'pay' }>) {
  const from = now + action.fromMs
  const to = from + action.lengthMs
  // A day that is named alone is paid for to its last millisecond.
  const [start, end] = action.byDay ? [startOfDay(from), startOfDay(to) + day - 1] : [from, to]
  const texts = action.byDay ? [toDay(from), toDay(to)] : [toText(from), toText(to)]
  return { from: start, to: end, notice: JSON.stringify([action.sum, ...texts]) }
}

const startOfDay = (at: number): number => Math.floor(at / day) * day

interface Request {
  host?: 'app'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  as: string
  body?: unknown
}

const nothing = 987_654_321

/** `place`: the address before the names of the endpoints. */
export function toRequest({ action, id = nothing, period }: Call, place: string): Request {
  switch (action.do) {
    case 'grant': {
      const { partner } = factsOfApplication(action.application)
      const who = {
        owner: as.owner(partner),
        newcomer: as.newcomer(partner),
        'other partner': as.owner(other(partner)),
      }
      const path = `/v1/company/${action.location}/marketplace/applications/${action.application}/grant_access`
      return { method: 'POST', path, as: who[action.by] }
    }
    case 'callback':
    case 'callback on the API host': {
      const body = { salon_id: action.location, application_id: action.application }
      const path = '/marketplace/partner/callback'
      if (action.do !== 'callback') return { method: 'POST', path: `/v1${path}`, as: partnerOf(action), body }
      const more = {
        ...(action.urls && { webhook_urls: action.urls.map(url => place + url) }),
        ...(action.chatUrl !== undefined && { chat_url: action.chatUrl }),
        ...(action.channels && { channels: action.channels }),
      }
      return { host: 'app', method: 'POST', path, as: partnerOf(action), body: { ...body, ...more } }
    }
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
    case 'disable': {
      const path = `/account/operator/applications/${action.application}/links/${action.location}/${action.do}`
      return { host: 'app', method: 'POST', path, as: as.operator, body: {} }
    }
    case 'block':
    case 'unblock': {
      const path = `/account/operator/locations/${action.location}/installation_block`
      return { host: 'app', method: action.do === 'block' ? 'PUT' : 'DELETE', path, as: as.operator }
    }
    case 'pay': {
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
    case 'refund':
      return {
        method: 'POST',
        path: `/v1/marketplace/partner/payment/refund/${id}`,
        as: partnerOf(action),
      }
    case 'read salons': {
      const path = `/v1/marketplace/application/${action.application}/salons?page=1&count=100`
      return { method: 'GET', path, as: as.partner(factsOfApplication(action.application).partner) }
    }
    case 'settings': {
      const body = {
        urls: action.urls.map(url => place + url),
        active: Number(action.isActive),
        ...Object.fromEntries(action.kinds.map(kind => [kind, 1])),
        self_sending: Number(action.includesOwnChanges),
      }
      return { method: 'POST', path: `/v1/hooks_settings/${action.location}`, as: userOf(action), body }
    }
    case 'write back':
    case 'read settings': {
      const method = action.do === 'write back' ? 'POST' : 'GET'
      return { method, path: `/v1/hooks_settings/${action.location}`, as: as.owner(action.partner) }
    }
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

function toRecordRequest(
  action: Extract<Action, { do: 'create' | 'update' | 'delete' }>,
  id: number,
): Request {
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

export async function send(world: World, call: Call, place: string): Promise<Answer> {
  const { host, method, path, as: who, body } = toRequest(call, place)
  let sent = body
  // What was read is sent as it came.
  if (call.action.do === 'write back') sent = (await world.api.get(path, { as: who })).json.data
  const { status, text } = await world[host ?? 'api'].send(method, path, {
    as: who,
    ...(sent === undefined ? {} : { body: sent }),
  })
  return { status, data: text === '' ? null : JSON.parse(text).data }
}
