import type { PartnerWebhooksListDeliveriesInput } from '@foyer/sdk/account'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from './record-fields.tsx'

export type DeliveryLogFilter = Omit<PartnerWebhooksListDeliveriesInput, 'partner_id' | 'cursor'>

const statuses = ['scheduled', 'delivered', 'failed', 'held', 'cancelled']

export function DeliveryFilter({ onChange }: { onChange(filter: DeliveryLogFilter): Promise<void> }) {
  const filter = (values: Values) => onChange(filledIn(values) as DeliveryLogFilter)
  return (
    <Form className="form-columns" label="Filter" onSubmit={filter}>
      <SelectField label="Status" name="outcome" isOptional>
        <option value="">All</option>
        {statuses.map(status => (
          <option key={status} value={status}>
            {status}
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

/** Numbers stay text, because the server parses them and reports errors. */
const filledIn = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
