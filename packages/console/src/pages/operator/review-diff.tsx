import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangesTable } from '../applications/changes-table.tsx'
import { PendingChanges } from '../applications/pending-changes.tsx'
import type { PendingField } from '../applications/use-field-lines.ts'
import { useRights } from '../rights/use-rights.ts'

/** What is published now beside what was asked for. Of a first publication, everything is new. */
export function ReviewDiff({ application }: { application: Application }) {
  const m = useTexts('marketplace')
  const t = useTexts('operator-room')
  const { stage, pending } = application
  if (stage !== 'review' && !pending) return null
  const isFirst = stage === 'review'
  return (
    <>
      {isFirst && <Notice kind="info">{t.everythingIsNew}</Notice>}
      <NewRights application={application} />
      {isFirst ? (
        <ChangesTable
          fields={Object.keys(m.fields) as PendingField[]}
          before={undefined}
          after={application}
        />
      ) : (
        <PendingChanges application={application} />
      )}
    </>
  )
}

/** Every right that owners would give for the first time. */
function NewRights({ application: { stage, rights, pending } }: { application: Application }) {
  const t = useTexts('operator-room')
  const { titleOf } = useRights()
  const asked: readonly string[] = stage === 'review' ? rights : (pending?.rights ?? [])
  const added = stage === 'review' ? asked : asked.filter(right => !rights.includes(right))
  if (added.length === 0) return null
  return (
    <Notice kind="info">
      <strong>{t.newRights}</strong> <Badge kind="warn">{t.sensitive}</Badge> {t.sensitiveNote}
      <ul>
        {added.map(right => (
          <li key={right}>{titleOf(right)}</li>
        ))}
      </ul>
    </Notice>
  )
}
