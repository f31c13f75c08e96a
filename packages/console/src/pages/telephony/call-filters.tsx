import type { Call } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export interface CallFilter {
  /** `chain`, or the ID of a Location. */
  place: string
  date_from: string
  date_to: string
  phone?: string
  types?: Call['type'][]
  statuses?: Call['status'][]
  page: number
}

const toDate = (at: Date) => at.toISOString().slice(0, 10)

export function lastWeek(): { date_from: string; date_to: string } {
  const today = platformNow()
  const before = new Date(today.getTime() - 6 * 24 * 60 * 60 * 1000)
  return { date_from: toDate(before), date_to: toDate(today) }
}

interface CallFiltersProps {
  scopes: { value: string; label: string }[]
  filter: CallFilter
  onChange(filter: CallFilter): void
}

export function CallFilters({ scopes, filter, onChange }: CallFiltersProps) {
  const t = useTexts('telephony')
  const show = async ({ place = '', date_from = '', date_to = '', phone, type, status }: Values) =>
    onChange({
      place,
      date_from,
      date_to,
      ...(phone ? { phone } : {}),
      ...(type ? { types: [type as Call['type']] } : {}),
      ...(status ? { statuses: [status as Call['status']] } : {}),
      page: 1,
    })
  return (
    <Form canBeLeft onSubmit={show} className="form-full" label={t.filterCalls}>
      <div className="form-columns">
        <SelectField label={t.where} name="place" defaultValue={filter.place}>
          {scopes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label={t.from} name="date_from" type="date" defaultValue={filter.date_from} />
        <Field label={t.to} name="date_to" type="date" defaultValue={filter.date_to} />
        <Field label={t.phone} name="phone" isOptional placeholder={t.phoneHint} />
        <Choice label={t.type} name="type" options={t.types} />
        <Choice label={t.status} name="status" options={t.statuses} />
      </div>
      <div className="form-actions">
        <SubmitButton>{t.show}</SubmitButton>
      </div>
    </Form>
  )
}

function Choice({ label, name, options }: { label: string; name: string; options: Record<string, string> }) {
  const t = useTexts('telephony')
  return (
    <SelectField label={label} name={name} isOptional defaultValue="">
      <option value="">{t.any}</option>
      {Object.entries(options).map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
