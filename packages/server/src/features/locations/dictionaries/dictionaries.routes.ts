import { catalogue } from '@foyer/contract'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../context.ts'
import { MemoryFile } from '../../../platform/http/memory-file.ts'
import { route } from '../../../platform/http/route.ts'
import { getCityOf } from '../locations/locations.ts'
import type { CityFilter } from './dictionaries.ts'

const { dictionaries, consoleDictionaries } = catalogue

/** All answers come from memory; only `salon_id` asks the database where that Location is. */
export const dictionaryRoutes = (ctx: Context) => {
  const countries = once(() => ok(ctx.dictionaries.countries))
  const groups = once(() => {
    const data = ctx.dictionaries.businessGroups.map(group => ({
      ...group,
      image: ctx.urls.app + group.image,
      image_small: ctx.urls.app + group.image_small,
    }))
    return ok(data, { count: data.length })
  })
  const cities = cachedCities(ctx)

  return [
    route(dictionaries.countries, () => ({ document: countries() })),
    route(dictionaries.businessGroups, () => ({ document: groups() })),
    route(dictionaries.cities, async ({ query }) => {
      const ownCity = query.salon_id === undefined ? null : await getCityOf(ctx, query.salon_id)
      return {
        document: cities({
          countryId: query.country_id,
          titlePrefix: query.title,
          alwaysCityId: ownCity ?? undefined,
        }),
      }
    }),
    route(consoleDictionaries.countries, () => ({ document: countries() })),
    route(consoleDictionaries.businessGroups, () => ({ document: groups() })),
    route(consoleDictionaries.cities, ({ query }) => ({
      document: cities({ countryId: query.country_id, titlePrefix: query.title }),
    })),
  ]
}

/** Caches the lists that were requested lately, including the complete one. */
function cachedCities(ctx: Context): (filter: CityFilter) => MemoryFile {
  const cached = new LRUCache<string, MemoryFile>({ max: 300 })
  return filter => {
    const key = JSON.stringify(filter)
    const document = cached.get(key) ?? ok(ctx.dictionaries.cities(filter))
    cached.set(key, document)
    return document
  }
}

const ok = (data: unknown, meta: unknown = []) => MemoryFile.ofJson({ success: true, data, meta })

function once<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}
