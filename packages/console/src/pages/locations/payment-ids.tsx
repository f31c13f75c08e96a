import { useTask } from '../../data/use-task.ts'
import { foyer, type Location } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PaymentIdsProps {
  location: Location
  onChange(): Promise<void>
}

/** For owners: whether applications see which payment of a payment system a transaction stands for. */
export function PaymentIds({ location, onChange }: PaymentIdsProps) {
  const say = useToast()
  const { isBusy, error, run } = useTask()
  const isOn = location.payment_system_ids_enabled
  const turn = async () => {
    const isDone = await run(() =>
      foyer.locations.update({ location_id: location.id, payment_system_ids_enabled: !isOn }),
    )
    if (!isDone) return
    say(isOn ? 'Payment IDs are off.' : 'Payment IDs are on.')
    await onChange()
  }
  return (
    <Panel title="Payment IDs">
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul className="rows">
        <li className="row">
          <span className="row-main">
            <strong>{isOn ? 'On' : 'Off'}</strong>
            <span>
              {isOn
                ? 'Applications that may see your finances also see the IDs of payment systems.'
                : 'Applications don’t see the IDs of payment systems in financial transactions.'}
            </span>
          </span>
          <Button isBusy={isBusy} onClick={() => void turn()}>
            {isOn ? 'Switch payment IDs off' : 'Switch payment IDs on'}
          </Button>
        </li>
      </ul>
    </Panel>
  )
}
