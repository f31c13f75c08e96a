import { auditActions } from '@foyer/contract'
import type { ReactNode } from 'react'
import { toMoment } from '../../data/dates.ts'
import type { Pages } from '../../data/use-pages.ts'
import type { AuditEntry } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { toNote } from './note-words.ts'

const phrases: Record<string, string> = auditActions

/** Who did it, for actions that are logged without a user. */
const anonymousActors: Record<string, string> = {
  'invitation-decline': 'The invited person',
  'telephony-enable': 'The PBX',
  'telephony-disable': 'The PBX',
}

interface AuditEntriesProps {
  of: Pages<AuditEntry>
  /** The subject of an entry, such as a link to its application. */
  subjectOf(entry: AuditEntry): ReactNode
}

export function AuditEntries({ of, subjectOf }: AuditEntriesProps) {
  return (
    <PagedList
      of={of}
      empty={
        <Empty icon={<BookIcon />} title="No entries">
          Sign-ins, tokens, keys and roles appear here. Entries can’t be changed or deleted.
        </Empty>
      }
    >
      {list => (
        <ul className="rows">
          {list.map(entry => (
            <Entry key={entry.id} entry={entry} subjectLink={subjectOf(entry)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Entry({ entry, subjectLink }: { entry: AuditEntry; subjectLink: ReactNode }) {
  const { at, user, action, subject, address } = entry
  const note = toNote(entry)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {user?.name ?? anonymousActors[action] ?? 'The platform'} {phrases[action] ?? action}{' '}
          {subject?.name} {subjectLink}
        </strong>
        {note && <span className="prose">{note}</span>}
        <span>{[toMoment(at), address].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}
