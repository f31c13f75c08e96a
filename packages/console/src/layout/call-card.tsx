import { Link } from 'react-router'
import { hasNumber, useCallerWords } from '../data/caller.ts'
import type { LiveCall } from '../data/live.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { CloseIcon, PhoneIcon } from '../ui/icons.tsx'
import { useCallEnd } from './use-call-end.ts'
import { useRights } from './use-rights.ts'

interface CallCardProps {
  call: LiveCall
  onClose(): void
}

/** A call that rings. It goes with the call, or after a while. */
export function CallCard({ call, onClose }: CallCardProps) {
  const t = useTexts('call-card')
  const hold = useCallEnd(call, onClose)
  const known = call.locations.find(({ client }) => client)
  const titles = call.locations.map(({ title }) => title)
  const caller = useCallerWords()(call.phone)
  return (
    <article className="live-call" {...hold}>
      <PhoneIcon />
      <div className="row-main">
        <strong>{known?.client?.name ?? caller}</strong>
        {(known || hasNumber(call.phone)) && <span>{known ? caller : t.notAClient}</span>}
        <span>{[t.callsNumber(call.diversion), ...titles].join(' · ')}</span>
        <CallActions call={call} onDone={onClose} />
      </div>
      <Button
        kind="quiet"
        icon={<CloseIcon />}
        aria-label={t.closeCallOf(caller)}
        title={t.closeCall}
        onClick={onClose}
      />
    </article>
  )
}

/** Opens or books the client; or offers to create one, to people who see the whole number and may keep clients. */
function CallActions({ call, onDone }: { call: LiveCall; onDone(): void }) {
  const t = useTexts('call-card')
  const mayIn = useRights()
  const known = call.locations.find(({ client }) => client)
  if (known?.client) {
    const { id, client } = known
    return (
      <div className="actions">
        <CallLink to={`/locations/${id}/clients/${client.id}`} title={t.openClient} onDone={onDone} />
        {mayIn(id, 'timetable_access', 'create_records_access') && (
          <CallLink
            to={`/locations/${id}/calendar?new=1&client=${client.id}`}
            title={t.bookClient}
            onDone={onDone}
          />
        )}
      </div>
    )
  }
  const location = call.locations.find(({ id }) => mayIn(id, 'clients_access', 'client_phones_access'))
  if (!location || !hasNumber(call.phone)) return null
  const fields = new URLSearchParams({ new: '1', phone: call.phone })
  return (
    <div className="actions">
      <CallLink to={`/locations/${location.id}/clients?${fields}`} title={t.createClient} onDone={onDone} />
    </div>
  )
}

const CallLink = ({ to, title, onDone }: { to: string; title: string; onDone(): void }) => (
  <Link className="button button-plain" to={to} onClick={onDone}>
    {title}
  </Link>
)
