import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface SecondStepProps {
  /** Gets the form with the field `code`. */
  onSubmit(form: HTMLFormElement): Promise<void>
  onCancel(): void
}

/** The step after the password, for people with a second factor. */
export function SecondStep({ onSubmit, onCancel }: SecondStepProps) {
  const t = useTexts('entry')
  return (
    <EntryLayout
      title={t.codeTitle}
      description={t.codeNote}
      below={
        <Button kind="quiet" onClick={onCancel}>
          {t.otherAccount}
        </Button>
      }
    >
      <Form canBeLeft label={t.secondFactor} onSubmit={(_values, form) => onSubmit(form)}>
        <Field label={t.code} name="code" autoComplete="one-time-code" hint={t.codeHint} autoFocus />
        <SubmitButton isWide>{t.signIn}</SubmitButton>
      </Form>
    </EntryLayout>
  )
}
