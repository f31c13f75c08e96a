import type { catalogue, InputOf } from '@foyer/sdk'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from './record-fields.tsx'

export type LogFilter = Omit<
  InputOf<typeof catalogue.partnerWebhooks.listDeliveries>,
  'partner_id' | 'cursor'
>

const outcomes = ['scheduled', 'delivered', 'failed', 'held', 'cancelled']

export function DeliveryFilter({ onChange }: { onChange(filter: LogFilter): Promise<void> }) {
  const filter = (values: Values) => onChange(filledIn(values) as LogFilter)
  return (
    <Form className="form-columns" label="Filter" onSubmit={filter}>
      <SelectField label="Outcome" name="outcome" isOptional>
        <option value="">All</option>
        {outcomes.map(outcome => (
          <option key={outcome} value={outcome}>
            {outcome}
          </option>
        ))}
      </SelectField>
      <RecordFields isOptional />
      <div className="form-actions">
        <SubmitButton kind="plain">Filter</SubmitButton>
      </div>
    </Form>
  )
}

/** The server reads numbers from text, and says what is wrong with them. */
const filledIn = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
