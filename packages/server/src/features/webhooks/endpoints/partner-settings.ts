import { noSubscription, type Subscription } from './subscription.ts'

/** One row of a partner in a Location: several applications and a person may name the same URL. */
export interface Endpoint extends Subscription {
  url: string
  /** Brought by the callback of its application, for what that declares. */
  isFromCallback: boolean
  /** Set by a person who no longer has `webhook_access`, or the right to something that it wants. */
  lacksRights: boolean
}

export interface PartnerSettings {
  /** As set for URLs without a row of their own; undefined when nothing was set, or it ended with its application. */
  common?: Subscription
  endpoints: Endpoint[]
}

/** The flags of the hooks settings, which those of a callback never touch. */
export const commonOf = ({ common, endpoints }: PartnerSettings): Subscription =>
  common ?? endpoints.find(({ isFromCallback }) => !isFromCallback) ?? noSubscription

/** What the URL shows: what was set for it, or else what the applications declare whose callbacks brought it. */
export function shownAt(rows: Endpoint[]): Subscription {
  const set = rows.find(({ isFromCallback }) => !isFromCallback)
  if (set) return set
  return {
    isActive: rows.some(({ isActive }) => isActive),
    kinds: [...new Set(rows.flatMap(({ kinds }) => kinds))],
    includesOwnChanges: rows.some(({ includesOwnChanges }) => includesOwnChanges),
  }
}
