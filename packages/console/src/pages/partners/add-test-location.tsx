import { foyer, type MyLocation, type Partner } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface AddTestLocationProps {
  partner: Partner
  /** The Locations that can be added. */
  locations: MyLocation[]
  onAdd(): Promise<void>
}

export function AddTestLocation({ partner, locations, onAdd }: AddTestLocationProps) {
  const say = useToast()
  if (locations.length === 0) return null
  const add = async ({ location_id }: Values) => {
    const { data } = await foyer.partners.addTestLocation({
      partner_id: partner.id,
      location_id: Number(location_id),
    })
    say(`${data.title} is now a test location.`)
    await onAdd()
  }
  return (
    <div className="panel-body panel-inset">
      <Form label="Add a test location" className="form-row" onSubmit={add}>
        <SelectField label="Location" name="location_id">
          {locations.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SubmitButton kind="plain">Add</SubmitButton>
      </Form>
    </div>
  )
}
