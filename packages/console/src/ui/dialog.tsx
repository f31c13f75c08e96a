import { type ReactNode, useId, useRef } from 'react'
import { useModalDialog } from './modal-dialogs.ts'
import { useDialogClosing } from './use-dialog-closing.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  title: string
  isWide?: boolean
  onClose(): void
  children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside; afterwards the focus goes back to what opened it. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useReturnFocus()
  const { handlers } = useDialogClosing(dialog, { onClose })
  useModalDialog(dialog)
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      {...handlers}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
