import { Link } from 'react-router'
import { hasNumber } from '../../data/caller.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { Place } from '../business/place.tsx'
import type { NamedCall } from './use-call-pages.ts'

interface Words {
  t: Areas['calls']
  place: Place
  callerWords(phone: string): string
}

export function callColumns({ t, place, callerWords }: Words): Column<NamedCall>[] {
  const { formats } = place
  const columns: Column<NamedCall>[] = [
    {
      id: 'phone',
      title: t.phone,
      share: 1.4,
      isRequired: true,
      cell: call => callerWords(call.caller_phone),
    },
    { id: 'when', title: t.when, share: 1.6, cell: call => formats.moment(call.call_date) },
    { id: 'type', title: t.type, cell: ({ type }) => t.types[type] },
    {
      id: 'status',
      title: t.status,
      cell: ({ status }) => (
        <Badge kind={status === 'success' ? 'accent' : 'warn'}>{t.statuses[status]}</Badge>
      ),
    },
    {
      id: 'duration',
      title: t.duration,
      align: 'end',
      share: 0.8,
      cell: ({ duration }) => <span className="figure">{toMinutes(duration)}</span>,
    },
    {
      id: 'recording',
      title: t.recording,
      cell: ({ record_link }) =>
        record_link && (
          <a href={record_link} target="_blank" rel="noreferrer">
            {t.listen}
          </a>
        ),
    },
  ]
  if (place.has('clients_access'))
    columns.splice(5, 0, {
      id: 'client',
      title: t.client,
      cell: call => <ClientCell call={call} place={place} />,
    })
  return columns
}

/** The client, or a way to keep who called. */
function ClientCell({ call, place }: { call: NamedCall; place: Place }) {
  const t = useTexts('calls')
  const { client_id, clientName, caller_phone, type } = call
  const clients = `/locations/${place.locationId}/clients`
  if (clientName !== undefined) return <Link to={`${clients}/${client_id}`}>{clientName}</Link>
  const isUnknown = client_id === 0 && type !== 'internal' && hasNumber(caller_phone)
  if (!isUnknown || !place.has('client_phones_access')) return null
  return (
    <Link
      to={`${clients}?${new URLSearchParams({ new: '1', phone: caller_phone })}`}
      aria-label={t.createClientWith(caller_phone)}
    >
      {t.createClient}
    </Link>
  )
}

const toMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
