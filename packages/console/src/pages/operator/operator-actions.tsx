import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { type Application, foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AskNote } from '../../ui/ask-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

interface OperatorActionsProps {
  application: Application
  onChange(): Promise<void>
}

/** The actions that are always possible: whitelist and disable. */
export function OperatorActions({ application, onChange }: OperatorActionsProps) {
  const { id, title, is_disabled, is_whitelisted, is_whitelist_requested } = application
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('operator')
  const key = { application_id: id }
  const updateWhitelist = async (work: Promise<unknown>, done: string) => {
    if (!(await run(() => work))) return
    say(done)
    await onChange()
  }
  const toggle = async (note: string) => {
    const input = { ...key, note: note || undefined }
    await (is_disabled ? foyer.operators.enableApplication(input) : foyer.operators.disableApplication(input))
    setAsking(false)
    say(is_disabled ? t.enabled(title) : t.disabled(title))
    await onChange()
  }
  return (
    <Panel title={t.actions}>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{t.whitelist}</strong>
            <span>{whitelistNote(application, t)}</span>
          </span>
          <div className="actions">
            {!is_whitelisted && (
              <Button
                isBusy={isBusy}
                onClick={() => void updateWhitelist(foyer.operators.whitelist(key), t.whitelisted(title))}
              >
                {t.addToWhitelist}
              </Button>
            )}
            {(is_whitelisted || is_whitelist_requested) && (
              <Button
                kind="quiet"
                isBusy={isBusy}
                onClick={() => void updateWhitelist(foyer.operators.unlist(key), t.notWhitelisted(title))}
              >
                {is_whitelisted ? t.removeFromWhitelist : t.declineWhitelist}
              </Button>
            )}
          </div>
        </li>
        <li className="row">
          <span className="row-main">
            <strong>{is_disabled ? t.isDisabled : t.isEnabled}</strong>
            <span>{is_disabled ? t.disabledNote : t.enabledNote}</span>
          </span>
          <Button kind={is_disabled ? 'plain' : 'danger'} onClick={() => setAsking(true)}>
            {is_disabled ? t.enable : t.disable}
          </Button>
        </li>
      </ul>
      {isAsking && (
        <AskNote
          title={is_disabled ? t.enableQuestion(title) : t.disableQuestion(title)}
          action={is_disabled ? t.enableIt : t.disableIt}
          kind={is_disabled ? 'primary' : 'danger'}
          isOptional
          onConfirm={toggle}
          onClose={() => setAsking(false)}
        >
          {is_disabled ? t.enableWarning : t.disableWarning}
        </AskNote>
      )}
    </Panel>
  )
}

function whitelistNote(
  { is_whitelisted, is_whitelist_requested }: Application,
  t: Areas['operator'],
): string {
  if (is_whitelisted) return t.whitelistedNote
  return is_whitelist_requested ? t.whitelistRequestedNote : t.notWhitelistedNote
}
