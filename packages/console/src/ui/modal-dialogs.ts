import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { firstFieldIn } from './first-field.ts'

let openDialogs: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

function setOpenDialogs(dialogs: readonly HTMLDialogElement[]): void {
  openDialogs = dialogs
  for (const watcher of watchers) watcher()
}

/** Opens the dialog with its component, and closes it with it. The focus goes to its first field, or to its heading. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isModal = true): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Opening gives the focus to what comes first, such as a heading that can have it, even away from a field that
    // asked for it.
    const asked = element.contains(document.activeElement) ? document.activeElement : undefined
    if (isModal) element.showModal()
    else element.show()
    const first = asked instanceof HTMLElement ? asked : firstFieldIn(element)
    first?.focus({ preventScroll: true })
    if (!isModal) return () => element.close()
    setOpenDialogs([...openDialogs, element])
    return () => {
      element.close()
      setOpenDialogs(openDialogs.filter(one => one !== element))
    }
  }, [dialog, isModal])
}

/** The dialog on top. While there is one, the browser lets nobody use what is outside it. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(watch, () => openDialogs.at(-1))

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
