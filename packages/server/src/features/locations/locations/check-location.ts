import type { FieldErrors } from '@foyer/contract'
import { invalid } from '../../../platform/errors.ts'
import { toE164 } from '../../../platform/phones.ts'
import type { Dictionaries } from '../dictionaries/dictionaries.ts'
import type { LocationColumns } from './locations.store.ts'

/** A caller may send these fields, for a new Location or for a change. */
export interface LocationInput
  extends Partial<Omit<LocationColumns, 'country_id' | 'city_id' | 'business_type_id'>> {
  /** 0 or null removes it, because GET returns 0 for none. */
  country_id?: number | null
  city_id?: number | null
  business_type_id?: number | null
}

interface Surroundings {
  /** The Location's country and city so far. */
  country_id: number | null
  city_id: number | null
  /** Whether the database knows the time zone that is sent, if one is. */
  knowsZone: boolean
}

/**
 * Returns the columns to write, or throws every invalid field. A changed country also clears a city of another country, unless the caller names a city.
 */
export function checkLocation(
  dictionaries: Dictionaries,
  input: LocationInput,
  { knowsZone, ...current }: Surroundings,
): Partial<LocationColumns> {
  const fieldErrors: FieldErrors = {}
  const given = { country_id: noneAsNull(input.country_id), city_id: noneAsNull(input.city_id) }
  const columns: Partial<LocationColumns> = { ...input, ...given }
  const countryId = given.country_id === undefined ? current.country_id : given.country_id
  const country = countryId === null ? undefined : dictionaries.countryById(countryId)
  if (given.country_id && !country) fieldErrors.country_id = ['is not a country of GET /countries']

  const cityId = given.city_id === undefined ? current.city_id : given.city_id
  const city = cityId === null ? undefined : dictionaries.cityById(cityId)
  if (given.city_id && !city) fieldErrors.city_id = ['is not a city of GET /cities']
  if (city && city.country_id !== countryId && !fieldErrors.country_id) {
    if (given.city_id === undefined) columns.city_id = null
    else if (given.country_id || (given.country_id === undefined && country))
      fieldErrors.city_id = ['is not a city of that country']
    else columns.country_id = city.country_id
  }

  columns.business_type_id = noneAsNull(input.business_type_id)
  if (columns.business_type_id && !dictionaries.businessTypeById(columns.business_type_id))
    fieldErrors.business_type_id = ['is not a type of GET /references/business_groups_with_types']
  if (input.timezone_name !== undefined && !(knowsZone && isTimezone(input.timezone_name)))
    fieldErrors.timezone_name = ['must be an IANA time zone such as Europe/Berlin']
  if (input.email && !/^[^\s@]+@[^\s@]+$/.test(input.email)) fieldErrors.email = ['must be an e-mail address']
  if (input.site && !/^https?:\/\//i.test(input.site)) fieldErrors.site = ['must be an http or https address']

  columns.phones = input.phones?.map((phone, index) => {
    const number = toE164(phone, country?.iso_code)
    if (number === undefined) fieldErrors[`phones.${index}`] = ['must be a phone number']
    return number ?? phone
  })
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
  return withoutUndefined(columns)
}

const noneAsNull = (id: number | null | undefined): number | null | undefined => (id === 0 ? null : id)

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.includes('/') || name === 'UTC'
  } catch {
    return false
  }
}

const withoutUndefined = (columns: Partial<LocationColumns>): Partial<LocationColumns> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
