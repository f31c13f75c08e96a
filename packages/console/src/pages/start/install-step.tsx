import { useChange } from '../../data/use-change.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface InstallStepProps {
  applicationId: number
  location: { id: number; title: string }
}

/** The owner of the test Location connects the application, as owners do in the app directory. */
export function InstallStep({ applicationId, location }: InstallStepProps) {
  const t = useTexts('start')
  const { isBusy, error, run } = useTask()
  const { mutateAsync: connect } = useChange({
    change: () => foyer.installations.connect({ application_id: applicationId, location_ids: [location.id] }),
    affects: [['application_installation', applicationId], ['application']],
  })
  return (
    <>
      <p>{t.installNote(location.title)}</p>
      {error && <Notice kind="error">{error.message}</Notice>}
      <div className="form-actions">
        <Button kind="primary" isBusy={isBusy} onClick={() => void run(() => connect())}>
          {t.install}
        </Button>
      </div>
    </>
  )
}
