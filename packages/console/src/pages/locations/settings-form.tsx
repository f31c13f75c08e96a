import { foyer, type Location } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BusinessTypeField } from './business-type-field.tsx'
import { cityIdIn } from './city-id-in.ts'
import { PlaceFields } from './place-fields.tsx'
import { timezones } from './timezones.ts'

export function SettingsForm({ location }: { location: Location }) {
  const { reload } = useSession()
  const say = useToast()
  const save = async (values: Values) => {
    const changes = { ...toChanges(values), city_id: await cityIdIn(values) }
    const { data } = await foyer.locations.update({ location_id: location.id, ...changes })
    await reload()
    say(`${data.title} saved.`)
  }
  return (
    <Form onSubmit={save} className="form-full" label="Settings">
      <div className="form-columns">
        <Field label="Name" name="title" defaultValue={location.title} />
        <BusinessTypeField typeId={location.business_type_id} />
        <PlaceFields place={location} />
        <Field label="Address" name="address" defaultValue={location.address} isOptional />
        <Field label="Postal code" name="zip" defaultValue={location.zip} isOptional />
        <SelectField
          label="Time zone"
          name="timezone_name"
          defaultValue={location.timezone_name}
          hint="For appointments, schedules and reports."
        >
          {[...new Set([location.timezone_name, ...timezones])].sort().map(zone => (
            <option key={zone}>{zone}</option>
          ))}
        </SelectField>
        <Field
          label="Phones"
          name="phones"
          defaultValue={location.phones.join(', ')}
          hint="Separate several with commas."
          isOptional
        />
        <Field label="E-mail" name="email" type="email" defaultValue={location.email} isOptional />
        <Field
          label="Website"
          name="site"
          defaultValue={location.site}
          placeholder="https://bloom.example"
          isOptional
        />
        <Field
          label="Short description"
          name="short_descr"
          defaultValue={location.short_descr}
          placeholder="Beauty salon"
          isOptional
        />
      </div>
      <TextField label="Description" name="description" defaultValue={location.description} isOptional />
      <div className="form-actions">
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  )
}

/** 0 removes the country, the city or the business type. */
function toChanges({ country_id, city_id, city, business_type_id, phones = '', ...texts }: Values) {
  return {
    ...texts,
    country_id: Number(country_id),
    business_type_id: Number(business_type_id),
    phones: phones
      .split(/[,;\n]/)
      .map(phone => phone.trim())
      .filter(Boolean),
  }
}
