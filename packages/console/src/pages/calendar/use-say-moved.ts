import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Opened } from './use-address.ts'
import type { Move, SayMoved, Slot } from './use-moves.ts'

/** What a form has changed; what is undefined stays. */
interface Edits {
  moment: string | undefined
  staffId: number | undefined
  seconds: number | undefined
  /** What no move takes back. */
  rest: object
}

/** A form that has only moved something says so as dragging does, with its way back; any other says that it saved. */
export function useSayMoved(sayMoved: SayMoved) {
  const t = useTexts('calendar')
  const say = useToast()
  const kept = useRef<{ target: Opened; move: Move }>(undefined)
  return {
    /** Remembers what was saved until the form closes. */
    keep(target: Opened, from: Slot, { moment, staffId, seconds, rest }: Edits) {
      const to = {
        moment: moment ?? from.moment,
        staffId: staffId ?? from.staffId,
        seconds: seconds ?? from.seconds,
      }
      const isMove = [moment, staffId, seconds].some(value => value !== undefined)
      const isOnlyMove = isMove && Object.keys(rest).length === 0
      kept.current = isOnlyMove ? { target, move: { from, to } } : undefined
    },
    say() {
      if (kept.current) sayMoved(kept.current.target, kept.current.move)
      else say(t.saved)
    },
  }
}
