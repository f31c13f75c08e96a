import type { PartnerWebhooksExplainInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { type DeliveryDetail, type Explanation, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Explanations } from './explanations.tsx'

interface ExplainRecordProps {
  partnerId: number
  delivery: DeliveryDetail
}

/** Explains what else was sent about the same record, and what was not. */
export function ExplainRecord({ partnerId, delivery }: ExplainRecordProps) {
  const t = useTexts('webhooks')
  const { isBusy, error, run } = useTask()
  const [explanations, setExplanations] = useState<Explanation[]>()
  const { resource, resource_id, location_id } = delivery
  if (resource === 'test' || resource === 'application') return null
  const ask = () =>
    run(async () => {
      const record = { location_id, resource, resource_id } as Omit<PartnerWebhooksExplainInput, 'partner_id'>
      setExplanations((await foyer.partnerWebhooks.explain({ ...record, partner_id: partnerId })).data)
    })
  return (
    <Panel
      title={t.eligibility}
      note={t.eligibilityNote}
      actions={
        <Button isBusy={isBusy} onClick={() => void ask()}>
          {t.explain}
        </Button>
      }
    >
      {error && <Notice kind="error">{error.message}</Notice>}
      {explanations && <Explanations partnerId={partnerId} explanations={explanations} />}
    </Panel>
  )
}
