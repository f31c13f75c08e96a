import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { useLeave } from './leave.ts'

type DialogEvent = SyntheticEvent<HTMLDialogElement>

interface Closing {
  /** Closes it, perhaps after a question. */
  close(): void
  handlers: {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void
    onCancel(event: DialogEvent): void
    onClose(event: DialogEvent): void
  }
}

/** How a person closes a dialog. It stays open until they agree to lose what is not saved in it. */
export function useDialogClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  { isModal = true, onClose }: { isModal?: boolean; onClose(): void },
): Closing {
  const leave = useLeave()
  const close = () => leave(dialog.current, onClose)
  return {
    close,
    handlers: {
      // Browsers let a page refuse `cancel` only once after a click or a key, but the key itself always.
      onKeyDown: event => {
        if (event.key !== 'Escape' || event.defaultPrevented || hasOpenMenu()) return
        event.preventDefault()
        close()
      },
      onCancel: event => {
        // A list, a file choice or a question inside has its own cancel.
        if (event.target !== event.currentTarget || !event.cancelable) return
        event.preventDefault()
        close()
      },
      // The browser has closed it without asking, such as after a second gesture to go back on a phone.
      onClose: event => {
        const element = event.currentTarget
        if (event.target !== element || element.open || !element.isConnected) return
        if (isModal) element.showModal()
        else element.show()
        close()
      },
    },
  }
}

/** The browser closes these by Escape itself. */
const hasOpenMenu = (): boolean => document.querySelector('[popover="auto"]:popover-open') !== null
