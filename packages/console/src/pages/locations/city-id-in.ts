import type { LocationsCreateInput } from '@foyer/sdk/account'
import { consoleDictionariesCities, locationsCreate } from '@foyer/sdk/inputs'
import { fieldError } from '../../forms/field-error.ts'
import { toTyped } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import type { Values } from '../../ui/form.tsx'

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/** The city of the form, null for none. A typed name counts when exactly one city has it. */
export async function cityIdIn({
  city_id = '',
  city = '',
  country_id = '',
}: Values): Promise<LocationsCreateInput['city_id']> {
  if (city === '' || city_id) return toTyped(locationsCreate, { city_id }).city_id
  const { data } = await foyer.consoleDictionaries.cities(
    toTyped(consoleDictionariesCities, { title: city, country_id }),
  )
  const [found, ...others] = data.filter(({ title }) => compare(title, city) === 0)
  if (found && others.length === 0) return found.id
  throw fieldError('city_id', 'must be chosen from the list')
}
