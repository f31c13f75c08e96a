import type { Catalogue, DataOf } from '@foyer/contract'

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
