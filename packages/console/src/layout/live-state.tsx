import { useLive } from '../data/live.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** Says whether the page follows changes by itself. */
export function LiveState() {
  const { state } = useLive()
  const t = useTexts('shell')
  const lost = navigator.onLine ? t.reconnecting : t.offline
  return (
    // Screen readers announce only a lost connection.
    <p className="live-state" role={state === 'lost' ? 'status' : undefined} data-state={state}>
      {state === 'live' ? t.live : state === 'lost' ? lost : t.connecting}
    </p>
  )
}
