import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, numberIn } from '../../ui/form.tsx'
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
  const show = async ({ location_id }: { location_id?: string }) => {
    // An unknown Location shows as an error at the field.
    const { data } = await foyer.operators.getLocation({ location_id: numberIn(location_id) })
    setSearch({ id: String(data.id) })
    setSearches(searches + 1)
  }
  return (
    <>
      <Panel title="Find a location">
        <PanelBody>
          <Form key={id} className="form-row" label="Find a location" onSubmit={show}>
            <Field
              label="Location ID"
              name="location_id"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={id || ''}
            />
            <SubmitButton kind="plain">Show</SubmitButton>
          </Form>
        </PanelBody>
      </Panel>
      {id > 0 && <Found key={`${id}:${searches}`} id={id} />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const location = useLoaded(() => foyer.operators.getLocation({ location_id: id }), id)
  return (
    <LoadedView of={location}>
      {value => <LocationStatus location={value} onChange={location.reload} />}
    </LoadedView>
  )
}
