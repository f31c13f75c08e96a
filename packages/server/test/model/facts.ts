import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'

export type PartnerId = 1 | 2
export type ModelKind = 'client' | 'service_category'

interface ApplicationFacts {
  partner: PartnerId
  kinds: ModelKind[]
  /** The application is active without a callback, with this endpoint. */
  fastUrl?: string
  isPaid?: boolean
  freeMonths?: number
}

/** The applications that the model knows, by their ids in the demo world. Each has its own lifecycle URL. */
export const applications: Record<number, ApplicationFacts> = {
  [demo.applications.public]: { partner: 1, kinds: ['client', 'service_category'] },
  [demo.applications.nonpublic]: { partner: 1, kinds: ['client'], fastUrl: 'callback-a' },
  [demo.applications.paid]: { partner: 1, kinds: ['client'], isPaid: true },
  [demo.applications.otherPartner]: { partner: 2, kinds: ['client'], isPaid: true, freeMonths: 1 },
}
export const applicationIds = Object.keys(applications).map(Number)
export const partnerIds: PartnerId[] = [1, 2]
export const locationIds: number[] = [demo.locations.main, demo.locations.second]

/** The application whose system user has a token. */
export const systemApplication: number = demo.applications.public

// The last URL of each pool answers 500.
export const callbackUrls = ['callback-a', 'callback-b', 'callback-refuses']
export const settingsUrls = ['settings-a', 'settings-b', 'settings-refuses']
export const isRefusing = (url: string): boolean => url.endsWith('refuses')
export const lifecycleUrl = (applicationId: number): string => `lifecycle-${applicationId}`

const tokens = { 1: demo.partner.token, 2: demo.otherPartner.token } as const
export const other = (partner: PartnerId): PartnerId => (partner === 1 ? 2 : 1)
export const as = {
  partner: (id: PartnerId) => bearer(tokens[id]),
  owner: (id: PartnerId) => bearer(tokens[id], demo.owner.token),
  newcomer: (id: PartnerId) => bearer(tokens[id], demo.memberWithoutRights.token),
  systemUser: (id: PartnerId) => bearer(tokens[id], demo.systemUser.token),
  ownerPerson: bearer(demo.owner.accessToken),
  operator: bearer(demo.operator.accessToken),
}

export const second = 1000
export const hour = 3600 * second
export const day = 24 * hour

export function factsOfApplication(id: number): ApplicationFacts {
  const found = applications[id]
  if (!found) throw new Error(`The model knows no application ${id}.`)
  return found
}
