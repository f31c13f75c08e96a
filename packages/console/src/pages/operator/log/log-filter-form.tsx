import { useTexts } from '../../../texts/use-texts.ts'
import { Field, SelectField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { EntityFilter } from '../filters/entity-filter.tsx'
import type { filterNames } from './use-log-filters.ts'

type Values = Record<(typeof filterNames)[number], string>

interface LogFilterFormProps {
  values: Values
  onChange(values: Partial<Values>, options: { isStep: boolean }): void
}

export function LogFilterForm({ values, onChange }: LogFilterFormProps) {
  const t = useTexts('operator-room')
  const { actions } = useTexts('audit')
  const entities = [
    { name: 'person', label: t.person },
    { name: 'location', label: t.locationFilter },
    { name: 'partner', label: t.partnerFilter },
    { name: 'application', label: t.applicationFilter },
  ] as const
  return (
    <Form
      canBeLeft
      label={t.filterLog}
      className="form-row"
      onSubmit={async given => onChange(given, { isStep: true })}
    >
      <SelectField label={t.action} name="action" defaultValue={values.action} isOptional>
        <option value="">{t.anyAction}</option>
        {Object.entries(actions).map(([action, phrase]) => (
          <option key={action} value={action}>
            {phrase}
          </option>
        ))}
      </SelectField>
      {entities.map(({ name, label }) => (
        <EntityFilter key={name} kind={name} label={label} name={name} value={values[name]} />
      ))}
      <Field label={t.address} name="address" defaultValue={values.address} maxLength={64} isOptional />
      <Field label={t.from} name="from" type="datetime-local" defaultValue={values.from} isOptional />
      <Field label={t.till} name="till" type="datetime-local" defaultValue={values.till} isOptional />
      <SubmitButton kind="plain">{t.apply}</SubmitButton>
    </Form>
  )
}
