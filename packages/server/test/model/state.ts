import { applicationIds, type Kind, locationIds, type PartnerId, partnerIds } from './facts.ts'

export type Status = 'uninstalled' | 'pending' | 'active' | 'freezed'

interface Payment {
  id: number
  /** What the notice said, to recognise it when it comes again. */
  notice: string
  from: number
  to: number
  refundedAt: number | null
}

export interface Installation {
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

export interface Endpoint {
  id: number
  partner: PartnerId
  location: number
  url: string
  /** Whose it is; null: a person's. */
  application: number | null
  /** Null: what the application declares. */
  kinds: Kind[] | null
  isActive: boolean
  includesOwnChanges: boolean
}

export interface Subscription {
  isActive: boolean
  kinds: Kind[]
  includesOwnChanges: boolean
}

/** What hooks_settings has set last, and whose system user did; null: a person. */
interface Settings extends Subscription {
  application: number | null
}

export interface Happening {
  number: number
  location: number
  resource: Kind
  id: number
  status: 'create' | 'update' | 'delete'
  name: string
  actor: PartnerId
  at: number
}

export type Outcome = 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'

export interface Delivery {
  partner: PartnerId
  location: number
  url: string
  application: number | null
  /** Null: a lifecycle event, which goes to whom it was for. */
  endpoint: number | null
  /** Others that named the URL and were eligible at the change. */
  others: number[]
  happening: Happening | null
  lifecycle: string | null
  outcome: Outcome
}

interface Feed {
  last: number
  /** What its partner has not read yet. */
  unread: { sequence: number; happening: Happening }[]
}

export interface State {
  now: number
  blocked: number[]
  installations: Record<string, Installation>
  endpoints: Endpoint[]
  settings: Record<string, Settings>
  feeds: Record<string, Feed>
  records: { location: number; resource: Kind; id: number; name: string }[]
  /** Since the clock moved last. */
  deliveries: Delivery[]
  lastNumber: number
  lastEndpoint: number
}

export const keyOf = (one: number, two: number): string => `${one}:${two}`

const uninstalled: Installation = {
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

export function initialState(now: number): State {
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

export function installationOf(state: State, location: number, application: number): Installation {
  const found = state.installations[keyOf(location, application)]
  if (!found) throw new Error(`The model knows no application ${application} in ${location}.`)
  return found
}

/** What changes is copied, and what never does is shared: copying is most of what the model does. */
export function copyOf(state: State): State {
  return {
    ...state,
    blocked: [...state.blocked],
    installations: mapValues(state.installations, each => ({
      ...each,
      payments: each.payments.map(payment => ({ ...payment })),
      log: [...each.log],
    })),
    endpoints: state.endpoints.map(each => ({ ...each })),
    settings: { ...state.settings },
    feeds: mapValues(state.feeds, ({ last, unread }) => ({ last, unread: [...unread] })),
    records: state.records.map(each => ({ ...each })),
    deliveries: state.deliveries.map(each => ({ ...each })),
  }
}

const mapValues = <T>(values: Record<string, T>, map: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
