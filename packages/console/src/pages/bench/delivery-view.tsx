import { Link } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type DeliveryDetail, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NeedsRole } from '../partner-roles/needs-role.tsx'
import { DeliveryStatusBadge } from '../webhooks/delivery-status-badge.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { Wire } from '../webhooks/wire.tsx'
import { Attempt } from './attempt.tsx'
import { ExplainRecord } from './explain-record.tsx'
import { pretty } from './pretty.ts'

export interface DeliveryKey {
  partner_id: number
  delivery_id: number
}

/** A delivery with all that was sent and responded, for a drawer or a page of its own. */
export function DeliveryView({ of }: { of: DeliveryKey }) {
  const t = useTexts('webhooks')
  return (
    <NeedsRole partnerId={of.partner_id} needed="developer" title={t.delivery(of.delivery_id)}>
      <WholeDelivery of={of} />
    </NeedsRole>
  )
}

function WholeDelivery({ of }: { of: DeliveryKey }) {
  const { partner_id, delivery_id } = of
  const loaded = useLoaded(() => foyer.partnerWebhooks.getDelivery(of), ['delivery', partner_id, delivery_id])
  return (
    <LoadedView of={loaded}>
      {delivery => (
        <>
          <Summary of={of} delivery={delivery} onChange={loaded.reload} />
          {[...delivery.log].reverse().map(attempt => (
            <Attempt key={attempt.number} delivery={delivery} attempt={attempt} />
          ))}
          <ExplainRecord partnerId={partner_id} delivery={delivery} />
        </>
      )}
    </LoadedView>
  )
}

interface SummaryProps {
  of: DeliveryKey
  delivery: DeliveryDetail
  onChange(): Promise<void>
}

function Summary({ of, delivery, onChange }: SummaryProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const say = useToast()
  const task = useTask()
  const { titleOf } = useEventWords()
  const { exact } = useFormats()
  const { resource, status, location_id, endpoint_id, body } = delivery
  const redeliver = async () => {
    if (await task.run(() => foyer.partnerWebhooks.redeliver(of))) say(t.redeliveryQueued)
    await onChange()
  }
  const log = `/partners/${of.partner_id}/deliveries`
  return (
    <Panel
      title={titleOf(delivery)}
      note={`${resource}.${status}`}
      actions={
        <>
          <DeliveryStatusBadge delivery={delivery} />
          <Button kind="primary" isBusy={task.isBusy} onClick={() => void redeliver()}>
            {t.redeliver}
          </Button>
        </>
      }
    >
      {task.error && <Notice kind="error">{task.error.message}</Notice>}
      <PanelBody>
        {delivery.reason && <p>{delivery.reason}</p>}
        {delivery.reported_failure && <p>{t.reportedFailureNote}</p>}
        <Facts>
          <Fact name={bench.location}>
            <Link to={`${log}?location_id=${location_id}`}>{delivery.location_title}</Link>
          </Fact>
          <Fact name={t.endpoint}>
            {endpoint_id === null ? (
              delivery.url
            ) : (
              <Link to={`${log}?endpoint_id=${endpoint_id}`}>{delivery.url}</Link>
            )}
          </Fact>
          <Fact name={bench.due}>{exact(delivery.due_at)}</Fact>
          <Fact name={bench.webhookId}>{delivery.webhook_id}</Fact>
        </Facts>
        <h3>{bench.body}</h3>
        {body === null ? <p>{t.noBody}</p> : <Wire text={pretty(body)} />}
      </PanelBody>
    </Panel>
  )
}
