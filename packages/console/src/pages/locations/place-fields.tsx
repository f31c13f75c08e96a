import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Location } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'
import { CityField } from './city-field.tsx'

type Place = Pick<Location, 'country_id' | 'country' | 'city_id' | 'city'>

const nowhere: Place = { country_id: null, country: '', city_id: null, city: '' }

/** Where a Location is. Both may be left out; a city belongs to the country above it. */
export function PlaceFields({ place = nowhere }: { place?: Place }) {
  const countries = useLoaded(() => foyer.places.countries(), 'countries')
  const [countryId, setCountryId] = useState(place.country_id ?? undefined)
  const known = countries.state.status === 'ready' ? countries.state.value : []
  const isWhereItWas = countryId === (place.country_id ?? undefined)
  const city = place.city_id === null ? undefined : { id: place.city_id, title: place.city }
  return (
    <>
      <SelectField
        label="Country"
        name="country_id"
        value={countryId ?? ''}
        onChange={event => setCountryId(Number(event.target.value) || undefined)}
        isOptional
      >
        {place.country_id === null && (
          <option value="">{countries.state.status === 'loading' ? 'Loading…' : 'Not chosen'}</option>
        )}
        {place.country_id !== null && known.length === 0 && (
          <option value={place.country_id}>{place.country}</option>
        )}
        {known.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <CityField key={countryId ?? 'none'} countryId={countryId} before={isWhereItWas ? city : undefined} />
    </>
  )
}
