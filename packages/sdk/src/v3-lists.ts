import type { Catalogue, DataOf } from '@foyer/contract'
import { retryingRateLimited, type wait } from './retry.ts'
import type { Calls } from './types.ts'
import { walk } from './walk.ts'

type ItemOf<M extends keyof Catalogue['v3']> = DataOf<Catalogue['v3'][M]>['data'][number]

export interface WalkOptions {
  /** How many are read at a time. */
  limit?: number
  signal?: AbortSignal
}

/** The lists of v3 as what one wants of a list: `for await (const resource of foyer.v3.resources.list(locationId))`. */
export interface V3Lists {
  readonly resources: {
    list(locationId: number, options?: WalkOptions): AsyncGenerator<ItemOf<'listResources'>, void, undefined>
  }
}

export const v3Lists = ({ v3 }: Calls, waiting?: typeof wait): V3Lists => ({
  resources: {
    list: (locationId, { limit, signal } = {}) =>
      walk(async cursor => {
        const input = { location_id: locationId, limit, cursor }
        const read = () => v3.listResources(input, { signal })
        return (await retryingRateLimited(read, { signal, wait: waiting })).data
      }),
  },
})
