import { partnersAddTestLocation } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation, type Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
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
  const t = useTexts('partners')
  const ui = useTexts('ui')
  if (locations.length === 0) return null
  const add = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.partners.addTestLocation(
      readInput(partnersAddTestLocation, form, { partner_id: partner.id }),
    )
    say(t.testLocationAdded(data.title))
    await onAdd()
  }
  return (
    <div className="panel-body panel-inset">
      <Form label={t.addTestLocation} className="form-row" onSubmit={add}>
        <SelectField label={t.location} name="location_id">
          {locations.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SubmitButton kind="plain">{ui.add}</SubmitButton>
      </Form>
    </div>
  )
}
