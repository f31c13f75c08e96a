import type { catalogue, InputOf } from '@foyer/sdk'
import { useState } from 'react'
import { fromLocal } from '../../data/dates.ts'
import { counted } from '../../data/words.ts'
import { foyer } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Range = InputOf<typeof catalogue.partnerWebhooks.replay>
type Result = { scheduled: number; remaining: number }

const choices = {
  'failed,held': 'Failed or held',
  failed: 'Failed',
  held: 'Held while frozen',
  cancelled: 'Cancelled',
  delivered: 'Delivered, once more',
}

/** All that was missed within a time, sent again in the order of the changes. */
export function Replay({ partnerId }: { partnerId: number }) {
  const [result, setResult] = useState<Result>()
  const replay = async ({ location_id, from = '', till = '', outcomes = '' }: Values) => {
    setResult(undefined)
    const { data } = await foyer.partnerWebhooks.replay({
      partner_id: partnerId,
      location_id: numberIn(location_id),
      outcomes: outcomes.split(',') as Range['outcomes'],
      from: from && fromLocal(from),
      ...(till && { till: fromLocal(till) }),
    })
    setResult(data)
  }
  return (
    <Panel title="Replay" note="Sends what a Location’s endpoints missed again, each with its webhook-id.">
      <PanelBody>
        <Form className="form-columns" label="Replay" onSubmit={replay}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <SelectField label="Which ones" name="outcomes">
            {Object.entries(choices).map(([outcomes, title]) => (
              <option key={outcomes} value={outcomes}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field label="From" name="from" type="datetime-local" />
          <Field label="Till" name="till" type="datetime-local" isOptional />
          <div className="form-actions">
            <SubmitButton>Send again</SubmitButton>
          </div>
        </Form>
        {result && <Notice kind="success">{wordsOf(result)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

function wordsOf({ scheduled, remaining }: Result): string {
  if (scheduled === 0) return 'There is nothing of that kind to send again.'
  const rest = remaining === 0 ? '' : ` ${remaining} remain: send again to go on.`
  return `${counted(scheduled, 'delivery', 'deliveries')} on the way.${rest}`
}
