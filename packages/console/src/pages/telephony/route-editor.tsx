import type { Telephony, VoipRoute } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface RouteEditorProps {
  /** Undefined for a new route. */
  row: VoipRoute | undefined
  telephony: Telephony
  onSave(row: VoipRoute): Promise<void>
  onClose(): void
}

export function RouteEditor({ row, telephony, onSave, onClose }: RouteEditorProps) {
  const save = ({ match, value = '' }: Values, form: HTMLFormElement) => {
    const idsOf = (name: string) => new FormData(form).getAll(name).map(Number)
    return onSave({
      match: match === 'user' ? 'user' : 'diversion',
      value,
      location_ids: idsOf('location_ids'),
      user_ids: idsOf('user_ids'),
    })
  }
  return (
    <Dialog title={row ? 'Edit route' : 'Add a route'} isWide onClose={onClose}>
      <Form onSubmit={save}>
        <SelectField label="Calls for" name="match" defaultValue={row?.match ?? 'diversion'}>
          <option value="diversion">a called number</option>
          <option value="user">a SIP subscriber</option>
        </SelectField>
        <Field
          label="Number or subscriber"
          name="value"
          defaultValue={row?.value}
          placeholder="+1 415 555 0110"
        />
        <div className="rights">
          <Choices
            legend="Saved in the history of"
            name="location_ids"
            options={telephony.locations.map(({ id, title }) => ({ id, label: title }))}
            chosen={row?.location_ids}
          />
          <Choices
            legend="Notified while it rings"
            name="user_ids"
            options={telephony.users.map(({ id, name }) => ({ id, label: name }))}
            chosen={row?.user_ids}
          />
        </div>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save route</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  options: { id: number; label: string }[]
  chosen: number[] | undefined
}

function Choices({ legend, name, options, chosen = [] }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="check">
          <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
