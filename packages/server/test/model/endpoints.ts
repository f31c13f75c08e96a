/** Models who gets an event: it is decided when the event happens, and rechecked just before sending. */
import { factsOfApplication, isRefusing, type ModelKind, type PartnerId, partnerIds } from './facts.ts'
import {
  type Delivery,
  type DeliveryOutcome,
  type Happening,
  installationOf,
  keyOf,
  type ModelEndpoint,
  type ModelState,
  type ModelSubscription,
} from './state.ts'

type ModelEligibility = 'eligible' | 'held' | 'blocked'

function eligibilityOf(
  state: ModelState,
  { application, location, isActive }: ModelEndpoint,
): ModelEligibility {
  if (!isActive) return 'blocked'
  if (application === null) return 'eligible'
  const { status } = installationOf(state, location, application)
  if (status === 'active') return 'eligible'
  return status === 'freezed' ? 'held' : 'blocked'
}

const mayRead = ({ application }: ModelEndpoint, kind: ModelKind): boolean =>
  application === null || factsOfApplication(application).kinds.includes(kind)

function isSubscribed(
  endpoint: ModelEndpoint,
  { resource, actor }: Pick<Happening, 'resource' | 'actor'>,
): boolean {
  const kinds =
    endpoint.kinds ?? (endpoint.application === null ? [] : factsOfApplication(endpoint.application).kinds)
  return (
    kinds.includes(resource) &&
    mayRead(endpoint, resource) &&
    (endpoint.includesOwnChanges || actor !== endpoint.partner)
  )
}

const installedHere = (state: ModelState, location: number, partner: PartnerId): number[] =>
  Object.keys(state.installations)
    .map(key => key.split(':').map(Number) as [number, number])
    .filter(
      ([where, application]) =>
        where === location &&
        factsOfApplication(application).partner === partner &&
        installationOf(state, where, application).status === 'active',
    )
    .map(([, application]) => application)

/** Adds the event to the feed of each entitled partner, and makes its deliveries: one for each URL. */
export function happen(state: ModelState, change: Omit<Happening, 'number' | 'at'>): void {
  const happening: Happening = { ...change, number: ++state.lastNumber, at: state.now }
  for (const partner of partnerIds) {
    const entitled = entitledEndpoints(state, happening, partner)
    const isEntitled =
      entitled.length > 0 ||
      (partner !== happening.actor &&
        installedHere(state, happening.location, partner).some(application =>
          factsOfApplication(application).kinds.includes(happening.resource),
        ))
    if (!isEntitled) continue
    const feed = state.feeds[keyOf(happening.location, partner)]
    if (feed) feed.unread.push({ sequence: ++feed.last, happening })
    for (const url of new Set(entitled.map(endpoint => endpoint.url))) {
      const [first, ...others] = entitled.filter(endpoint => endpoint.url === url) as [
        ModelEndpoint,
        ...ModelEndpoint[],
      ]
      state.deliveries.push({
        partner,
        location: happening.location,
        url,
        application: first.application,
        endpoint: first.id,
        others: others.map(({ id }) => id),
        happening,
        lifecycle: null,
        outcome: eligibilityOf(state, first) === 'held' ? 'held' : 'scheduled',
      })
    }
  }
}

/**
 * Where several endpoints name one URL, one that gets the event now comes first, then a person's, then that of the
 * first application.
 */
const entitledEndpoints = (state: ModelState, happening: Happening, partner: PartnerId): ModelEndpoint[] =>
  state.endpoints
    .filter(endpoint => endpoint.partner === partner && endpoint.location === happening.location)
    .filter(endpoint => isSubscribed(endpoint, happening) && eligibilityOf(state, endpoint) !== 'blocked')
    .sort((left, right) => rankOf(state, left) - rankOf(state, right))

const rankOf = (state: ModelState, endpoint: ModelEndpoint): number =>
  (eligibilityOf(state, endpoint) === 'held' ? 1000 : 0) + (endpoint.application ?? 0)

