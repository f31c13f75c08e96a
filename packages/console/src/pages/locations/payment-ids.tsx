import { useTask } from '../../data/use-task.ts'
import { foyer, type Location } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PaymentIdsProps {
  location: Location
  onChange(): Promise<void>
}

/** Lets owners choose whether applications see the payment system's ID of a transaction. */
export function PaymentIds({ location, onChange }: PaymentIdsProps) {
  const say = useToast()
  const t = useTexts('locations').paymentIds
  const { isBusy, error, run } = useTask()
  const isOn = location.payment_system_ids_enabled
  const toggle = async () => {
    const isDone = await run(() =>
      foyer.locations.update({ location_id: location.id, payment_system_ids_enabled: !isOn }),
    )
    if (!isDone) return
    say(isOn ? t.nowHidden : t.nowShown)
    await onChange()
  }
  return (
    <Panel title={t.title}>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{isOn ? t.shown : t.hidden}</strong>
            <span>{isOn ? t.shownNote : t.hiddenNote}</span>
          </span>
          <Button isBusy={isBusy} onClick={() => void toggle()}>
            {isOn ? t.hide : t.show}
          </Button>
        </li>
      </ul>
    </Panel>
  )
}
