import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from './record-fields.tsx'

interface DeliveryFilterProps {
  filter: Values
  onChange(filter: Values): Promise<void>
}

export function DeliveryFilter({ filter, onChange }: DeliveryFilterProps) {
  const t = useTexts('webhooks')
  const ui = useTexts('ui')
  return (
    <Form
      canBeLeft
      className="form-columns"
      label={ui.filter}
      onSubmit={values => onChange(filledIn(values))}
    >
      <SelectField label={t.status} name="outcome" defaultValue={filter.outcome} isOptional>
        <option value="">{t.all}</option>
        {Object.entries(t.outcomes).map(([outcome, title]) => (
          <option key={outcome} value={outcome}>
            {title}
          </option>
        ))}
      </SelectField>
      <RecordFields record={filter} isOptional />
      <div className="form-actions">
        <SubmitButton kind="plain">{ui.filter}</SubmitButton>
      </div>
    </Form>
  )
}

const filledIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
