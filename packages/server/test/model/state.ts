import { applicationIds, locationIds, type ModelKind, type PartnerId, partnerIds } from './facts.ts'

export type Status = 'uninstalled' | 'pending' | 'active' | 'freezed'

interface Payment {
  id: number
  /** The content of the notice, to recognise a repeated one. */
  notice: string
  from: number
  to: number
  refundedAt: number | null
}

export interface ModelInstallation {
  status: Status
  frozenBy: 'billing' | 'operator' | null
  createdAt: number
  grantedAt: number
  wasActive: boolean
  graceUntil: number
  freeUntil: number
  payments: Payment[]
  log: { at: number; from: Status; to: Status; source: string }[]
  chatUrl: string
  channels: string[]
}

export interface ModelEndpoint {
  id: number
  partner: PartnerId
  location: number
  url: string
  /** The application that owns it; null for a person's. */
  application: number | null
  /** Null means what the application declares. */
  kinds: ModelKind[] | null
  isActive: boolean
  includesOwnChanges: boolean
}

export interface ModelSubscription {
  isActive: boolean
  kinds: ModelKind[]
  includesOwnChanges: boolean
}

/** What hooks_settings has set last, and the application whose system user did; null for a person. */
interface ModelSettings extends ModelSubscription {
  application: number | null
}

export interface Happening {
  number: number
  location: number
  resource: ModelKind
  id: number
  status: 'create' | 'update' | 'delete'
  name: string
  actor: PartnerId
  at: number
}

export type DeliveryOutcome = 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'

export interface Delivery {
  partner: PartnerId
  location: number
  url: string
  application: number | null
  /** Null for a lifecycle event, which is not rechecked. */
  endpoint: number | null
  /** Other endpoints that named the URL and were eligible at the change. */
  others: number[]
  happening: Happening | null
  lifecycle: string | null
  outcome: DeliveryOutcome
}

interface Feed {
  last: number
  /** The events that its partner has not read yet. */
  unread: { sequence: number; happening: Happening }[]
}

export interface ModelState {
  now: number
  blocked: number[]
  installations: Record<string, ModelInstallation>
  endpoints: ModelEndpoint[]
  settings: Record<string, ModelSettings>
  feeds: Record<string, Feed>
  records: { location: number; resource: ModelKind; id: number; name: string }[]
  /** What happened since the last move of the clock. */
  deliveries: Delivery[]
  lastNumber: number
  lastEndpoint: number
}

export const keyOf = (one: number, two: number): string => `${one}:${two}`

const uninstalled: ModelInstallation = {
  status: 'uninstalled',
  frozenBy: null,
  createdAt: 0,
  grantedAt: 0,
  wasActive: false,
  graceUntil: 0,
  freeUntil: 0,
  payments: [],
  log: [],
  chatUrl: '',
  channels: [],
}

export function initialState(now: number): ModelState {
  const installations = locationIds.flatMap(location =>
    applicationIds.map(application => [keyOf(location, application), structuredClone(uninstalled)]),
  )
  const feeds = locationIds.flatMap(location =>
    partnerIds.map(partner => [keyOf(location, partner), { last: 0, unread: [] }]),
  )
  return {
    now,
    blocked: [],
    installations: Object.fromEntries(installations),
    endpoints: [],
    settings: {},
    feeds: Object.fromEntries(feeds),
    records: [],
    deliveries: [],
    lastNumber: 0,
    lastEndpoint: 0,
  }
}

export function installationOf(state: ModelState, location: number, application: number): ModelInstallation {
  const found = state.installations[keyOf(location, application)]
  if (!found) throw new Error(`The model knows no application ${application} in ${location}.`)
  return found
}

/** Only what changes is copied, because copying takes most of the model's time. */
export function copyOf(state: ModelState): ModelState {
  return {
    ...state,
    blocked: [...state.blocked],
    installations: mapValues(state.installations, installation => ({
      ...installation,
      payments: installation.payments.map(payment => ({ ...payment })),
      log: [...installation.log],
    })),
    endpoints: state.endpoints.map(endpoint => ({ ...endpoint })),
    settings: { ...state.settings },
    feeds: mapValues(state.feeds, ({ last, unread }) => ({ last, unread: [...unread] })),
    records: state.records.map(record => ({ ...record })),
    deliveries: state.deliveries.map(delivery => ({ ...delivery })),
  }
}

const mapValues = <T>(values: Record<string, T>, map: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
