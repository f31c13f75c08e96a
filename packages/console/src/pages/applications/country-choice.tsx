import '../../ui/chip.css'
import { useState } from 'react'
import { useCountries } from '../../data/use-countries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FieldLabel, useField } from '../../ui/field.tsx'
import { CloseIcon } from '../../ui/icons.tsx'

/** Chooses countries one by one; an empty list means all countries. */
export function CountryChoice({ chosenIds }: { chosenIds: number[] }) {
  const { countries } = useCountries()
  const [ids, setIds] = useState(chosenIds)
  const t = useTexts('applications')
  const { fields } = useTexts('marketplace')
  const { id, attributes, below } = useField({
    label: fields.country_ids,
    name: 'country_ids',
    hint: t.countriesHint,
  })
  const titleOf = (countryId: number) => countries.find(country => country.id === countryId)?.title ?? '…'
  return (
    <div className="field">
      <FieldLabel id={id} label={fields.country_ids} isOptional />
      {/* An empty list is a choice too. */}
      <input type="hidden" name="country_ids" value="" />
      {ids.length > 0 && (
        <ul className="chips">
          {ids.map(countryId => (
            <li key={countryId}>
              <input type="hidden" name="country_ids" value={countryId} />
              {titleOf(countryId)}
              <button
                type="button"
                aria-label={t.removeCountry(titleOf(countryId))}
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
        <option value="">{t.addCountry}</option>
        {countries
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
