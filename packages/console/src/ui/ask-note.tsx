import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface AskNoteProps {
  title: string
  action: string
  kind?: 'primary' | 'danger'
  label?: string
  /** The name of the field in the API, by which it says what is wrong. */
  name?: string
  isOptional?: boolean
  onConfirm(note: string): Promise<unknown>
  onClose(): void
  children: ReactNode
}

/** Asks for confirmation and a note that explains the action to others. */
export function AskNote({
  title,
  action,
  kind = 'primary',
  label,
  name = 'note',
  isOptional = false,
  onConfirm,
  onClose,
  children,
}: AskNoteProps) {
  const t = useTexts('ui')
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={values => onConfirm(values[name] ?? '')}>
        <p>{children}</p>
        <TextField label={label ?? t.note} name={name} rows={3} isOptional={isOptional} autoFocus />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t.cancel}</Button>
          <SubmitButton kind={kind}>{action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
