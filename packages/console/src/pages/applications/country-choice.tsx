import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { FieldLabel, useField } from '../../ui/field.tsx'
import { CloseIcon } from '../../ui/icons.tsx'

/** Chooses countries one by one; an empty list means all countries. */
export function CountryChoice({ chosenIds }: { chosenIds: number[] }) {
  const countries = useLoaded(() => foyer.consoleDictionaries.countries(), 'countries')
  const [ids, setIds] = useState(chosenIds)
  const known = countries.state.status === 'ready' ? countries.state.value : []
  const { id, attributes, below } = useField({
    label: 'Countries',
    name: 'country_ids',
    hint: 'Where it is offered. Leave empty for all countries.',
  })
  const titleOf = (countryId: number) => known.find(country => country.id === countryId)?.title ?? '…'
  return (
    <div className="field">
      <FieldLabel id={id} label="Countries" isOptional />
      {ids.length > 0 && (
        <ul className="chips">
          {ids.map(countryId => (
            <li key={countryId}>
              <input type="hidden" name="country_ids" value={countryId} />
              {titleOf(countryId)}
              <button
                type="button"
                aria-label={`Remove ${titleOf(countryId)}`}
                onClick={() => setIds(ids.filter(other => other !== countryId))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        {...attributes}
        name={undefined}
        value=""
        onChange={event => setIds([...ids, Number(event.target.value)])}
      >
        <option value="">Add a country</option>
        {known
          .filter(country => !ids.includes(country.id))
          .map(({ id: countryId, title }) => (
            <option key={countryId} value={countryId}>
              {title}
            </option>
          ))}
      </select>
      {below}
    </div>
  )
}
