import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'
import { CityField } from './city-field.tsx'

/** Where a Location is. Both may be left out; a city belongs to the country above it. */
export function PlaceFields() {
  const countries = useLoaded(() => foyer.places.countries(), 'countries')
  const [countryId, setCountryId] = useState('')
  const known = countries.state.status === 'ready' ? countries.state.value : []
  return (
    <>
      <SelectField
        label="Country"
        name="country_id"
        value={countryId}
        onChange={event => setCountryId(event.target.value)}
        isOptional
      >
        <option value="">{countries.state.status === 'loading' ? 'Loading…' : 'Not chosen'}</option>
        {known.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <CityField key={countryId} countryId={countryId ? Number(countryId) : undefined} />
    </>
  )
}
