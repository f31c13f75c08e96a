import { useTexts } from '../../../texts/use-texts.ts'
import { Field, SelectField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { filterNames } from './use-log-filters.ts'

type Values = Record<(typeof filterNames)[number], string>

interface LogFilterFormProps {
  values: Values
  onChange(values: Partial<Values>, options: { isStep: boolean }): void
}

export function LogFilterForm({ values, onChange }: LogFilterFormProps) {
  const t = useTexts('operator-room')
  const { actions } = useTexts('audit')
  const ids = [
    { name: 'person', label: t.person },
    { name: 'location', label: t.locationId },
    { name: 'partner', label: t.partnerId },
    { name: 'application', label: t.applicationId },
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
      {ids.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          defaultValue={values[name]}
          isOptional
        />
      ))}
      <Field label={t.address} name="address" defaultValue={values.address} maxLength={64} isOptional />
      <Field label={t.from} name="from" type="datetime-local" defaultValue={values.from} isOptional />
      <Field label={t.till} name="till" type="datetime-local" defaultValue={values.till} isOptional />
      <SubmitButton kind="plain">{t.apply}</SubmitButton>
    </Form>
  )
}
