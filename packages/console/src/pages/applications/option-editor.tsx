import { applicationsCreatePlanOption } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type PlanOption } from '../../foyer.ts'
import { toNumberText } from '../../texts/numbers.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { CurrencyOptions } from './currency-options.tsx'

interface OptionEditorProps {
  applicationId: number
  planId: number
  /** Undefined for a new option. */
  option: PlanOption | undefined
  /** The option as it is now. */
  onRead(): Promise<PlanOption | undefined>
  onSave(): Promise<void>
  onClose(): void
}

export function OptionEditor(props: OptionEditorProps) {
  const { applicationId, planId, option, onRead, onSave, onClose } = props
  const say = useToast()
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const ofPlan = { application_id: applicationId, tariff_id: planId }
    const input = readInput(applicationsCreatePlanOption, form, ofPlan)
    await (option
      ? foyer.applications.updatePlanOption({ ...onlyEdited(form, input), ...ofPlan, option_id: option.id })
      : foyer.applications.createPlanOption(input))
    say(t.optionSaved(input.title))
    onClose()
    await onSave()
  }
  return (
    <Dialog title={option ? t.editOption : t.addOption} isWide onClose={onClose}>
      <Latest of={option} readAgain={onRead}>
        {shown => (
          <Form onSubmit={save}>
            <div className="form-columns">
              <Field
                label={t.optionName}
                name="title"
                defaultValue={shown?.title}
                placeholder={t.optionExample}
                autoFocus
              />
              <Field
                label={t.optionMonths}
                name="duration_in_months"
                inputMode="numeric"
                defaultValue={shown?.duration_in_months ?? 1}
              />
              <NumberField
                label={t.optionPrice}
                name="overall_price"
                defaultValue={shown?.overall_price}
                placeholder={toNumberText(19.5)}
                hint={t.optionPriceHint}
              />
              <SelectField label={t.currency} name="currency_iso" defaultValue={shown?.currency_iso ?? 'USD'}>
                <CurrencyOptions chosen={shown?.currency_iso ?? 'USD'} />
              </SelectField>
              <Field
                label={t.optionFreeMonths}
                name="free_period_in_months"
                inputMode="numeric"
                defaultValue={shown?.free_period_in_months ?? 0}
                hint={t.optionFreeMonthsHint}
              />
              <Field
                label={t.teamMembers}
                name="staff_amount"
                inputMode="numeric"
                defaultValue={shown?.staff_amount ?? ''}
                hint={t.teamMembersHint}
                isOptional
              />
            </div>
            <div className="dialog-actions">
              <Button onClick={onClose}>{ui.cancel}</Button>
              <SubmitButton>{ui.save}</SubmitButton>
            </div>
          </Form>
        )}
      </Latest>
    </Dialog>
  )
}
