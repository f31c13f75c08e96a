import { type HookFlag, type ResourceName, resourceKinds } from '@foyer/contract'

/** Which events an endpoint wants. */
export interface Subscription {
  isActive: boolean
  kinds: ResourceName[]
  /** Whether it also gets changes made with its own partner token. */
  includesOwnChanges: boolean
}

interface Flags extends Partial<Record<HookFlag, number>> {
  active: number
  self_sending?: number
}

const allKinds = Object.keys(resourceKinds) as ResourceName[]

export const noSubscription: Subscription = { isActive: false, kinds: [], includesOwnChanges: false }

export const toSubscription = (flags: Flags): Subscription => ({
  isActive: flags.active === 1,
  kinds: allKinds.filter(kind => flags[resourceKinds[kind].flag] === 1),
  includesOwnChanges: flags.self_sending === 1,
})

export function toFlags({ isActive, kinds, includesOwnChanges }: Subscription) {
  const wanted = new Set(kinds)
  const flags = Object.fromEntries(
    allKinds.map(kind => [resourceKinds[kind].flag, Number(wanted.has(kind))]),
  ) as Record<HookFlag, number>
  return { active: Number(isActive), ...flags, self_sending: Number(includesOwnChanges) }
}

export const isSame = (left: Subscription, right: Subscription): boolean =>
  left.isActive === right.isActive &&
  left.includesOwnChanges === right.includesOwnChanges &&
  allKinds.every(kind => left.kinds.includes(kind) === right.kinds.includes(kind))
