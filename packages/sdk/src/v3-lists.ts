import { retryingRateLimited, type wait } from './retry.ts'
import type { Calls } from './types.ts'
import type { V3Lists } from './v3-list-types.ts'
import { walk } from './walk.ts'

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
