// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Location, PageMeta } from '../schemas.ts'

export interface CompaniesListInput {
  /** Only these Locations. */
  id?: readonly number[] | undefined
  /** Only Locations of this Chain. */
  group_id?: number | undefined
  /** Only the Locations that the user can see. */
  my?: 0 | 1 | boolean | undefined
  /** Only active (1) or inactive (0) Locations. */
  active?: 0 | 1 | boolean | undefined
  /** Only Locations in this city. */
  city_id?: number | undefined
  /** Only Locations of this business type. */
  business_type_id?: number | undefined
  /** 1 to include next_slot. */
  forBooking?: 0 | 1 | boolean | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export interface CompaniesCreateInput {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Country ID; 0 for none. */
  country_id?: number | null | undefined
  /** City ID; 0 for none. */
  city_id?: number | null | undefined
  /** Street and house number. At most 500 characters. */
  address?: string | undefined
  /** Postal code. At most 20 characters. */
  zip?: string | undefined
  /** Website. At most 500 characters. */
  site?: string | undefined
  /** All phone numbers, in the order in which they are shown. */
  phones?: readonly string[] | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** Latitude in degrees. From -90 to 90. */
  coordinate_lat?: number | undefined
  /** Longitude in degrees. From -180 to 180. */
  coordinate_lon?: number | undefined
  /** IANA time zone; if omitted, that of the country. At most 64 characters. */
  timezone_name?: string | undefined
  /** Business type ID; 0 or null for none. */
  business_type_id?: number | null | undefined
  /** Category of the Location. At most 255 characters. */
  short_descr?: string | undefined
  /** Description, HTML. At most 50000 characters. */
  description?: string | undefined
  /** Links to social media pages, by the name of the network; replaces all of them. */
  social?: Record<string, string> | undefined
  /** ID of a Chain in which you own every Location; if omitted, a new Chain is created for this Location. */
  chain_id?: number | undefined
}

export type CompaniesGetInput = LocationId

export type CompaniesUpdateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Country ID; 0 for none. */
  country_id?: number | null | undefined
  /** City ID; 0 for none. */
  city_id?: number | null | undefined
  /** Street and house number. At most 500 characters. */
  address?: string | undefined
  /** Postal code. At most 20 characters. */
  zip?: string | undefined
  /** Website. At most 500 characters. */
  site?: string | undefined
  /** All phone numbers, in the order in which they are shown. */
  phones?: readonly string[] | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** Latitude in degrees. From -90 to 90. */
  coordinate_lat?: number | undefined
  /** Longitude in degrees. From -180 to 180. */
  coordinate_lon?: number | undefined
  /** IANA time zone; if omitted, that of the country. At most 64 characters. */
  timezone_name?: string | undefined
  /** Business type ID; 0 or null for none. */
  business_type_id?: number | null | undefined
  /** Category of the Location. At most 255 characters. */
  short_descr?: string | undefined
  /** Description, HTML. At most 50000 characters. */
  description?: string | undefined
  /** Links to social media pages, by the name of the network; replaces all of them. */
  social?: Record<string, string> | undefined
}

export type CompaniesDeleteInput = LocationId

export interface CompaniesApi {
  /**
   * List Locations.
   * With `my=1`, returns exactly the Locations that the user can see: by a role or, for a system user, by an active installation. Without it, also returns those where an application of the partner is installed, including frozen installations.
   */
  list(input?: CompaniesListInput, options?: CallOptions): ListRequest<Location, PageMeta>

  /**
   * Create a Location.
   * The user becomes its owner. The Location belongs to the Chain in `chain_id`, or to a new one of its own. Only an owner of every Location in a Chain can add one to it, and all such owners own the new one.
   */
  create(input: CompaniesCreateInput, options?: KeyedCallOptions): Promise<Answer<Location>>

  /**
   * Get a Location.
   * A person can get the Locations that `GET /companies` lists with the same partner token; a system user can get those where its own application is active.
   */
  get(input: CompaniesGetInput, options?: CallOptions): Promise<Answer<Location>>

  /**
   * Update a Location.
   * Only the fields that are sent change. Send 0 or null to remove the country or city. Changing the country removes a city of another country, unless a new city is sent.
   */
  update(input: CompaniesUpdateInput, options?: CallOptions): Promise<Answer<Location>>

  /**
   * Delete a Location.
   * Only owners can delete a Location.
   */
  delete(input: CompaniesDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const companies: Record<keyof CompaniesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/companies', by: 'user', query: ['id', 'group_id', 'my', 'active', 'city_id', 'business_type_id', 'forBooking', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  create: { method: 'POST', path: '/api/v1/companies', by: 'user', body: 'object', fields: ['title', 'country_id', 'city_id', 'address', 'zip', 'site', 'phones', 'email', 'coordinate_lat', 'coordinate_lon', 'timezone_name', 'business_type_id', 'short_descr', 'description', 'social', 'chain_id'], keyed: true },
  get: { method: 'GET', path: '/api/v1/company/{company_id}', by: 'user' },
  update: { method: 'PUT', path: '/api/v1/company/{company_id}', by: 'user', body: 'object', fields: ['title', 'country_id', 'city_id', 'address', 'zip', 'site', 'phones', 'email', 'coordinate_lat', 'coordinate_lon', 'timezone_name', 'business_type_id', 'short_descr', 'description', 'social'] },
  delete: { method: 'DELETE', path: '/api/v1/company/{company_id}', by: 'user', answersNothing: true },
}
