import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { type Application, foyer } from '../../foyer.ts'
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
    say(is_disabled ? `${title} enabled.` : `${title} disabled.`)
    await onChange()
  }
  return (
    <Panel title="Operator actions">
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>Whitelist</strong>
            <span>{whitelistWords(application)}</span>
          </span>
          <div className="actions">
            {!is_whitelisted && (
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void updateWhitelist(foyer.operators.whitelist(key), `${title} is whitelisted.`)
                }
              >
                Whitelist
              </Button>
            )}
            {(is_whitelisted || is_whitelist_requested) && (
              <Button
                kind="quiet"
                isBusy={isBusy}
                onClick={() =>
                  void updateWhitelist(foyer.operators.unlist(key), `${title} is not whitelisted.`)
                }
              >
                {is_whitelisted ? 'Remove' : 'Decline'}
              </Button>
            )}
          </div>
        </li>
        <li className="row">
          <span className="row-main">
            <strong>{is_disabled ? 'Disabled' : 'Enabled'}</strong>
            <span>
              {is_disabled
                ? 'Nobody can connect it, and its system user has no access to any location.'
                : 'Disabling it ends all of its installations at once.'}
            </span>
          </span>
          <Button kind={is_disabled ? 'plain' : 'danger'} onClick={() => setAsking(true)}>
            {is_disabled ? 'Enable' : 'Disable'}
          </Button>
        </li>
      </ul>
      {isAsking && (
        <AskNote
          title={is_disabled ? `Enable ${title} again?` : `Disable ${title}?`}
          action={is_disabled ? 'Enable it' : 'Disable it'}
          kind={is_disabled ? 'primary' : 'danger'}
          isOptional
          onConfirm={toggle}
          onClose={() => setAsking(false)}
        >
          {is_disabled
            ? 'Owners can connect it again. Ended installations don’t come back.'
            : 'Its system user loses access to every location, and all of its installations end at once. This can’t be undone.'}
        </AskNote>
      )}
    </Panel>
  )
}

function whitelistWords({ is_whitelisted, is_whitelist_requested }: Application): string {
  if (is_whitelisted) return 'Owners connect it without a confirmation by the developer.'
  if (is_whitelist_requested)
    return 'The developer requests that owners can connect it without a confirmation.'
  return 'The developer confirms each installation.'
}
