import { partnerWebhooksReplay } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { browserZone, fromLocal } from '../../data/dates.ts'
import { toTyped } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type ReplayResult = { scheduled: number; remaining: number }

/** Sends missed deliveries of a time range again, in the order of their events. */
export function Replay({ partnerId }: { partnerId: number }) {
  const [result, setResult] = useState<ReplayResult>()
  const t = useTexts('webhooks')
  const zone = t.inZone(browserZone())
  const replay = async ({ outcomes = '', from = '', till = '', ...values }: Values) => {
    setResult(undefined)
    const { data } = await foyer.partnerWebhooks.replay(
      toTyped(
        partnerWebhooksReplay,
        { ...values, outcomes: outcomes.split(',') },
        {
          partner_id: partnerId,
          from: from && fromLocal(from),
          ...(till && { till: fromLocal(till) }),
        },
      ),
    )
    setResult(data)
  }
  return (
    <Panel title={t.replay} note={t.replayNote}>
      <PanelBody>
        <Form canBeLeft className="form-columns" label={t.replay} onSubmit={replay}>
          <Field label={t.locationId} name="location_id" inputMode="numeric" />
          <SelectField label={t.status} name="outcomes">
            {Object.entries(t.replayOutcomes).map(([outcomes, title]) => (
              <option key={outcomes} value={outcomes}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field label={t.from} name="from" type="datetime-local" hint={zone} />
          <Field label={t.till} name="till" type="datetime-local" hint={zone} isOptional />
          <div className="form-actions">
            <SubmitButton>{t.replay}</SubmitButton>
          </div>
        </Form>
        {result && <Notice kind="success">{toSentence(result, t)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

function toSentence({ scheduled, remaining }: ReplayResult, t: Areas['webhooks']): string {
  if (scheduled === 0) return t.nothingReplayed
  const queued = t.replayed(scheduled)
  return remaining === 0 ? queued : t.replayedSome(queued, remaining)
}
