import { useNavigate } from 'react-router'
import { foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
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
  const add = async (values: Values) => {
    const { title = '', timezone_name, country_id } = values
    const { data } = await foyer.locations.create({
      title,
      timezone_name: timezone_name || undefined,
      country_id: Number(country_id) || undefined,
      city_id: (await cityIdIn(values)) || undefined,
    })
    await reload()
    say(`${data.title} added.`)
    await navigate(`/locations/${data.id}`)
  }
  return (
    <Panel title="New location" note="You become its owner. You can change all of this later.">
      <PanelBody>
        <Form onSubmit={add}>
          <Field label="Name" name="title" placeholder="Bloom Mission" autoFocus />
          <PlaceFields />
          <SelectField label="Time zone" name="timezone_name" isOptional>
            <option value="">Same as the city or country</option>
            {timezones.map(zone => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
          <div className="form-actions">
            <SubmitButton>Add location</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
