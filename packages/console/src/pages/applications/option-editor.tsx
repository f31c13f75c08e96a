import { currencies } from '@foyer/contract'
import { foyer, type PlanOption } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface OptionEditorProps {
  applicationId: number
  planId: number
  /** Undefined for a new option. */
  option: PlanOption | undefined
  onSave(): Promise<void>
  onClose(): void
}

export function OptionEditor({ applicationId, planId, option, onSave, onClose }: OptionEditorProps) {
  const say = useToast()
  const save = async (values: Values) => {
    const input = { application_id: applicationId, tariff_id: planId, ...toFields(values) }
    await (option
      ? foyer.applications.updatePlanOption({ ...input, option_id: option.id })
      : foyer.applications.createPlanOption(input))
    say(`Option ${input.title} saved.`)
    onClose()
    await onSave()
  }
  return (
    <Dialog title={option ? 'Edit option' : 'Add an option'} isWide onClose={onClose}>
      <Form onSubmit={save}>
        <div className="form-columns">
          <Field
            label="Option name"
            name="title"
            defaultValue={option?.title}
            placeholder="1 month"
            autoFocus
          />
          <Field
            label="Duration in months"
            name="duration_in_months"
            inputMode="numeric"
            defaultValue={option?.duration_in_months ?? 1}
          />
          <Field
            label="Price"
            name="overall_price"
            inputMode="decimal"
            defaultValue={option?.overall_price}
            placeholder="19.00"
            hint="For the whole duration."
          />
          <SelectField label="Currency" name="currency_iso" defaultValue={option?.currency_iso ?? 'USD'}>
            {[...currencies].map(code => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <Field
            label="Free months"
            name="free_period_in_months"
            inputMode="numeric"
            defaultValue={option?.free_period_in_months ?? 0}
            hint="Once per location, before the first payment."
          />
          <Field
            label="Team members"
            name="staff_amount"
            inputMode="numeric"
            defaultValue={option?.staff_amount ?? ''}
            hint="Leave empty for no limit."
            isOptional
          />
        </div>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

const toFields = (values: Values) => ({
  title: values.title ?? '',
  overall_price: numberIn(values.overall_price),
  duration_in_months: numberIn(values.duration_in_months),
  currency_iso: values.currency_iso ?? '',
  staff_amount: values.staff_amount ? numberIn(values.staff_amount) : null,
  free_period_in_months: numberIn(values.free_period_in_months),
})
