import type { Instance, Resource } from './instances.store.ts'

interface Wishes {
  /** One instance of each of these resources is needed. */
  required: Resource[]
  /**
   * The caller names these instances; they are reserved as they are, and the database decides whether that is possible.
   */
  named?: number[]
  /**
   * These instances were held before: they are kept if still free, or else swapped for another of the same resource.
   */
  held: number[]
  instances: Instance[]
}

export type Picked = { ids: number[] } | { unknown: number[] } | { missing: Resource }

/** Picks the instances of a booking; pure. */
export function pickInstances({ required, named, held, instances }: Wishes): Picked {
  const byId = new Map(instances.map(instance => [instance.id, instance]))
  const unknown = (named ?? []).filter(id => !byId.has(id))
  if (unknown.length > 0) return { unknown }

  const ids = new Set(named ?? held.filter(id => byId.get(id)?.isFree))
  const pick = (resource: Resource) =>
    instances.find(({ id, resourceId, isFree }) => resourceId === resource.id && isFree && !ids.has(id))
  const lost = named ? [] : held.filter(id => !ids.has(id))
  for (const resource of required) {
    const isPaidAt = () => [...ids].some(id => byId.get(id)?.resourceId === resource.id)
    const wanted = lost.filter(id => byId.get(id)?.resourceId === resource.id).length
    for (let count = 0; count < wanted || !isPaidAt(); count++) {
      const instance = pick(resource)
      if (!instance) return { missing: resource }
      ids.add(instance.id)
    }
  }
  // An instance that was held without being required was chosen on purpose, so no other replaces it.
  for (const id of lost) if (!required.some(resource => resource.id === byId.get(id)?.resourceId)) ids.add(id)
  return { ids: [...ids].sort((left, right) => left - right) }
}
