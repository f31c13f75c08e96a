import { locationsCreate } from '@foyer/sdk/inputs'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { cityIdIn } from './city-id-in.ts'
import { PlaceFields } from './place-fields.tsx'
import { timezones } from './timezones.ts'

export function AddLocation({ onCancel }: { onCancel(): void }) {
  const { reload } = useSession()
  const navigate = useNavigate()
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const add = async (values: Values, form: HTMLFormElement) => {
    const given = {
      city_id: await cityIdIn(values),
      // Without a choice it is that of the place.
      timezone_name: values.timezone_name || undefined,
    }
    const { data } = await foyer.locations.create(readInput(locationsCreate, form, given))
    await reload()
    say(t.added(data.title))
    // Whoever has left meanwhile stays where they are.
    if (isHere.current) await navigate(`/locations/${data.id}`)
  }
  return (
    <Panel title={t.newLocation} note={t.newLocationNote}>
      <PanelBody>
        <Form onSubmit={add}>
          <Field label={t.name} name="title" placeholder={t.nameExample} autoFocus />
          <PlaceFields />
          <SelectField label={t.timeZone} name="timezone_name" isOptional>
            <option value="">{t.timeZoneOfPlace}</option>
            {timezones.map(zone => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
          <div className="form-actions">
            <SubmitButton>{t.addLocation}</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              {ui.cancel}
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
