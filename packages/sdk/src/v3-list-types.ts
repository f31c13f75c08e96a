import type { Catalogue, DataOf } from '@foyer/contract'

type ItemOf<M extends keyof Catalogue['v3']> = DataOf<Catalogue['v3'][M]>['data'][number]

export interface WalkOptions {
  /** The page size. */
  limit?: number
  signal?: AbortSignal
}

/** The v3 lists as async iterables: `for await (const resource of foyer.v3.resources.list(locationId))`. */
export interface V3Lists {
  readonly resources: {
    list(locationId: number, options?: WalkOptions): AsyncGenerator<ItemOf<'listResources'>, void, undefined>
  }
}
