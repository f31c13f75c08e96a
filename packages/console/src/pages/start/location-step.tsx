import { Link } from 'react-router'
import { useTask } from '../../data/use-task.ts'
import { useSession } from '../../session/session.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCreateTestLocation } from './use-create-test-location.ts'

/** Creates a Location with sample records. A second click while the first one runs is the same request. */
export function LocationStep({ partnerId, onCreate }: { partnerId: number; onCreate(id: number): void }) {
  const { reload } = useSession()
  const t = useTexts('start')
  const { isBusy, error, run } = useTask()
  const create = useCreateTestLocation()
  const start = () =>
    run(async () => {
      const { data } = await create(partnerId)
      await reload()
      onCreate(data.id)
    })
  return (
    <>
      <p>{t.locationNote}</p>
      {error && <Notice kind="error">{error.message}</Notice>}
      <div className="form-actions">
        <Button kind="primary" isBusy={isBusy} onClick={() => void start()}>
          {t.createLocation}
        </Button>
      </div>
      <p>
        {rich(t.orOwnLocation, {
          link: <Link to={`/partners/${partnerId}/settings`}>{t.testLocations}</Link>,
        })}
      </p>
    </>
  )
}
