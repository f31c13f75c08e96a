import type { Action } from './actions.ts'
import { type ModelCall, toText } from './calls.ts'
import { happen, setCallbackUrls, setSettings } from './endpoints.ts'
import { expectedSalons, expectedSettings, expectedStatus } from './expected.ts'
import { applications, factsOfApplication, systemApplication } from './facts.ts'
import * as installations from './installation.ts'
import { installationOf, type ModelState } from './state.ts'

export interface ModelAnswer {
  status: number
  data: unknown
}

/** What the answer must be; the data may have more fields than these. */
export interface Expected {
  status: number
  data?: unknown
}

/**
 * Changes the state as the call must change it, and returns the expected answer. Only new ids are taken from the
 * answer.
 */
export function apply(state: ModelState, call: ModelCall, answer: ModelAnswer): Expected {
  const { action } = call
  switch (action.do) {
    case 'grant':
      return grant(state, action)
    case 'callback':
      return callback(state, action)
    case 'callback on the API host':
      return { status: 404 }
    case 'uninstall':
      if (action.by === 'other') return { status: 403 }
      return {
        status: installations.end(state, action, { source: 'partner_api', isNotified: false, status: 200 }),
      }
    case 'disconnect':
      return {
        status: installations.end(state, action, { source: 'marketplace', isNotified: true, status: 204 }),
      }
    case 'disable':
      return {
        status: installations.end(state, action, { source: 'platform', isNotified: true, status: 200 }),
      }
    case 'freeze':
      return { status: installations.freeze(state, action) }
    case 'unfreeze':
      return { status: installations.unfreeze(state, action) }
    case 'block':
    case 'unblock':
      state.blocked = state.blocked.filter(location => location !== action.location)
      if (action.do === 'block') state.blocked.push(action.location)
      return { status: 200 }
    case 'pay':
      return pay(state, call, answer)
    case 'refund':
      return refund(state, call)
    case 'settings':
      return settings(state, action)
    case 'write back':
    case 'read settings':
      return { status: action.do === 'write back' ? 201 : 200, data: expectedSettings(state, action) }
    case 'read status':
      return action.by === 'other' ? { status: 403 } : expectedStatus(state, action)
    case 'read salons':
      return expectedSalons(state, action.application)
    default:
      return changeRecord(state, call, answer)
  }
}

type ActionOf<Name> = Extract<Action, { do: Name }>

function grant(state: ModelState, action: ActionOf<'grant'>): Expected {
  if (action.by !== 'owner') return { status: 403 }
  const before = installationOf(state, action.location, action.application).status
  const status = installations.grant(state, action)
  if (status !== 201) return { status }
  const { fastUrl } = factsOfApplication(action.application)
  if (fastUrl && before !== 'active') setCallbackUrls(state, action.location, action.application, [fastUrl])
  const after = installationOf(state, action.location, action.application)
  const data = { salon_id: action.location, status: after.status, created_at: toText(after.createdAt) }
  return { status, data }
}

function callback(state: ModelState, action: ActionOf<'callback'>): Expected {
  if (action.by === 'other') return { status: 403 }
  const status = installations.confirm(state, action)
  if (status !== 201) return { status }
  const installation = installationOf(state, action.location, action.application)
  if (action.urls) setCallbackUrls(state, action.location, action.application, action.urls)
  if (action.chatUrl !== undefined) installation.chatUrl = action.chatUrl
  if (action.channels) installation.channels = action.channels
  return { status }
}

const maxMs = 10 * 365 * 24 * 3600 * 1000

function pay(state: ModelState, { action, period }: ModelCall, answer: ModelAnswer): Expected {
  if (action.do !== 'pay' || !period) throw new Error('A payment has a period.')
  if (period.to < period.from || period.to - state.now > maxMs) return { status: 422 }
  if (action.by === 'other') return { status: 403 }
  const { status, payments } = installationOf(state, action.location, action.application)
  if (status === 'uninstalled') return { status: 404 }
  const known = payments.find(({ notice }) => notice === period.notice)
  if (known) return { status: 200, data: { id: known.id } }
  const id = Number((answer.data as { id?: unknown } | null)?.id)
  payments.push({ id, ...period, refundedAt: null })
  installations.resume(state, action)
  return { status: 200, data: { id } }
}

function refund(state: ModelState, { action, id }: ModelCall): Expected {
  if (action.do !== 'refund') throw new Error('This is no refund.')
  const payment = installationOf(state, action.location, action.application).payments.find(
    candidate => candidate.id === id,
  )
  if (!payment) return { status: 404 }
  if (action.by === 'other') return { status: 403 }
  if (payment.refundedAt === null) {
    payment.refundedAt = state.now
    installations.expire(state, action)
  }
  return { status: 200, data: { id, is_refunded: true, refunded_at: toText(payment.refundedAt) } }
}

/** A system user has its rights while its application is active, and only with the token of its own partner. */
function refuseSystemUser(state: ModelState, { location, partner }: { location: number; partner: number }) {
  if (applications[systemApplication]?.partner !== partner) return { status: 401 }
  if (installationOf(state, location, systemApplication).status !== 'active') return { status: 403 }
  return undefined
}

function settings(state: ModelState, action: ActionOf<'settings'>): Expected {
  const refusal = action.by === 'system user' ? refuseSystemUser(state, action) : undefined
  if (refusal) return refusal
  const { location, partner, urls, isActive, kinds, includesOwnChanges } = action
  const application = action.by === 'system user' ? systemApplication : null
  const wanted = { isActive, kinds, includesOwnChanges }
  setSettings(state, { location, partner, urls, application, wanted })
  return { status: 201, data: expectedSettings(state, action) }
}

const statusOf = { create: 201, update: 200, delete: 204 } as const

function changeRecord(state: ModelState, { action, id }: ModelCall, answer: ModelAnswer): Expected {
  if (action.do !== 'create' && action.do !== 'update' && action.do !== 'delete')
    throw new Error(`The model knows no ${action.do}.`)
  const { location, partner, resource } = action
  const refusal = action.by === 'system user' ? refuseSystemUser(state, action) : undefined
  if (refusal) return refusal
  const isIt = (record: ModelState['records'][number]) =>
    record.location === location && record.resource === resource && record.id === id
  const name = action.do === 'delete' ? (state.records.find(isIt)?.name ?? '') : `Name ${action.unique}`
  if (action.do === 'create') {
    const created = Number((answer.data as { id?: unknown } | null)?.id)
    state.records.push({ location, resource, id: created, name })
    happen(state, { location, resource, id: created, status: 'create', name, actor: partner })
    return { status: 201 }
  }
  const record = state.records.find(isIt)
  if (!record || id === undefined) return { status: 404 }
  if (action.do === 'update') record.name = name
  else state.records = state.records.filter(candidate => candidate !== record)
  happen(state, { location, resource, id, status: action.do, name, actor: partner })
  return { status: statusOf[action.do] }
}
