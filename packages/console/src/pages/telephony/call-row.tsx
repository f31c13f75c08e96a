import type { Call } from '../../foyer.ts'
import { statuses, types } from './words.ts'

export function CallRow({ call }: { call: Call }) {
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {call.caller_phone}
          <span className={call.status === 'success' ? 'badge badge-accent' : 'badge badge-warn'}>
            {statuses[call.status]}
          </span>
        </strong>
        <span>
          {types[call.type]} · {toLocal(call.call_date)}
          {call.duration > 0 && ` · ${toMinutes(call.duration)}`}
          {call.client_id > 0 && ` · client ${call.client_id}`}
        </span>
      </span>
      {call.record_link && (
        <a className="button button-quiet" href={call.record_link} target="_blank" rel="noreferrer">
          Recording
        </a>
      )}
    </li>
  )
}

/** Keeps the Location's local time, as the API returns it. */
const toLocal = (text: string) => text.slice(0, 16).replace('T', ' ')

const toMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
