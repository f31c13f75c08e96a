import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { statuses, types } from './words.ts'

export interface CallFilter {
  /** `chain`, or the ID of a Location. */
  place: string
  date_from: string
  date_to: string
  phone?: string
  types?: (keyof typeof types)[]
  statuses?: (keyof typeof statuses)[]
  page: number
}

const toDate = (at: Date) => at.toISOString().slice(0, 10)

export function lastWeek(): { date_from: string; date_to: string } {
  const today = new Date()
  const before = new Date(today.getTime() - 6 * 24 * 60 * 60 * 1000)
  return { date_from: toDate(before), date_to: toDate(today) }
}

interface CallFiltersProps {
  scopes: { value: string; label: string }[]
  filter: CallFilter
  onChange(filter: CallFilter): void
}

export function CallFilters({ scopes, filter, onChange }: CallFiltersProps) {
  const show = async ({ place = '', date_from = '', date_to = '', phone, type, status }: Values) =>
    onChange({
      place,
      date_from,
      date_to,
      ...(phone ? { phone } : {}),
      ...(type ? { types: [type as keyof typeof types] } : {}),
      ...(status ? { statuses: [status as keyof typeof statuses] } : {}),
      page: 1,
    })
  return (
    <Form onSubmit={show} className="form-full" label="Filter calls">
      <div className="form-columns">
        <SelectField label="Where" name="place" defaultValue={filter.place}>
          {scopes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label="From" name="date_from" type="date" defaultValue={filter.date_from} />
        <Field label="To" name="date_to" type="date" defaultValue={filter.date_to} />
        <Field label="Phone" name="phone" isOptional placeholder="Any part of the number" />
        <Choice label="Type" name="type" options={types} />
        <Choice label="Status" name="status" options={statuses} />
      </div>
      <div className="form-actions">
        <SubmitButton>Show</SubmitButton>
      </div>
    </Form>
  )
}

function Choice({ label, name, options }: { label: string; name: string; options: Record<string, string> }) {
  return (
    <SelectField label={label} name={name} isOptional defaultValue="">
      <option value="">Any</option>
      {Object.entries(options).map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
