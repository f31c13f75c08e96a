import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type Enrolment, foyer } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function SecondFactor() {
  const me = useMe()
  const { reload } = useSession()
  const factor = useLoaded(() => foyer.secondFactor.get(), 'second-factor')
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const [codes, setCodes] = useState<string[]>()
  const { error, isBusy, run } = useTask()
  const say = useToast()
  const refresh = async (shown?: string[]) => {
    setEnrolment(undefined)
    setAsked(undefined)
    setCodes(shown)
    await Promise.all([factor.reload(), reload()])
  }
  // Starts on the click, not when the dialog renders, because each start replaces the secret.
  const begin = () => run(async () => setEnrolment((await foyer.secondFactor.begin()).data))
  const renew = async () => refresh((await foyer.secondFactor.renewRecoveryCodes()).data.recovery_codes)
  const disable = async () => {
    await foyer.secondFactor.disable()
    say('Second factor turned off.')
    await refresh()
  }
  return (
    <Panel title="Second factor" note="A code from an authenticator app, in addition to your password.">
      <PanelBody>
        {me.second_factor === 'required' && (
          <Notice kind="info">Operators of this server need a second factor. Turn it on to continue.</Notice>
        )}
        {error && <Notice kind="error">{error.message}</Notice>}
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        <LoadedView of={factor}>
          {({ is_on, since, recovery_codes_left }) =>
            is_on ? (
              <>
                <p>
                  On since {since && toDay(since)}. {recovery_codes_left} recovery codes left.
                </p>
                <div className="form-actions">
                  <Button onClick={() => setAsked('renew')}>Generate new recovery codes</Button>
                  <Button kind="danger" onClick={() => setAsked('off')}>
                    Turn off
                  </Button>
                </div>
              </>
            ) : (
              <div className="form-actions">
                <Button isBusy={isBusy} onClick={() => void begin()}>
                  Turn on
                </Button>
              </div>
            )
          }
        </LoadedView>
      </PanelBody>
      {enrolment && (
        <EnrolDialog enrolment={enrolment} onDone={refresh} onClose={() => setEnrolment(undefined)} />
      )}
      {asked === 'renew' && (
        <Confirm
          title="Generate new recovery codes?"
          action="Generate"
          onConfirm={renew}
          onClose={() => setAsked(undefined)}
        >
          Your current codes stop working.
        </Confirm>
      )}
      {asked === 'off' && (
        <Confirm
          title="Turn off the second factor?"
          action="Turn off"
          onConfirm={disable}
          onClose={() => setAsked(undefined)}
        >
          Your account will be protected by your password only.
        </Confirm>
      )}
    </Panel>
  )
}
