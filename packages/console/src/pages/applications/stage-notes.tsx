import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import type { Application } from '../../foyer.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { PendingChanges } from './pending-changes.tsx'

/** What the stage means for the developer, and what an operator has said. */
export function StageNotes({ application }: { application: Application }) {
  const { id, partner, stage, is_public, review_note, pending, pending_since, is_disabled } = application
  return (
    <>
      {is_disabled && (
        <Notice kind="error">
          The platform has disabled this application: nobody can connect it, and its system user reaches no
          Location. Ask an operator why.
        </Notice>
      )}
      {review_note && (
        <Notice kind="error">
          <strong>It was sent back.</strong> {review_note}
        </Notice>
      )}
      {stage === 'draft' && (
        <p className="soft">
          A draft can be connected in the <Link to={`/partners/${partner.id}`}>test Locations</Link> of{' '}
          {partner.title} only. When it is ready, ask for a review.
        </p>
      )}
      {stage === 'review' && (
        <p className="soft">
          An operator looks at it. It cannot be changed meanwhile; take the request back to do so.
        </p>
      )}
      {stage === 'published' && (
        <p className="soft">
          {is_public
            ? 'Everybody finds it in the store. Changes wait for an operator; until then it stays as it is.'
            : 'It is not in the store and connects without a confirmation. Changes wait for an operator. Owners need this address:'}
        </p>
      )}
      {stage === 'published' && !is_public && (
        <CopyLine what="Address" text={`${window.location.origin}/connect/${id}`} />
      )}
      {pending && (
        <section aria-label="Changes">
          <p>
            {pending_since
              ? `These changes wait for an operator since ${toMoment(pending_since)}. Until then owners see what is published.`
              : 'These changes were sent back. Owners see what is published. Change them and save, or drop them.'}
          </p>
          <PendingChanges application={application} />
        </section>
      )}
    </>
  )
}
