import { fromLocal } from '../../data/dates.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from '../webhooks/record-fields.tsx'
import { LocationChoice } from './location-choice.tsx'
import { toLocal } from './to-local.ts'
import type { BenchFilter } from './use-bench-filter.ts'
import type { FilterChoices } from './use-filter-choices.ts'

interface DeliveryFilterProps {
  partnerId: number
  filter: BenchFilter
  choices: FilterChoices
  onChange(filter: BenchFilter): Promise<void>
}

export function DeliveryFilter({ partnerId, filter, choices, onChange }: DeliveryFilterProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const ui = useTexts('ui')
  const apply = ({ from = '', till = '', ...values }: Values) =>
    onChange(filledIn({ ...values, from: from && fromLocal(from), till: till && fromLocal(till) }))
  return (
    <Form canBeLeft className="form-columns" label={ui.filter} onSubmit={apply}>
      <SelectField label={t.status} name="outcome" defaultValue={filter.outcome} isOptional>
        <option value="">{t.all}</option>
        {Object.entries(t.outcomes).map(([outcome, title]) => (
          <option key={outcome} value={outcome}>
            {title}
          </option>
        ))}
      </SelectField>
      <LocationChoice partnerId={partnerId} location={choices.location} isOptional />
      <SelectField
        label={bench.application}
        name="application_id"
        defaultValue={filter.application_id}
        isOptional
      >
        <option value="">{t.all}</option>
        {choices.applications.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label={t.endpoint} name="endpoint_id" defaultValue={filter.endpoint_id} isOptional>
        <option value="">{t.all}</option>
        {choices.endpoints.map(({ id, url, location }) => (
          <option key={id} value={id}>
            {bench.endpointIn(url, location.title)}
          </option>
        ))}
      </SelectField>
      <SelectField label={bench.target} name="sent_to" defaultValue={filter.sent_to} isOptional>
        <option value="">{t.all}</option>
        {Object.entries(bench.sentTo).map(([target, title]) => (
          <option key={target} value={target}>
            {title}
          </option>
        ))}
      </SelectField>
      <RecordFields record={filter} isOptional />
      <Field
        label={bench.from}
        name="from"
        type="datetime-local"
        defaultValue={toLocal(filter.from)}
        isOptional
      />
      <Field
        label={bench.till}
        name="till"
        type="datetime-local"
        defaultValue={toLocal(filter.till)}
        isOptional
      />
      <div className="form-actions">
        <SubmitButton kind="plain">{ui.filter}</SubmitButton>
      </div>
    </Form>
  )
}

const filledIn = (values: Values): BenchFilter =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
