import { foyer, type Plan } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PlanEditorProps {
  applicationId: number
  /** Undefined for a new plan. */
  plan?: Plan
  onSave(): Promise<void>
  onClose(): void
}

export function PlanEditor({ applicationId, plan, onSave, onClose }: PlanEditorProps) {
  const say = useToast()
  const save = async ({ title = '' }: Values) => {
    const input = { application_id: applicationId, title }
    await (plan
      ? foyer.applications.updatePlan({ ...input, tariff_id: plan.id })
      : foyer.applications.createPlan(input))
    say(`Plan ${title} saved.`)
    onClose()
    await onSave()
  }
  return (
    <Dialog title={plan ? 'Rename plan' : 'Add a plan'} onClose={onClose}>
      <Form onSubmit={save}>
        <Field
          label="Plan name"
          name="title"
          defaultValue={plan?.title}
          placeholder="Standard"
          hint={plan ? undefined : 'It is free until it has an option.'}
          autoFocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
