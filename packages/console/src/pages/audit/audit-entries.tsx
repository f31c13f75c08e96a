import type { ReactNode } from 'react'
import type { Pages } from '../../data/use-pages.ts'
import type { AuditEntry } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { rich } from '../../texts/rich.tsx'
import { personName } from '../../texts/server-names.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { useRights } from '../rights/use-rights.ts'
import { toNote } from './note-words.ts'

interface AuditEntriesProps {
  of: Pages<AuditEntry>
  /** The Location's on its own page; without it, the browser's. */
  timeZone?: string
  /** The subject of an entry, such as a link to its application. */
  subjectOf(entry: AuditEntry): ReactNode
}

export function AuditEntries({ of, timeZone, subjectOf }: AuditEntriesProps) {
  const t = useTexts('audit')
  return (
    <PagedList
      of={of}
      empty={
        <Empty icon={<BookIcon />} title={t.noEntries}>
          {t.noEntriesNote}
        </Empty>
      }
    >
      {list => (
        <ul className="rows">
          {list.map(entry => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} subjectLink={subjectOf(entry)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

interface EntryProps {
  entry: AuditEntry
  timeZone: string | undefined
  subjectLink: ReactNode
}

function Entry({ entry, timeZone, subjectLink }: EntryProps) {
  const { at, user, action, subject, address } = entry
  const t = useTexts('audit')
  const { moment } = useFormats(timeZone)
  const note = toNote(entry, {
    audit: t,
    marketplace: useTexts('marketplace'),
    rights: useRights().titles,
    scopes: useTexts('scopes'),
  })
  const phrases: Record<string, string> = t.actions
  const about = (subject || subjectLink) && (
    <>
      {subject && personName(subject.name, t)} {subjectLink}
    </>
  )
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {rich(about ? t.entryAbout : t.entry, {
            who: user ? personName(user.name, t) : anonymousActor(action, t),
            action: phrases[action] ?? action,
            subject: about,
          })}
        </strong>
        {note && <span className="prose">{note}</span>}
        <span>{[moment(at), address].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}

/** Who did it, for actions that are logged without a user. */
function anonymousActor(action: AuditEntry['action'], t: Areas['audit']): string {
  switch (action) {
    case 'invitation-decline':
      return t.invitedPerson
    case 'application-uninstall':
      return t.developer
    case 'telephony-enable':
    case 'telephony-disable':
      return t.pbx
    default:
      return t.platform
  }
}
