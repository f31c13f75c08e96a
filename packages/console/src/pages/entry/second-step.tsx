import { EntryLayout } from '../../layout/entry-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface SecondStepProps {
  onSubmit(code: string): Promise<void>
  onCancel(): void
}

/** The step after the password, for people with a second factor. */
export function SecondStep({ onSubmit, onCancel }: SecondStepProps) {
  return (
    <EntryLayout
      title="Enter your code"
      description="Your account is protected by a second factor."
      below={
        <Button kind="quiet" onClick={onCancel}>
          Use another account
        </Button>
      }
    >
      <Form label="Second factor" onSubmit={({ code = '' }) => onSubmit(code)}>
        <Field
          label="Code"
          name="code"
          autoComplete="one-time-code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoFocus
        />
        <SubmitButton isWide>Sign in</SubmitButton>
      </Form>
    </EntryLayout>
  )
}
