import { type ReactNode, useId, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { useModalDialog } from './modal-dialogs.ts'
import { useDialogClosing } from './use-dialog-closing.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DrawerProps {
  title: string
  /** Shown below the title. */
  description?: ReactNode
  /** Shown beside the title. */
  actions?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  isWide?: boolean
  /** The side of the page where it is. */
  from?: 'start' | 'end'
  /** Without this the page beside the drawer stays in use, such as a calendar whose next appointment is opened. */
  isModal?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * A panel at the side of the page. The focus goes to its first field, or to its heading, and back to what opened it;
 * Escape closes it.
 */
export function Drawer({
  title,
  description,
  actions,
  footer,
  isWide = false,
  from = 'end',
  isModal = true,
  onClose,
  children,
}: DrawerProps) {
  const t = useTexts('ui')
  const drawer = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useReturnFocus()
  const { close, handlers } = useDialogClosing(drawer, { isModal, onClose })
  useModalDialog(drawer, isModal)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handlers have the key.
    <dialog
      ref={drawer}
      className={`drawer${isWide ? ' drawer-wide' : ''}${from === 'start' ? ' drawer-start' : ''}`}
      aria-labelledby={titleId}
      {...handlers}
      onClick={event => {
        if (isModal && event.target === event.currentTarget) close()
      }}
    >
      <div className="drawer-frame">
        <div className="drawer-head">
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {description && <p>{description}</p>}
          </div>
          <div className="actions">
            {actions}
            <Button kind="quiet" icon={<CloseIcon />} aria-label={t.close} title={t.close} onClick={close} />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div className="drawer-body" tabIndex={0}>
          {children}
        </div>
        {footer && <div className="drawer-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
