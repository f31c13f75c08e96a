import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface ConfirmProps {
  title: string
  action: string
  /** What the button says that closes the question. */
  cancel?: string
  /** Runs on confirmation; if it fails, the dialog stays open and shows the message. */
  onConfirm(): Promise<unknown>
  onClose(): void
  children: ReactNode
}

/** Asks before an action that can't be undone. */
export function Confirm({ title, action, cancel, onConfirm, onClose, children }: ConfirmProps) {
  const t = useTexts('ui')
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={onConfirm}>
        <p>{children}</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{cancel ?? t.cancel}</Button>
          <SubmitButton kind="danger">{action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
