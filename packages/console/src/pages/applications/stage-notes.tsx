import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import type { Application } from '../../foyer.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { PendingChanges } from './pending-changes.tsx'

/** Explains the stage to the developer and shows the operator's note. */
export function StageNotes({ application }: { application: Application }) {
  const { id, partner, stage, is_public, review_note, pending, pending_since, is_disabled } = application
  return (
    <>
      {is_disabled && (
        <Notice kind="error">
          An operator has disabled this application: nobody can connect it, and its system user has no access
          to any location. Ask the operator why.
        </Notice>
      )}
      {review_note && (
        <Notice kind="error">
          <strong>Returned by an operator.</strong> {review_note}
        </Notice>
      )}
      {stage === 'draft' && (
        <p className="soft">
          A draft can only be connected in the <Link to={`/partners/${partner.id}`}>test locations</Link> of{' '}
          {partner.title}. When it is ready, request a review.
        </p>
      )}
      {stage === 'review' && (
        <p className="soft">It waits for an operator. To change it, withdraw the request first.</p>
      )}
      {stage === 'published' && (
        <p className="soft">
          {is_public
            ? 'It is listed in the app directory. Your changes take effect once an operator publishes them.'
            : 'It is not in the app directory and is connected without a confirmation. Your changes take effect once an operator publishes them. Give owners this link:'}
        </p>
      )}
      {stage === 'published' && !is_public && (
        <CopyLine what="Link" text={`${window.location.origin}/connect/${id}`} />
      )}
      {pending && (
        <section aria-label="Changes">
          <p>
            {pending_since
              ? `These changes have been waiting for review since ${toMoment(pending_since)}. Owners still see the published version.`
              : 'An operator returned these changes. Owners still see the published version. Edit and save them, or discard them.'}
          </p>
          <PendingChanges application={application} />
        </section>
      )}
    </>
  )
}
