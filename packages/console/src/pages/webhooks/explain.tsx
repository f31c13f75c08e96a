import type { PartnerWebhooksExplainInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { type Explanation, foyer } from '../../foyer.ts'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from './record-fields.tsx'

/** Explains why an event was delivered or not. */
export function Explain({ partnerId }: { partnerId: number }) {
  const [explanations, setExplanations] = useState<Explanation[]>()
  const ask = async (values: Values) => {
    // Empty fields are left out, so that the server reports them as missing.
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    const { data } = await foyer.partnerWebhooks.explain({
      ...(given as unknown as PartnerWebhooksExplainInput),
      partner_id: partnerId,
    })
    setExplanations(data)
  }
  return (
    <Panel title="Eligibility" note="Explains why the latest events of a record were delivered or not.">
      <PanelBody>
        <Form className="form-columns" label="Explain" onSubmit={ask}>
          <RecordFields isOptional={false} />
          <div className="form-actions">
            <SubmitButton>Explain</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {explanations && (
        <ul className="rows" aria-live="polite">
          {explanations.map(explanation => (
            <ExplanationRow
              key={JSON.stringify(explanation)}
              partnerId={partnerId}
              explanation={explanation}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ExplanationRow({ partnerId, explanation }: { partnerId: number; explanation: Explanation }) {
  const { status, occurred_at, application_id, url, delivery_id, sentence } = explanation
  const details = [
    occurred_at && `${status} at ${toMoment(occurred_at)}`,
    application_id && `application ${application_id}`,
    url,
  ]
  return (
    <li className="row">
      <span className="row-main row-words">
        <strong>{sentence}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {delivery_id !== null && <Link to={`/partners/${partnerId}/webhooks/${delivery_id}`}>Delivery</Link>}
    </li>
  )
}
