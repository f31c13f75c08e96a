import { useParams } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type DeliveryDetail, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Attempt } from './attempt.tsx'
import { DeliveryStatusBadge } from './delivery-status-badge.tsx'

export function DeliveryPage() {
  const params = useParams()
  const key = { partner_id: Number(params.partnerId), delivery_id: Number(params.deliveryId) }
  const loaded = useLoaded(
    () => foyer.partnerWebhooks.getDelivery(key),
    `${key.partner_id} ${key.delivery_id}`,
  )
  const say = useToast()
  const task = useTask()
  const redeliver = async () => {
    const isDone = await task.run(() => foyer.partnerWebhooks.redeliver(key))
    if (isDone) say('Redelivery queued.')
    await loaded.reload()
  }
  return (
    <Page
      title={`Delivery ${key.delivery_id}`}
      above={<Back to={`/partners/${key.partner_id}/webhooks`}>Webhooks</Back>}
      actions={
        <>
          <Button onClick={() => void loaded.reload()}>Refresh</Button>
          <Button kind="primary" isBusy={task.isBusy} onClick={() => void redeliver()}>
            Redeliver
          </Button>
        </>
      }
    >
      {task.error && <Notice kind="error">{task.error.message}</Notice>}
      <LoadedView of={loaded}>{delivery => <Detail delivery={delivery} />}</LoadedView>
    </Page>
  )
}

function Detail({ delivery }: { delivery: DeliveryDetail }) {
  return (
    <>
      <Panel
        title={`${delivery.resource} ${delivery.resource_id} · ${delivery.status}`}
        note={`Location ${delivery.location_id}, due ${toMoment(delivery.due_at)}, ${delivery.webhook_id}`}
        actions={<DeliveryStatusBadge delivery={delivery} />}
      >
        <PanelBody>
          {delivery.reason && <p>{delivery.reason}</p>}
          {delivery.reported_failure && (
            <p>
              The endpoint responded with 2xx, so this is delivered, but its response says success: false.
            </p>
          )}
          <h3>POST {delivery.url}</h3>
          {delivery.body === null ? (
            <p>The body can’t be shown: the event was deleted, or you no longer have the right to see it.</p>
          ) : (
            <pre className="wire">{delivery.body}</pre>
          )}
        </PanelBody>
      </Panel>
      {delivery.log.map(attempt => (
        <Attempt key={attempt.number} attempt={attempt} />
      ))}
    </>
  )
}
