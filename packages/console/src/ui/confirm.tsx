import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface ConfirmProps {
  title: string
  action: string
  /** Runs on confirmation; if it fails, the dialog stays open and shows the message. */
  onConfirm(): Promise<unknown>
  onClose(): void
  children: ReactNode
}

/** Asks before an action that can't be undone. */
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
