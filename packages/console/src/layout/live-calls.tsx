import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type LiveCall, useLive } from '../data/live.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useTopDialog } from '../ui/modal-dialogs.ts'
import { useTopLayer } from '../ui/use-top-layer.ts'
import { lazyPart } from './lazy-part.tsx'

const maxShown = 3
// Most pages see no call.
const CallCard = lazyPart(async () => (await import('./call-card.tsx')).CallCard)

/** Shows ringing calls on every page, above whatever is open there. */
export function LiveCalls() {
  const [calls, setCalls] = useState<LiveCall[]>([])
  const { onCall } = useLive()
  const t = useTexts('shell')
  const list = useRef<HTMLDivElement>(null)
  const host = useTopDialog() ?? document.body
  useTopLayer(list, { newest: calls[0]?.id, host })
  useEffect(() => onCall(call => setCalls(shown => [call, ...shown].slice(0, maxShown))), [onCall])
  const close = (id: string) => setCalls(shown => shown.filter(call => call.id !== id))
  return createPortal(
    <div
      ref={list}
      popover="manual"
      className="live-calls"
      role="log"
      aria-label={t.incomingCalls}
      aria-live="assertive"
    >
      <Suspense>
        {calls.map(call => (
          <CallCard key={call.id} call={call} onClose={() => close(call.id)} />
        ))}
      </Suspense>
    </div>,
    host,
  )
}
