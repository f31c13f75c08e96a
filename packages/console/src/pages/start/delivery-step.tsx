import { Link } from 'react-router'
import { useTask } from '../../data/use-task.ts'
import { platformNow } from '../../session/platform-time.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeSampleClient } from './change-sample-client.ts'
import type { ShownDelivery } from './use-listener.ts'

interface DeliveryStepProps {
  locationId: number
  isReady: boolean
  problem: string | undefined
  /** Whether a change is on its way to us. */
  isWaiting: boolean
  onChange(): void
}

/** Makes something happen in the Location, and shows what Foyer sends because of it. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { locationId, isReady, problem, isWaiting, onChange } = props
  const t = useTexts('start')
  const { moment } = useFormats()
  const { isBusy, error, run } = useTask()
  const change = () =>
    run(async () => {
      await changeSampleClient(locationId, t.changedAt(moment(platformNow().toISOString())))
      onChange()
    })
  return (
    <>
      <p>{t.deliveryNote}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {error && <Notice kind="error">{error.message}</Notice>}
      <div className="form-actions">
        <Button kind="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void change()}>
          {t.changeClient}
        </Button>
      </div>
      {isWaiting && (
        <p className="start-waiting" role="status">
          <span className="spinner" aria-hidden="true" /> {t.waitingForDelivery}
        </p>
      )}
    </>
  )
}

interface ReceivedDeliveriesProps {
  partnerId: number
  deliveries: ShownDelivery[]
}

export function ReceivedDeliveries({ partnerId, deliveries }: ReceivedDeliveriesProps) {
  const t = useTexts('start')
  if (deliveries.length === 0) return null
  return (
    <ul className="rows" aria-label={t.received}>
      {deliveries.map(delivery => (
        <li key={`${delivery.delivery_id}.${delivery.attempt}`}>
          <p>
            <Link to={`/partners/${partnerId}/deliveries/${delivery.delivery_id}`}>
              {t.receivedEvent(`${delivery.resource}.${delivery.status}`)}
            </Link>{' '}
            {delivery.isSignatureRight !== undefined && (
              <span className={delivery.isSignatureRight ? 'badge badge-accent' : 'badge badge-warn'}>
                {delivery.isSignatureRight ? t.signatureRight : t.signatureWrong}
              </span>
            )}
          </p>
          <pre className="start-code">{indented(delivery.body)}</pre>
        </li>
      ))}
    </ul>
  )
}

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
