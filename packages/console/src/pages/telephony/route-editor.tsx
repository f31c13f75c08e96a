import { telephonyUpdateRoutes } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { elementOf, readInput } from '../../forms/read-input.ts'
import type { Telephony, VoipRoute } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface RouteEditorProps {
  /** Undefined for a new route. */
  row: VoipRoute | undefined
  telephony: Telephony
  /** The route as it is now. */
  onRead(): Promise<VoipRoute | undefined>
  onSave(row: VoipRoute): Promise<void>
  onClose(): void
}

const routeShape = elementOf<VoipRoute>(telephonyUpdateRoutes.body)

export function RouteEditor({ row, telephony, onRead, onSave, onClose }: RouteEditorProps) {
  const t = useTexts('telephony')
  const ui = useTexts('ui')
  const save = (_values: unknown, form: HTMLFormElement) => onSave(readInput(routeShape, form))
  return (
    <Dialog title={row ? t.editRoute : t.addRoute} isWide onClose={onClose}>
      <Latest of={row} readAgain={onRead}>
        {shown => (
          <Form onSubmit={save}>
            <SelectField label={t.callsFor} name="match" defaultValue={shown?.match ?? 'diversion'}>
              <option value="diversion">{t.aCalledNumber}</option>
              <option value="user">{t.aSubscriber}</option>
            </SelectField>
            <Field
              label={t.numberOrSubscriber}
              name="value"
              defaultValue={shown?.value}
              placeholder="+1 415 555 0110"
            />
            <div className="rights">
              <Choices
                legend={t.savedIn}
                name="location_ids"
                options={telephony.locations.map(({ id, title }) => ({ id, label: title }))}
                chosen={shown?.location_ids}
              />
              <Choices
                legend={t.notified}
                name="user_ids"
                options={telephony.users.map(({ id, name }) => ({ id, label: name }))}
                chosen={shown?.user_ids}
              />
            </div>
            <div className="dialog-actions">
              <Button onClick={onClose}>{ui.cancel}</Button>
              <SubmitButton>{t.saveRoute}</SubmitButton>
            </div>
          </Form>
        )}
      </Latest>
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
