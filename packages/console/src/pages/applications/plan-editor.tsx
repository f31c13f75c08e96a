import { applicationsCreatePlan } from '@foyer/sdk/inputs'
import { Latest } from '../../forms/latest.tsx'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type Plan } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PlanEditorProps {
  applicationId: number
  /** Undefined for a new plan. */
  plan?: Plan
  /** The plan as it is now. */
  onRead?(): Promise<Plan | undefined>
  onSave(): Promise<void>
  onClose(): void
}

export function PlanEditor({ applicationId, plan, onRead, onSave, onClose }: PlanEditorProps) {
  const say = useToast()
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(applicationsCreatePlan, form, { application_id: applicationId })
    await (plan
      ? foyer.applications.updatePlan({ ...input, tariff_id: plan.id })
      : foyer.applications.createPlan(input))
    say(t.planSaved(input.title))
    onClose()
    await onSave()
  }
  return (
    <Dialog title={plan ? t.renamePlan : t.addPlan} onClose={onClose}>
      <Latest of={plan} about={shown => ({ title: shown?.title })} readAgain={onRead}>
        {shown => (
          <Form onSubmit={save}>
            <Field
              label={t.planName}
              name="title"
              defaultValue={shown?.title}
              placeholder={t.planExample}
              hint={plan ? undefined : t.planHint}
              autoFocus
            />
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
