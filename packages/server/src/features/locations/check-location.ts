import type { FieldErrors } from '@foyer/contract'
import { invalid } from '../../platform/errors.ts'
import { toE164 } from '../../platform/phones.ts'
import type { Dictionaries } from '../dictionaries/dictionaries.ts'
import type { LocationColumns } from './locations.store.ts'

/** What a caller may send, of a new Location or of a change. */
export interface LocationInput
  extends Partial<Omit<LocationColumns, 'country_id' | 'city_id' | 'business_type_id'>> {
  country_id?: number
  city_id?: number
  business_type_id?: number
}

interface Place {
  country_id: number | null
  city_id: number | null
}

/** Pure: the columns to write, or every field that is wrong. `place` is where the Location was until now. */
export function checkLocation(
  dictionaries: Dictionaries,
  input: LocationInput,
  place: Place,
): Partial<LocationColumns> {
  const wrong: FieldErrors = {}
  const columns: Partial<LocationColumns> = { ...input }
  const countryId = input.country_id ?? place.country_id
  const country = countryId === null ? undefined : dictionaries.countryById(countryId)
  if (input.country_id !== undefined && !country) wrong.country_id = ['is not a country of GET /countries']

  const cityId = input.city_id ?? place.city_id
  const city = cityId === null ? undefined : dictionaries.cityById(cityId)
  if (input.city_id !== undefined && !city) wrong.city_id = ['is not a city of GET /cities']
  if (city && country && city.country_id !== country.id) wrong.city_id = ['is not a city of that country']
  if (city && !country && !wrong.country_id) columns.country_id = city.country_id

  if (input.business_type_id !== undefined && !dictionaries.businessTypeById(input.business_type_id))
    wrong.business_type_id = ['is not a type of GET /references/business_groups_with_types']
  if (input.timezone_name !== undefined && !isTimezone(input.timezone_name))
    wrong.timezone_name = ['must be an IANA time zone such as Europe/Berlin']
  if (input.email && !/^[^\s@]+@[^\s@]+$/.test(input.email)) wrong.email = ['must be an e-mail address']
  if (input.site && !/^https?:\/\//i.test(input.site)) wrong.site = ['must be an http or https address']

  columns.phones = input.phones?.map((phone, index) => {
    const number = toE164(phone, country?.iso_code)
    if (number === undefined) wrong[`phones.${index}`] = ['must be a phone number']
    return number ?? phone
  })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return withoutUndefined(columns)
}

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
