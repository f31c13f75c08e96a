import type { Application } from '../../foyer.ts'
import { stageWords } from './words.ts'

/** Shows the stage of an application as badges. */
export function StageBadges({ application }: { application: Application }) {
  const { stage, is_public, is_whitelisted, is_whitelist_requested, is_disabled, pending, pending_since } =
    application
  return (
    <>
      <span className={stage === 'published' ? 'badge badge-accent' : 'badge'}>{stageWords[stage]}</span>
      {!is_public && <span className="badge">Not public</span>}
      {is_whitelisted && <span className="badge">Whitelisted</span>}
      {is_whitelist_requested && <span className="badge badge-warn">Whitelisting requested</span>}
      {pending && (
        <span className="badge badge-warn">{pending_since ? 'Changes in review' : 'Changes returned'}</span>
      )}
      {is_disabled && <span className="badge badge-warn">Disabled</span>}
    </>
  )
}
