import { useState } from 'react'
import { useCountries } from '../../data/use-countries.ts'
import type { Location } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { CityField } from './city-field.tsx'

type LocationPlace = Pick<Location, 'country_id' | 'country' | 'city_id' | 'city'>

const noPlace: LocationPlace = { country_id: 0, country: '', city_id: 0, city: '' }

/** The country and city of a Location. Both are optional; the city is in the chosen country. */
export function PlaceFields({ place = noPlace }: { place?: LocationPlace }) {
  const { countries, isLoading } = useCountries()
  const t = useTexts('locations')
  const [countryId, setCountryId] = useState(place.country_id)
  const isCountryUnchanged = countryId === place.country_id
  const city = place.city_id === 0 ? undefined : { id: place.city_id, title: place.city }
  return (
    <>
      <SelectField
        label={t.country}
        name="country_id"
        value={countryId || ''}
        onChange={event => setCountryId(Number(event.target.value))}
        isOptional
      >
        <option value="">{isLoading ? t.loading : t.notChosen}</option>
        {place.country_id !== 0 && countries.length === 0 && (
          <option value={place.country_id}>{place.country}</option>
        )}
        {countries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <CityField
        key={countryId}
        countryId={countryId || undefined}
        before={isCountryUnchanged ? city : undefined}
      />
    </>
  )
}
