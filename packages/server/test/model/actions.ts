import type { Random } from '../fuzz/random.ts'
import {
  applicationIds,
  callbackUrls,
  hour,
  locationIds,
  type ModelKind,
  type PartnerId,
  partnerIds,
  second,
  settingsUrls,
} from './facts.ts'

interface ActionKey {
  location: number
  application: number
}

/**
 * What somebody does. Records and payments are referred to by their index in the model, so that a shorter list still
 * makes sense.
 */
export type Action =
  | ({ do: 'grant'; by: 'owner' | 'newcomer' | 'other partner' } & ActionKey)
  | ({
      do: 'callback'
      by: 'own' | 'other'
      urls?: string[]
      chatUrl?: string
      channels?: string[]
    } & ActionKey)
  | ({ do: 'callback on the API host' } & ActionKey)
  | ({ do: 'uninstall'; by: 'own' | 'other' } & ActionKey)
  | ({ do: 'disconnect' } & ActionKey)
  | ({ do: 'freeze' | 'unfreeze' | 'disable' } & ActionKey)
  | { do: 'block' | 'unblock'; location: number }
  | ({
      do: 'pay'
      by: 'own' | 'other'
      sum: number
      fromMs: number
      lengthMs: number
      byDay: boolean
    } & ActionKey)
  | ({ do: 'refund'; by: 'own' | 'other'; index: number } & ActionKey)
  | {
      do: 'settings'
      by: 'person' | 'system user'
      location: number
      partner: PartnerId
      urls: string[]
      isActive: boolean
      kinds: ModelKind[]
      includesOwnChanges: boolean
    }
  | { do: 'write back'; location: number; partner: PartnerId }
  | {
      do: 'create' | 'update' | 'delete'
      by: 'person' | 'system user'
      location: number
      partner: PartnerId
      resource: ModelKind
      index: number
      unique: number
    }
  | ({ do: 'read status'; by: 'own' | 'other' } & ActionKey)
  | { do: 'read salons'; application: number }
  | { do: 'read settings'; location: number; partner: PartnerId }

export type ModelStep =
  | Action
  | { do: 'together'; actions: Action[] }
  | { do: 'fan out' }
  | { do: 'move'; ms: number }

const own = (random: Random) => (random.in100(95) ? 'own' : 'other')
const index = (random: Random) => random.below(1000)
const some = <T>(random: Random, values: readonly T[]): T[] => values.filter(() => random.in100(50))

type Maker = (random: Random, of: ActionKey & { partner: PartnerId; unique: number }) => Action

const person = (random: Random) => (random.in100(75) ? 'person' : 'system user')
const kinds: ModelKind[] = ['client', 'service_category']

function change(what: 'create' | 'update' | 'delete'): Maker {
  return (random, { location, partner, unique }) => ({
    do: what,
    by: person(random),
    location,
    partner,
    resource: random.in100(70) ? 'client' : 'service_category',
    index: index(random),
    unique,
  })
}

const makers: [weight: number, Maker][] = [
  [
    14,
    (random, { location, application }) => ({
      do: 'grant',
      by: random.in100(92) ? 'owner' : random.pick(['newcomer', 'other partner'] as const),
      location,
      application,
    }),
  ],
  [
    16,
    (random, { location, application }) => ({
      do: 'callback',
      by: own(random),
      location,
      application,
      ...(random.in100(60) ? { urls: some(random, callbackUrls) } : {}),
      ...(random.in100(30)
        ? { chatUrl: random.pick(['', 'https://chat.example/a', 'https://chat.example/b']) }
        : {}),
      ...(random.in100(20) ? { channels: some(random, ['sms', 'whatsapp']) } : {}),
    }),
  ],
  [1, (_random, { location, application }) => ({ do: 'callback on the API host', location, application })],
  [3, (random, { location, application }) => ({ do: 'uninstall', by: own(random), location, application })],
  [2, (_random, { location, application }) => ({ do: 'disconnect', location, application })],
  [4, (_random, { location, application }) => ({ do: 'freeze', location, application })],
  [4, (_random, { location, application }) => ({ do: 'unfreeze', location, application })],
  [1, (_random, { location, application }) => ({ do: 'disable', location, application })],
  [1, (_random, { location }) => ({ do: 'block', location })],
  [2, (_random, { location }) => ({ do: 'unblock', location })],
  [
    8,
    (random, { location, application }) => ({
      do: 'pay',
      by: own(random),
      location,
      application,
      sum: random.pick([0, 10, 19]),
      fromMs: random.pick([-24, 0, 0, 48]) * hour,
      lengthMs: random.pick([1, 24, 72, -1, 11 * 366 * 24]) * hour,
      byDay: random.in100(25),
    }),
  ],
  [
    3,
    (random, { location, application }) => ({
      do: 'refund',
      by: own(random),
      location,
      application,
      index: index(random),
    }),
  ],
  [
    7,
    (random, { location, partner }) => ({
      do: 'settings',
      by: person(random),
      location,
      partner,
      urls: some(random, settingsUrls),
      isActive: random.in100(85),
      kinds: some(random, kinds),
      includesOwnChanges: random.in100(60),
    }),
  ],
  [2, (_random, { location, partner }) => ({ do: 'write back', location, partner })],
  [12, change('create')],
  [12, change('update')],
  [4, change('delete')],
  [5, (random, { location, application }) => ({ do: 'read status', by: own(random), location, application })],
  [1, (_random, { application }) => ({ do: 'read salons', application })],
  [2, (_random, { location, partner }) => ({ do: 'read settings', location, partner })],
]
const allWeights = makers.reduce((sum, [weight]) => sum + weight, 0)

/** These moves let deliveries become due, and the windows of callbacks and paid and free periods end. */
const moves = [5, 5, 5, 3600, 12 * 3600, 12 * 3600 + 1, 25 * 3600, 32 * 24 * 3600].map(
  seconds => seconds * second,
)

/** Makes the step for a number of a seed. */
export function makeStep(random: Random, number: number): ModelStep {
  const chance = random.below(100)
  if (chance < 4) return { do: 'move', ms: random.pick(moves) }
  if (chance < 8) return { do: 'fan out' }
  if (chance >= 16) return makeAction(random, { unique: number * 10 })
  // Concurrent actions are in one Location, and mostly about one application.
  const location = random.pick(locationIds)
  const application = random.pick(applicationIds)
  const count = 2 + random.below(2)
  const actions = Array.from({ length: count }, (_, index) =>
    makeAction(random, {
      unique: number * 10 + index,
      location,
      application: random.in100(80) ? application : undefined,
    }),
  )
  return { do: 'together', actions: actions.filter(action => action.do !== 'write back') }
}

interface StepContext {
  unique: number
  location?: number
  application?: number | undefined
}

function makeAction(random: Random, given: StepContext): Action {
  let rest = random.below(allWeights)
  const [, make] = makers.find(([weight]) => {
    rest -= weight
    return rest < 0
  }) as [number, Maker]
  return make(random, {
    unique: given.unique,
    location: given.location ?? random.pick(locationIds),
    application: given.application ?? random.pick(applicationIds),
    partner: random.pick(partnerIds),
  })
}
