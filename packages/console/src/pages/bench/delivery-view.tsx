import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { type Delivery, type DeliveryDetail, foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NeedsRole } from '../partner-roles/needs-role.tsx'
import { DeliveryStatusBadge } from '../webhooks/delivery-status-badge.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { Wire } from '../webhooks/wire.tsx'
import { Attempt } from './attempt.tsx'
import { DeliveryFacts, DeliveryState } from './delivery-state.tsx'
import { ExplainRecord } from './explain-record.tsx'
import { pretty } from './pretty.ts'

interface DeliveryKey {
  partner_id: number
  delivery_id: number
}

interface DeliveryViewProps {
  of: DeliveryKey
  /** Its row in the log. Viewers see no more than that: bodies hold personal data. */
  row?: Delivery | undefined
}

/** A delivery with all that was sent and responded, for a drawer or a page of its own. */
export function DeliveryView({ of, row }: DeliveryViewProps) {
  const t = useTexts('webhooks')
  const mayReadBodies = useMayAs(of.partner_id)('developer')
  if (!mayReadBodies && row) return <DeliveryFacts partnerId={of.partner_id} delivery={row} />
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
  const { resource, status, body } = delivery
  const redeliver = async () => {
    if (await task.run(() => foyer.partnerWebhooks.redeliver(of))) say(t.redeliveryQueued)
    await onChange()
  }
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
        <DeliveryState partnerId={of.partner_id} delivery={delivery} />
        <h3>{bench.body}</h3>
        {body === null ? <p>{t.noBody}</p> : <Wire text={pretty(body)} />}
      </PanelBody>
    </Panel>
  )
}
