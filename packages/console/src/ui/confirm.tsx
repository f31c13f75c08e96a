import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface ConfirmProps {
  title: string
  action: string
  /** What happens on yes; the dialog stays open with the message when it fails. */
  onConfirm(): Promise<unknown>
  onClose(): void
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, action, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={onConfirm}>
        <p>{children}</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton kind="danger">{action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
