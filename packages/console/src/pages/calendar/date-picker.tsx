import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../layout/lazy-part.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CalendarIcon } from '../../ui/icons.tsx'
import { followAnchor, placePopover } from '../../ui/place-popover.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Day } from './days.ts'
import type { CalendarAddress } from './use-address.ts'

const Month = lazyPart(async () => (await import('./month.tsx')).Month)

/** A button that opens a month, in which a day is chosen. */
export function DatePicker({ address, today }: { address: CalendarAddress; today: Day }) {
  const t = useTexts('calendar')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (popover.current && button.current) placePopover(popover.current, button.current)
    }
    place()
    return followAnchor(place)
  }, [isOpen])
  // The browser gives the focus back to the button.
  const close = () => popover.current?.hidePopover()
  const choose = (day: Day) => {
    close()
    address.show({ day })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-label={t.goToDate}
        title={t.goToDate}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <CalendarIcon />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="calendar-month"
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <div role="dialog" aria-label={t.goToDate}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Month day={address.day} shown={address.days} today={today} onChoose={choose} onClose={close} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  )
}
