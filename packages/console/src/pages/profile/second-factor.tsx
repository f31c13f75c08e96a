import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type Enrolment, foyer } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function SecondFactor() {
  const t = useTexts('profile')
  const formats = useFormats()
  const me = useMe()
  const { reload } = useSession()
  const factor = useLoaded(() => foyer.secondFactor.get(), ['second_factor'])
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
    say(t.secondFactorOff)
    await refresh()
  }
  return (
    <Panel title={t.secondFactor} note={t.secondFactorNote}>
      <PanelBody>
        {me.second_factor === 'required' && <Notice kind="info">{t.secondFactorRequired}</Notice>}
        {error && <Notice kind="error">{error.message}</Notice>}
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        <LoadedView of={factor}>
          {({ is_on, since, recovery_codes_left }) =>
            is_on ? (
              <>
                <p>
                  {since && t.onSince(formats.day(since))} {t.codesLeft(recovery_codes_left)}
                </p>
                <div className="form-actions">
                  <Button onClick={() => setAsked('renew')}>{t.generateCodes}</Button>
                  <Button kind="danger" onClick={() => setAsked('off')}>
                    {t.turnOff}
                  </Button>
                </div>
              </>
            ) : (
              <div className="form-actions">
                <Button isBusy={isBusy} onClick={() => void begin()}>
                  {t.turnOn}
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
          title={t.generateCodesTitle}
          action={t.generate}
          onConfirm={renew}
          onClose={() => setAsked(undefined)}
        >
          {t.generateCodesNote}
        </Confirm>
      )}
      {asked === 'off' && (
        <Confirm
          title={t.turnOffTitle}
          action={t.turnOff}
          onConfirm={disable}
          onClose={() => setAsked(undefined)}
        >
          {t.turnOffNote}
        </Confirm>
      )}
    </Panel>
  )
}
