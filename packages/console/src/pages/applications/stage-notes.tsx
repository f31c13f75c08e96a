import { Link } from 'react-router'
import type { Application } from '../../foyer.ts'
import { Notice } from '../../ui/notice.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { RightsList } from '../rights/rights-list.tsx'

/** What the stage means for the developer, and what an operator has said. */
export function StageNotes({ application }: { application: Application }) {
  const { id, partner, stage, is_public, review_note, requested_rights, rights, is_disabled } = application
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
            ? 'Everybody finds it in the store. Changes take effect at once; only further rights wait for an operator.'
            : 'It is not in the store and connects without a confirmation. Owners need this address:'}
        </p>
      )}
      {stage === 'published' && !is_public && (
        <CopyLine what="Address" text={`${window.location.origin}/connect/${id}`} />
      )}
      {requested_rights && stage === 'published' && (
        <Notice kind="info">
          Until an operator agrees, it keeps the rights it has. It asks for:
          <RightsList
            slugs={requested_rights}
            marked={requested_rights.filter(right => !rights.includes(right))}
          />
        </Notice>
      )}
    </>
  )
}
