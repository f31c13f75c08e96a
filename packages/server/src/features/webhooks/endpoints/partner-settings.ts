import { noSubscription, type Subscription } from './subscription.ts'

/** A partner has several rows for one URL where several applications and a person name it. */
export interface Endpoint extends Subscription {
  url: string
  /** The callback of its application named the URL, so it gets what the application declares. */
  isFromCallback: boolean
  /** The person who set it no longer has `webhook_access`, or the right to a kind that it subscribes to. */
  lacksRights: boolean
}

export interface PartnerSettings {
  /** Applies to URLs without a row of their own; undefined when nothing was set, or it ended with its application. */
  common?: Subscription
  endpoints: Endpoint[]
}

/** The flags of the hooks settings, which those of a callback never touch. */
export const commonOf = ({ common, endpoints }: PartnerSettings): Subscription =>
  common ?? endpoints.find(({ isFromCallback }) => !isFromCallback) ?? noSubscription

/** Returns what was set for the URL, or else what the applications declare whose callbacks named it. */
export function shownAt(rows: Endpoint[]): Subscription {
  const set = rows.find(({ isFromCallback }) => !isFromCallback)
  if (set) return set
  return {
    isActive: rows.some(({ isActive }) => isActive),
    kinds: [...new Set(rows.flatMap(({ kinds }) => kinds))],
    includesOwnChanges: rows.some(({ includesOwnChanges }) => includesOwnChanges),
  }
}
