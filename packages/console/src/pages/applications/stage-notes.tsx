import { Link } from 'react-router'
import type { Application } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { PendingChanges } from './pending-changes.tsx'

/** Explains the stage to the developer and shows the operator's note. */
export function StageNotes({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { moment } = useFormats()
  const { id, partner, stage, is_public, review_note, pending, pending_since, is_disabled } = application
  const isListed = stage === 'published' && !is_disabled
  return (
    <>
      {is_disabled && <Notice kind="error">{t.disabledNote}</Notice>}
      {review_note && (
        <Notice kind="error">
          {rich(t.returned, { lead: <strong>{t.returnedLead}</strong>, note: review_note })}
        </Notice>
      )}
      {stage === 'draft' && (
        <p className="soft">
          {rich(t.draftNote, {
            locations: <Link to={`/partners/${partner.id}/settings`}>{t.testLocations}</Link>,
            partner: partner.title,
          })}
        </p>
      )}
      {stage === 'review' && <p className="soft">{t.reviewNote}</p>}
      {isListed && <p className="soft">{is_public ? t.publishedNote : t.publishedByLinkNote}</p>}
      {isListed && !is_public && <CopyLine what={t.link} text={`${window.location.origin}/connect/${id}`} />}
      {pending && (
        <section aria-label={t.changes}>
          <p>{pending_since ? t.changesWait(moment(pending_since)) : t.changesReturned}</p>
          <PendingChanges application={application} />
        </section>
      )}
    </>
  )
}
