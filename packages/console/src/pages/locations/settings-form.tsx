import { locationsUpdate } from '@foyer/sdk/inputs'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type Location } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { mayBeEdited } from '../../ui/unsaved.ts'
import { BusinessTypeField } from './business-type-field.tsx'
import { cityIdIn } from './city-id-in.ts'
import { PlaceFields } from './place-fields.tsx'
import { timezones } from './timezones.ts'

export function SettingsForm({ location }: { location: Location }) {
  const { reload } = useSession()
  const say = useToast()
  const t = useTexts('locations')
  const ui = useTexts('ui')
  const save = async (values: Values, form: HTMLFormElement) => {
    const location_id = location.id
    const city_id = await cityIdIn(values)
    const input = readInput(locationsUpdate, form, { location_id, city_id })
    // The name of a city that is typed and not chosen has a field of its own.
    const typedCity = mayBeEdited(form, 'city') ? { city_id } : {}
    const { data } = await foyer.locations.update({ ...onlyEdited(form, input), ...typedCity, location_id })
    await reload()
    say(t.saved(data.title))
  }
  return (
    <Form onSubmit={save} className="form-full" label={t.settings}>
      <div className="form-columns">
        <Field label={t.name} name="title" defaultValue={location.title} />
        <BusinessTypeField typeId={location.business_type_id} />
        <PlaceFields place={location} />
        <Field label={t.address} name="address" defaultValue={location.address} isOptional />
        <Field label={t.postalCode} name="zip" defaultValue={location.zip} isOptional />
        <SelectField
          label={t.timeZone}
          name="timezone_name"
          defaultValue={location.timezone_name}
          hint={t.timeZoneHint}
        >
          {[...new Set([location.timezone_name, ...timezones])].sort().map(zone => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        <TextField
          label={t.phones}
          name="phones"
          rows={2}
          defaultValue={location.phones.join('\n')}
          hint={t.phonesHint}
          isOptional
        />
        <Field label={t.email} name="email" type="email" defaultValue={location.email} isOptional />
        <Field
          label={t.website}
          name="site"
          defaultValue={location.site}
          placeholder="https://bloom.example"
          isOptional
        />
        <Field
          label={t.shortDescription}
          name="short_descr"
          defaultValue={location.short_descr}
          placeholder={t.shortDescriptionExample}
          isOptional
        />
      </div>
      <TextField label={t.description} name="description" defaultValue={location.description} isOptional />
      <div className="form-actions">
        <SubmitButton>{ui.save}</SubmitButton>
      </div>
    </Form>
  )
}
