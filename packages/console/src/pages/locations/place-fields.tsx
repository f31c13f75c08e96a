import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Location } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'
import { CityField } from './city-field.tsx'

type Place = Pick<Location, 'country_id' | 'country' | 'city_id' | 'city'>

const nowhere: Place = { country_id: 0, country: '', city_id: 0, city: '' }

/** Where a Location is. Both may be left out; a city belongs to the country above it. */
export function PlaceFields({ place = nowhere }: { place?: Place }) {
  const countries = useLoaded(() => foyer.places.countries(), 'countries')
  const [countryId, setCountryId] = useState(place.country_id)
  const known = countries.state.status === 'ready' ? countries.state.value : []
  const isWhereItWas = countryId === place.country_id
  const city = place.city_id === 0 ? undefined : { id: place.city_id, title: place.city }
  return (
    <>
      <SelectField
        label="Country"
        name="country_id"
        value={countryId}
        onChange={event => setCountryId(Number(event.target.value))}
        isOptional
      >
        <option value={0}>{countries.state.status === 'loading' ? 'Loading…' : 'Not chosen'}</option>
        {place.country_id !== 0 && known.length === 0 && (
          <option value={place.country_id}>{place.country}</option>
        )}
        {known.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <CityField
        key={countryId}
        countryId={countryId || undefined}
        before={isWhereItWas ? city : undefined}
      />
    </>
  )
}
