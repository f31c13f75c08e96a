import { useEffect, useState } from 'react'
import { type CallNotification, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'

interface CallPopup extends CallNotification {
  id: string
}

const maxShown = 3

/** Shows ringing calls on every page. */
export function LiveCalls() {
  const [popups, setPopups] = useState<CallPopup[]>([])
  useEffect(() => {
    const controller = new AbortController()
    void follow(controller.signal, popup => setPopups(shown => [popup, ...shown].slice(0, maxShown)))
    return () => controller.abort()
  }, [])
  const close = (id: string) => setPopups(shown => shown.filter(popup => popup.id !== id))
  return (
    <div className="live-calls" role="log" aria-label="Incoming calls" aria-live="assertive">
      {popups.map(popup => (
        <CallCard key={popup.id} popup={popup} onClose={() => close(popup.id)} />
      ))}
    </div>
  )
}

/** Ignores a refused stream, because the next page load tries again. */
async function follow(signal: AbortSignal, show: (popup: CallPopup) => void): Promise<void> {
  try {
    for await (const { id, data } of foyer.notifications.stream({}, { signal })) show({ id, ...data })
  } catch {}
}

function CallCard({ popup, onClose }: { popup: CallPopup; onClose(): void }) {
  const known = popup.locations.find(({ client }) => client)
  const locationTitles = popup.locations.map(({ title }) => title).join(', ')
  return (
    <article className="live-call">
      <PhoneIcon />
      <div className="row-main">
        <strong>{known?.client?.name ?? popup.phone}</strong>
        <span>{known ? popup.phone : 'Not a client yet'}</span>
        <span>
          calls {popup.diversion}
          {locationTitles && ` · ${locationTitles}`}
        </span>
      </div>
      <Button kind="quiet" aria-label={`Close the call of ${popup.phone}`} onClick={onClose}>
        Close
      </Button>
    </article>
  )
}
