import { auditActions } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { toMoment } from '../../data/dates.ts'
import type { Pages } from '../../data/use-pages.ts'
import type { AuditEntry } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { toNote } from './note-words.ts'

const phrases: Record<string, string> = auditActions

/** Whoever does it without a name in this log. */
const nameless: Record<string, string> = {
  'invitation-decline': 'The invited person',
  'telephony-enable': 'The telephone exchange',
  'telephony-disable': 'The telephone exchange',
}

interface AuditEntriesProps {
  of: Pages<AuditEntry>
  /** What an entry is about, such as a link to its application. */
  about(entry: AuditEntry): ReactNode
}

export function AuditEntries({ of, about }: AuditEntriesProps) {
  return (
    <PagedList
      of={of}
      empty={
        <Empty icon={<BookIcon />} title="No entries">
          Sign-ins, tokens, keys and roles appear here. Nobody can change or delete an entry.
        </Empty>
      }
    >
      {list => (
        <ul className="rows">
          {list.map(entry => (
            <Entry key={entry.id} entry={entry} about={about(entry)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Entry({ entry, about }: { entry: AuditEntry; about: ReactNode }) {
  const { at, user, action, subject, address } = entry
  const note = toNote(entry)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {user?.name ?? nameless[action] ?? 'The platform'} {phrases[action] ?? action} {subject?.name}{' '}
          {about}
        </strong>
        {note && <span className="prose">{note}</span>}
        <span>{[toMoment(at), address].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}
