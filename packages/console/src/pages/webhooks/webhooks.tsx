import { useParams } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BackToPartner } from '../partners/back-to-partner.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { Explain } from './explain.tsx'
import { Replay } from './replay.tsx'
import { TestSend } from './test-send.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** The webhooks of a partner, for its developers. */
export function WebhooksPage() {
  const partnerId = Number(useParams().partnerId)
  const t = useTexts('webhooks')
  return (
    <Page
      title={t.title}
      description={t.description(partnerId)}
      above={<BackToPartner partnerId={partnerId} />}
    >
      <DeliveryLog partnerId={partnerId} key={`log-${partnerId}`} />
      <Explain partnerId={partnerId} key={`explain-${partnerId}`} />
      <Replay partnerId={partnerId} key={`replay-${partnerId}`} />
      <TestSend partnerId={partnerId} key={`test-${partnerId}`} />
      <WebhookSecret partnerId={partnerId} key={`secret-${partnerId}`} />
    </Page>
  )
}
