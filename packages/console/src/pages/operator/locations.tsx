import { operatorsGetLocation } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { LocationStatus } from './location-status.tsx'

/** Finds a Location by its ID and shows its status and what operators can set there. */
export function OperatorLocationsPage() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  // Counts the searches, so that the same ID loads again.
  const [searches, setSearches] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const t = useTexts('operator')
  const show = async (_values: unknown, form: HTMLFormElement) => {
    // An unknown Location shows as an error at the field, and nobody shall act on the one of before.
    setRefused(true)
    const { data } = await foyer.operators.getLocation(readInput(operatorsGetLocation, form))
    setSearch({ id: String(data.id) })
    setSearches(searches + 1)
    setRefused(false)
  }
  return (
    <>
      <Panel title={t.findLocation}>
        <PanelBody>
          <Form canBeLeft key={id} className="form-row" label={t.findLocation} onSubmit={show}>
            <Field
              label={t.locationId}
              name="location_id"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={id || ''}
            />
            <SubmitButton kind="plain">{t.show}</SubmitButton>
          </Form>
        </PanelBody>
      </Panel>
      {id > 0 && !isRefused && <Found key={`${id}:${searches}`} id={id} />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const location = useLoaded(
    () => foyer.operators.getLocation({ location_id: id }),
    ['operator_location', id],
  )
  return (
    <LoadedView of={location}>
      {value => <LocationStatus location={value} onChange={location.reload} />}
    </LoadedView>
  )
}
