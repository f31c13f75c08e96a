// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { OptionalLocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { BusinessGroup, City, Country } from '../schemas.ts'

export type DictionariesCitiesInput = OptionalLocationId & {
  /** Only cities of this country. */
  country_id?: number | undefined
  /** The beginning of the name; case and accents are ignored. At most 100 characters. */
  title?: string | undefined
}

export interface DictionariesBusinessGroupsMeta {
  /** Number of groups. */
  count: number
}

export interface DictionariesApi {
  /**
   * List countries.
   * Returns every country of ISO 3166-1. The response has an ETag.
   */
  countries(input?: Record<string, never>, options?: CallOptions): ListRequest<Country>

  /**
   * List cities.
   * Filter by country and by the beginning of the name. Use the `id` as `city_id` of a Location.
   */
  cities(input?: DictionariesCitiesInput, options?: CallOptions): ListRequest<City>

  /**
   * List business types by group.
   * Returns all business types. A Location has at most one type, which determines its group.
   */
  businessGroups(input?: Record<string, never>, options?: CallOptions): ListRequest<BusinessGroup, DictionariesBusinessGroupsMeta>
}

export const dictionaries: Record<keyof DictionariesApi, Operation> = {
  countries: { method: 'GET', path: '/api/v1/countries', by: 'partner', pages: {} },
  cities: { method: 'GET', path: '/api/v1/cities', by: 'partner', query: ['country_id', 'salon_id', 'title'], pages: {} },
  businessGroups: { method: 'GET', path: '/api/v1/references/business_groups_with_types', by: 'partner', pages: {} },
}
