import type { PartnerWebhooksReplayInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { fromLocal } from '../../data/dates.ts'
import { counted } from '../../data/words.ts'
import { foyer } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type ReplayResult = { scheduled: number; remaining: number }

const choices = {
  'failed,held': 'Failed or held',
  failed: 'Failed',
  held: 'Held while frozen',
  cancelled: 'Cancelled',
  delivered: 'Delivered',
}

/** Sends missed deliveries of a time range again, in the order of their events. */
export function Replay({ partnerId }: { partnerId: number }) {
  const [result, setResult] = useState<ReplayResult>()
  const replay = async ({ location_id, from = '', till = '', outcomes = '' }: Values) => {
    setResult(undefined)
    const { data } = await foyer.partnerWebhooks.replay({
      partner_id: partnerId,
      location_id: numberIn(location_id),
      outcomes: outcomes.split(',') as PartnerWebhooksReplayInput['outcomes'],
      from: from && fromLocal(from),
      ...(till && { till: fromLocal(till) }),
    })
    setResult(data)
  }
  return (
    <Panel
      title="Replay"
      note="Sends the missed deliveries of a location again, each with its original webhook-id."
    >
      <PanelBody>
        <Form className="form-columns" label="Replay" onSubmit={replay}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <SelectField label="Status" name="outcomes">
            {Object.entries(choices).map(([outcomes, title]) => (
              <option key={outcomes} value={outcomes}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field label="From" name="from" type="datetime-local" />
          <Field label="To" name="till" type="datetime-local" isOptional />
          <div className="form-actions">
            <SubmitButton>Replay</SubmitButton>
          </div>
        </Form>
        {result && <Notice kind="success">{toSentence(result)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

function toSentence({ scheduled, remaining }: ReplayResult): string {
  if (scheduled === 0) return 'No deliveries match.'
  const rest = remaining === 0 ? '' : ` ${remaining} remain: replay again to continue.`
  return `${counted(scheduled, 'delivery', 'deliveries')} queued.${rest}`
}
