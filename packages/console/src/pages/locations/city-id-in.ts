import { FoyerError } from '@foyer/sdk/account'
import { foyer } from '../../foyer.ts'
import type { Values } from '../../ui/form.tsx'

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/** The city of the form, 0 for none. A typed name counts when exactly one city has it. */
export async function cityIdIn({ city_id, city = '', country_id }: Values): Promise<number> {
  if (city === '' || city_id) return Number(city_id)
  const { data } = await foyer.consoleDictionaries.cities({
    title: city,
    country_id: Number(country_id) || undefined,
  })
  const [found, ...others] = data.filter(({ title }) => compare(title, city) === 0)
  if (found && others.length === 0) return found.id
  const message = 'must be chosen from the list'
  throw new FoyerError({
    status: 422,
    code: 'validation_failed',
    message: `The city ${message}.`,
    fields: { city_id: [message] },
  })
}
