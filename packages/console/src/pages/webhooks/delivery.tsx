import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type DeliveryDetail, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Attempt } from './attempt.tsx'
import { DeliveryStatusBadge } from './delivery-status-badge.tsx'
import { useEventWords } from './use-event-words.ts'
import { Wire } from './wire.tsx'

export function DeliveryPage() {
  const params = useParams()
  const key = { partner_id: Number(params.partnerId), delivery_id: Number(params.deliveryId) }
  const loaded = useLoaded(
    () => foyer.partnerWebhooks.getDelivery(key),
    ['delivery', key.partner_id, key.delivery_id],
  )
  const say = useToast()
  const t = useTexts('webhooks')
  const ui = useTexts('ui')
  const task = useTask()
  const redeliver = async () => {
    const isDone = await task.run(() => foyer.partnerWebhooks.redeliver(key))
    if (isDone) say(t.redeliveryQueued)
    await loaded.reload()
  }
  return (
    <Page
      title={t.delivery(key.delivery_id)}
      above={<Back to={`/partners/${key.partner_id}/deliveries`}>{t.deliveries}</Back>}
      actions={
        <>
          <Button onClick={() => void loaded.reload()}>{ui.refresh}</Button>
          <Button kind="primary" isBusy={task.isBusy} onClick={() => void redeliver()}>
            {t.redeliver}
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
  const t = useTexts('webhooks')
  const { titleOf } = useEventWords()
  const { moment } = useFormats()
  const { resource, status, location_id, due_at, webhook_id } = delivery
  return (
    <>
      <Panel
        title={titleOf(delivery)}
        note={t.detailFacts(`${resource}.${status}`, location_id, moment(due_at), webhook_id)}
        actions={<DeliveryStatusBadge delivery={delivery} />}
      >
        <PanelBody>
          {delivery.reason && <p>{delivery.reason}</p>}
          {delivery.reported_failure && <p>{t.reportedFailureNote}</p>}
          <h3>{t.post(delivery.url)}</h3>
          {delivery.body === null ? <p>{t.noBody}</p> : <Wire text={delivery.body} />}
        </PanelBody>
      </Panel>
      {delivery.log.map(attempt => (
        <Attempt key={attempt.number} attempt={attempt} />
      ))}
    </>
  )
}
