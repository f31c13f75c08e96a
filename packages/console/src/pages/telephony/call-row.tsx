import { Link } from 'react-router'
import { useCallerWords } from '../../data/caller.ts'
import type { Call } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Caller } from './find-callers.ts'

export function CallRow({ call, caller }: { call: Call; caller: Caller | undefined }) {
  const t = useTexts('telephony')
  const callerWords = useCallerWords()
  // The API returns the Location's local time, which is shown as it is.
  const { moment } = useFormats('UTC')
  const facts = [
    t.types[call.type],
    moment(`${call.call_date.slice(0, 19)}Z`),
    call.duration > 0 && toMinutes(call.duration),
  ]
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {callerWords(call.caller_phone)}
          <span className={call.status === 'success' ? 'badge badge-accent' : 'badge badge-warn'}>
            {t.statuses[call.status]}
          </span>
        </strong>
        <span>
          {facts.filter(Boolean).join(' · ')}
          {caller && (
            <>
              {' · '}
              <Link to={`/locations/${caller.locationId}/clients/${call.client_id}`}>{caller.name}</Link>
            </>
          )}
        </span>
      </span>
      {call.record_link && (
        <a className="button button-quiet" href={call.record_link} target="_blank" rel="noreferrer">
          {t.recording}
        </a>
      )}
    </li>
  )
}

const toMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
