import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from './use-words.ts'

/** Shows the stage of an application as badges. */
export function StageBadges({ application }: { application: Application }) {
  const m = useTexts('marketplace')
  const { stageTitle } = useWords()
  const { stage, is_public, is_whitelisted, is_whitelist_requested, is_disabled, pending, pending_since } =
    application
  return (
    <>
      <span className={stage === 'published' ? 'badge badge-accent' : 'badge'}>{stageTitle(stage)}</span>
      {!is_public && <span className="badge">{m.notPublic}</span>}
      {is_whitelisted && <span className="badge">{m.whitelisted}</span>}
      {is_whitelist_requested && <span className="badge badge-warn">{m.whitelistRequested}</span>}
      {pending && (
        <span className="badge badge-warn">{pending_since ? m.changesInReview : m.changesReturned}</span>
      )}
      {is_disabled && <span className="badge badge-warn">{m.disabled}</span>}
    </>
  )
}
