import type { DeletionBlocker } from '@foyer/sdk/account'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'

/** What the person has to hand over first, with a link to where that is done. */
export function DeletionBlockers({ blockers }: { blockers: DeletionBlocker[] }) {
  const { deletion: t } = useTexts('profile')
  return (
    <>
      <PanelBody>
        <Notice kind="info">{t.blocked}</Notice>
      </PanelBody>
      <ul className="rows">
        {blockers.map(({ kind, id, title }) =>
          id === null ? (
            <li key={kind} className="row">
              <span className="row-main">
                <strong>{t.lastOperator}</strong>
                <span>{t.lastOperatorNote}</span>
              </span>
            </li>
          ) : (
            <RowLink
              key={`${kind} ${id}`}
              to={kind === 'location' ? `/locations/${id}/people` : `/partners/${id}`}
              title={title}
              note={kind === 'location' ? t.onlyOwner : t.onlyMember}
            />
          ),
        )}
      </ul>
    </>
  )
}
