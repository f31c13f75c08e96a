import { type RefObject, useEffect } from 'react'

/** Shows a popover on top, also of a dialog that is open: the top layer shows last what came last. */
export function useTopLayer(
  popover: RefObject<HTMLElement | null>,
  { newest, host }: { newest: string | number | undefined; host: HTMLElement },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another host the popover is another element.
  useEffect(() => {
    const element = popover.current
    // A dialog that closes as something new appears takes the popover with it: the next host shows it.
    if (newest === undefined || !element?.isConnected) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest, host])
}
