import type { City } from '@foyer/sdk/account'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { FieldLabel, useField } from '../../ui/field.tsx'
import { useCitySearch } from './use-city-search.ts'

type ChosenCity = Pick<City, 'id' | 'title'>

interface CityFieldProps {
  countryId: number | undefined
  /** The current city. */
  before: ChosenCity | undefined
}

/**
 * A combobox (WAI-ARIA): type the start of a name and choose with the arrow keys or a click. `cityIdIn` reads it, even
 * when nothing was chosen.
 */
export function CityField({ countryId, before }: CityFieldProps) {
  const t = useTexts('locations')
  const [chosen, setChosen] = useState<ChosenCity | undefined>(before)
  const [text, setText] = useState(before?.title ?? '')
  const [active, setActive] = useState(0)
  const [hasFocus, setFocus] = useState(false)
  const isChosen = text === chosen?.title
  const cities = useCitySearch(isChosen ? '' : text, countryId)
  const field = useField({ label: t.city, name: 'city_id', hint: t.cityHint })
  const isOpen = hasFocus && cities.length > 0
  const choose = (city: ChosenCity | undefined) => {
    setChosen(city)
    setText(city?.title ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!isOpen || (!step && !['Enter', 'Escape'].includes(event.key))) return
    event.preventDefault()
    if (step) setActive(before => (before + step + cities.length) % cities.length)
    else choose(event.key === 'Enter' ? cities[active] : chosen)
  }
  return (
    <div className="field combobox">
      <FieldLabel id={field.id} label={t.city} isOptional />
      <input type="hidden" name="city_id" value={isChosen ? chosen.id : ''} />
      <input
        {...field.attributes}
        name="city"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${field.id}-list`}
        aria-activedescendant={isOpen ? `${field.id}-${active}` : undefined}
        value={text}
        onChange={event => {
          setText(event.target.value)
          if (event.target.value === '') setChosen(undefined)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      <div id={`${field.id}-list`} role="listbox" aria-label={t.cities} hidden={!isOpen}>
        {cities.map((city, index) => (
          <div
            key={city.id}
            id={`${field.id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Runs before the field loses the focus, which closes the list.
            onPointerDown={event => {
              event.preventDefault()
              choose(city)
            }}
          >
            {city.title}
          </div>
        ))}
      </div>
      {field.below}
    </div>
  )
}
