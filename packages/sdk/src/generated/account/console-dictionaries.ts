// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { BusinessGroup, City, Country } from '../schemas.ts'

export interface ConsoleDictionariesCitiesInput {
  /** Only cities of this country. */
  country_id?: number | undefined
  /** The beginning of the name; case and accents are ignored. At most 100 characters. */
  title?: string | undefined
}

export interface ConsoleDictionariesBusinessGroupsMeta {
  /** Number of groups. */
  count: number
}

export interface ConsoleDictionariesApi {
  /**
   * List countries for the console.
   * The same data as in the dictionary of the API, for the forms of the console.
   */
  countries(input?: Record<string, never>, options?: CallOptions): ListRequest<Country>

  /**
   * List cities for the console.
   * The same data as in the dictionary of the API, for the forms of the console.
   */
  cities(input?: ConsoleDictionariesCitiesInput, options?: CallOptions): ListRequest<City>

  /**
   * List business types by group for the console.
   * The same data as in the dictionary of the API, for the forms of the console.
   */
  businessGroups(input?: Record<string, never>, options?: CallOptions): ListRequest<BusinessGroup, ConsoleDictionariesBusinessGroupsMeta>
}

export const consoleDictionaries: Record<keyof ConsoleDictionariesApi, Operation> = {
  countries: { method: 'GET', path: '/account/countries', by: 'person', pages: {} },
  cities: { method: 'GET', path: '/account/cities', by: 'person', query: ['country_id', 'title'], pages: {} },
  businessGroups: { method: 'GET', path: '/account/business_groups', by: 'person', pages: {} },
}
