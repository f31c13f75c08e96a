import { Link } from 'react-router'
import type { Delivery } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { DeliveryStatusBadge } from '../webhooks/delivery-status-badge.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { useFailureWords } from '../webhooks/use-failure-words.ts'
import { useLogFormats } from './use-log-formats.ts'
import { useTargetWords } from './use-target-words.ts'

interface DeliveryStateProps {
  partnerId: number
  delivery: Delivery
}

/** What became of a delivery, and what to do if it failed. */
export function DeliveryState({ partnerId, delivery }: DeliveryStateProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const { exact } = useFormats()
  const { durationOf } = useLogFormats()
  const targetOf = useTargetWords()
  const { sentenceOf, remedyFor, notTriedAgain } = useFailureWords()
  const { location_id, endpoint_id, url, reason, outcome, response_status, duration_ms } = delivery
  const remedy = outcome === 'failed' ? remedyFor(reason) : undefined
  const log = `/partners/${partnerId}/deliveries`
  return (
    <>
      {reason && <p>{sentenceOf(reason)}</p>}
      {outcome === 'failed' && <p>{[notTriedAgain, remedy].filter(Boolean).join(' ')}</p>}
      {delivery.reported_failure && <p>{t.reportedFailureNote}</p>}
      {delivery.is_sample && <p>{bench.sampleNote}</p>}
      <Facts>
        <Fact name={bench.location}>
          <Link to={`${log}?location_id=${location_id}`}>{delivery.location_title}</Link>
        </Fact>
        <Fact name={t.endpoint}>
          {endpoint_id === null ? (
            targetOf(url)
          ) : (
            <Link to={`${log}?endpoint_id=${endpoint_id}`}>{targetOf(url)}</Link>
          )}
        </Fact>
        {response_status !== null && <Fact name={bench.response}>{response_status}</Fact>}
        {duration_ms !== null && <Fact name={bench.duration}>{durationOf(duration_ms)}</Fact>}
        <Fact name={bench.attempts}>{delivery.attempts}</Fact>
        <Fact name={bench.due}>{exact(delivery.due_at)}</Fact>
        <Fact name={bench.webhookId}>{delivery.webhook_id}</Fact>
      </Facts>
    </>
  )
}

/** For those who may not see what was sent. */
export function DeliveryFacts({ partnerId, delivery }: DeliveryStateProps) {
  const bench = useTexts('bench')
  const { titleOf } = useEventWords()
  return (
    <Panel
      title={titleOf(delivery)}
      note={`${delivery.resource}.${delivery.status}`}
      actions={<DeliveryStatusBadge delivery={delivery} />}
    >
      <PanelBody>
        <DeliveryState partnerId={partnerId} delivery={delivery} />
        <p className="field-hint">{bench.bodiesForDevelopers}</p>
      </PanelBody>
    </Panel>
  )
}
