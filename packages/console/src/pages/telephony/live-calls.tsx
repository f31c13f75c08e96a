import { useEffect, useState } from 'react'
import { type CallNotification, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'

interface Popup extends CallNotification {
  id: string
}

const mostShown = 3

/** Calls while they ring, on whichever page one is. */
export function LiveCalls() {
  const [popups, setPopups] = useState<Popup[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    void follow(leaving.signal, popup => setPopups(shown => [popup, ...shown].slice(0, mostShown)))
    return () => leaving.abort()
  }, [])
  const close = (id: string) => setPopups(shown => shown.filter(popup => popup.id !== id))
  return (
    <div className="live-calls" role="log" aria-label="Incoming calls" aria-live="assertive">
      {popups.map(popup => (
        <CallPopup key={popup.id} popup={popup} onClose={() => close(popup.id)} />
      ))}
    </div>
  )
}

/** A stream that is refused ends silently: the next page load tries again. */
async function follow(signal: AbortSignal, show: (popup: Popup) => void): Promise<void> {
  try {
    for await (const { id, data } of foyer.notifications.stream({}, { signal })) show({ id, ...data })
  } catch {}
}

function CallPopup({ popup, onClose }: { popup: Popup; onClose(): void }) {
  const known = popup.locations.find(({ client }) => client)
  const places = popup.locations.map(({ title }) => title).join(', ')
  return (
    <article className="live-call">
      <PhoneIcon />
      <div className="row-main">
        <strong>{known?.client?.name ?? popup.phone}</strong>
        <span>{known ? popup.phone : 'Not among the clients'}</span>
        <span>
          calls {popup.diversion}
          {places && ` · ${places}`}
        </span>
      </div>
      <Button kind="quiet" aria-label={`Close the call of ${popup.phone}`} onClick={onClose}>
        Close
      </Button>
    </article>
  )
}
