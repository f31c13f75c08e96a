import { useMemo } from 'react'
import { foyer } from '../foyer.ts'
import { useFormats } from '../texts/formats.ts'
import { useLoaded } from './use-loaded.ts'

interface NamedCountry {
  id: number
  title: string
}

/** All countries by their names in the chosen language; none until they have loaded. */
export function useCountries(): { countries: NamedCountry[]; isLoading: boolean } {
  const { state } = useLoaded(() => foyer.consoleDictionaries.countries(), ['country'], {
    freshMs: Number.POSITIVE_INFINITY,
  })
  const formats = useFormats()
  const known = state.status === 'ready' ? state.value : undefined
  const countries = useMemo(
    () =>
      (known ?? [])
        .map(({ id, iso_code, title }) => ({ id, title: formats.country(iso_code) ?? title }))
        .sort((left, right) => formats.compare(left.title, right.title)),
    [known, formats],
  )
  return { countries, isLoading: state.status === 'loading' }
}
