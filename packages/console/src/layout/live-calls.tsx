import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type LiveCall, useLive } from '../data/live.tsx'
import { useMe } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { PhoneIcon } from '../ui/icons.tsx'

const maxShown = 3

/** Shows ringing calls on every page. */
export function LiveCalls() {
  const [calls, setCalls] = useState<LiveCall[]>([])
  const { onCall } = useLive()
  const t = useTexts('shell')
  useEffect(() => onCall(call => setCalls(shown => [call, ...shown].slice(0, maxShown))), [onCall])
  const close = (id: string) => setCalls(shown => shown.filter(call => call.id !== id))
  return (
    <div className="live-calls" role="log" aria-label={t.incomingCalls} aria-live="assertive">
      {calls.map(call => (
        <CallCard key={call.id} call={call} onClose={() => close(call.id)} />
      ))}
    </div>
  )
}

function CallCard({ call, onClose }: { call: LiveCall; onClose(): void }) {
  const t = useTexts('shell')
  const known = call.locations.find(({ client }) => client)
  const titles = call.locations.map(({ title }) => title)
  return (
    <article className="live-call">
      <PhoneIcon />
      <div className="row-main">
        <strong>{known?.client?.name ?? call.phone}</strong>
        <span>{known ? call.phone : t.notAClient}</span>
        <span>{[t.callsNumber(call.diversion), ...titles].join(' · ')}</span>
        <CallAction call={call} onDone={onClose} />
      </div>
      <Button kind="quiet" aria-label={t.closeCallOf(call.phone)} onClick={onClose}>
        {t.closeCall}
      </Button>
    </article>
  )
}

/** Opens the client; or offers to create one, to people who see the whole number and may keep clients. */
function CallAction({ call, onDone }: { call: LiveCall; onDone(): void }) {
  const t = useTexts('shell')
  const me = useMe()
  const known = call.locations.find(({ client }) => client)
  if (known?.client)
    return (
      <Link
        className="button button-plain"
        to={`/locations/${known.id}/clients/${known.client.id}`}
        onClick={onDone}
      >
        {t.openClient}
      </Link>
    )
  const mayCreate = (id: number) =>
    me.locations.some(
      location =>
        location.id === id &&
        ['clients_access', 'client_phones_access'].every(right => location.rights.includes(right)),
    )
  const location = call.locations.find(({ id }) => mayCreate(id))
  if (!location) return null
  const fields = new URLSearchParams({ new: '1', phone: call.phone })
  return (
    <Link className="button button-plain" to={`/locations/${location.id}/clients?${fields}`} onClick={onDone}>
      {t.createClient}
    </Link>
  )
}
