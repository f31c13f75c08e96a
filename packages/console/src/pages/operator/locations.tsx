import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, numberIn } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { LocationState } from './location-state.tsx'

/** How a location stands now, and what operators set there. */
export function OperatorLocationsPage() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  // Asked for again, it is read again.
  const [asked, setAsked] = useState(0)
  const show = async ({ location_id }: { location_id?: string }) => {
    // The field says what is no location.
    const { data } = await foyer.operators.getLocation({ location_id: numberIn(location_id) })
    setSearch({ id: String(data.id) })
    setAsked(asked + 1)
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
      {id > 0 && <Found key={`${id}:${asked}`} id={id} />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const location = useLoaded(() => foyer.operators.getLocation({ location_id: id }), id)
  return (
    <LoadedView of={location}>
      {value => <LocationState location={value} onChange={location.reload} />}
    </LoadedView>
  )
}