/** Returns the outcome of a delivery that is due. */
export function recheck(state: ModelState, delivery: Delivery): DeliveryOutcome {
  const sent = isRefusing(delivery.url) ? 'failed' : 'delivered'
  const { happening } = delivery
  if (happening === null) return sent
  const eligibilities = [delivery.endpoint, ...delivery.others].map(id => {
    const endpoint = state.endpoints.find(candidate => candidate.id === id)
    return endpoint && mayRead(endpoint, happening.resource) ? eligibilityOf(state, endpoint) : 'blocked'
  })
  if (eligibilities.includes('eligible')) return sent
  return eligibilities[0] === 'held' ? 'held' : 'cancelled'
}

/** Returns the kinds that a partner may read in a Location's event log now; undefined when it may read nothing. */
export function readableKinds(
  state: ModelState,
  location: number,
  partner: PartnerId,
): Set<ModelKind> | undefined {
  const people = state.endpoints.filter(
    endpoint =>
      endpoint.location === location && endpoint.partner === partner && endpoint.application === null,
  )
  const active = installedHere(state, location, partner)
  if (people.length === 0 && active.length === 0) return undefined
  return new Set([
    ...people.flatMap(({ kinds }) => kinds ?? []),
    ...active.flatMap(application => factsOfApplication(application).kinds),
  ])
}

/** Replaces the endpoints of an application in a Location. */
export function setCallbackUrls(
  state: ModelState,
  location: number,
  application: number,
  urls: string[],
): void {
  const isOurs = (endpoint: ModelEndpoint) =>
    endpoint.location === location && endpoint.application === application
  state.endpoints = state.endpoints.filter(endpoint => !isOurs(endpoint) || urls.includes(endpoint.url))
  const known = new Set(state.endpoints.filter(isOurs).map(({ url }) => url))
  for (const url of urls.filter(address => !known.has(address)))
    state.endpoints.push({
      id: ++state.lastEndpoint,
      partner: factsOfApplication(application).partner,
      location,
      url,
      application,
      kinds: null,
      isActive: true,
      includesOwnChanges: false,
    })
}

interface ModelSettingsInput {
  location: number
  partner: PartnerId
  /** The application of the system user who sets them; null when a person does. */
  application: number | null
  urls: string[]
  wanted: ModelSubscription
}

/** Replaces all endpoints of the partner in the Location. Unchanged ones stay with whoever set them. */
export function setSettings(
  state: ModelState,
  { urls, location, partner, application, wanted }: ModelSettingsInput,
): void {
  const isOurs = (endpoint: ModelEndpoint) => endpoint.location === location && endpoint.partner === partner
  if (!isSame(commonSettings(state, location, partner), wanted))
    state.settings[keyOf(location, partner)] = { ...wanted, application }
  state.endpoints = state.endpoints.filter(endpoint => !isOurs(endpoint) || urls.includes(endpoint.url))
  for (const url of urls) {
    const known = state.endpoints.find(endpoint => isOurs(endpoint) && endpoint.url === url)
    if (known && !isSame(known, wanted)) Object.assign(known, wanted, { application })
    if (!known)
      state.endpoints.push({
        ...wanted,
        id: ++state.lastEndpoint,
        partner,
        location,
        url,
        application,
      })
  }
}

const isSame = (
  left: Omit<ModelSubscription, 'kinds'> & { kinds: ModelKind[] | null },
  right: ModelSubscription,
): boolean =>
  left.isActive === right.isActive &&
  left.includesOwnChanges === right.includesOwnChanges &&
  [...(left.kinds ?? [])].sort().join() === [...right.kinds].sort().join()

const nothing: ModelSubscription = { isActive: false, kinds: [], includesOwnChanges: false }

/** Returns what was set for all URLs. */
export function commonSettings(state: ModelState, location: number, partner: PartnerId): ModelSubscription {
  const set = state.settings[keyOf(location, partner)]
  if (set) return set
  const left = state.endpoints.find(
    endpoint => endpoint.location === location && endpoint.partner === partner && endpoint.kinds !== null,
  )
  return left ? { ...left, kinds: left.kinds ?? [] } : nothing
}

/** Settings of an application's system user end with the installation. */
export function endSettings(
  state: ModelState,
  { location, application }: { location: number; application: number },
): void {
  const key = keyOf(location, factsOfApplication(application).partner)
  if (state.settings[key]?.application === application) delete state.settings[key]
}
