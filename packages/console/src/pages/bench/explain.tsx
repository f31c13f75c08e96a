import { partnerWebhooksExplain } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { Link } from 'react-router'
import { toTyped } from '../../forms/read-input.ts'
import { type Explanation, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from '../webhooks/record-fields.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { LocationChoice } from './location-choice.tsx'

/** Explains why an event was delivered or not. */
export function Explain({ partnerId }: { partnerId: number }) {
  const [explanations, setExplanations] = useState<Explanation[]>()
  const t = useTexts('webhooks')
  const ask = async (values: Values) => {
    // Empty fields are left out, so that the server reports them as missing.
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    const { data } = await foyer.partnerWebhooks.explain(
      toTyped(partnerWebhooksExplain, given, { partner_id: partnerId }),
    )
    setExplanations(data)
  }
  return (
    <Panel title={t.eligibility} note={t.eligibilityNote}>
      <PanelBody>
        <Form canBeLeft className="form-columns" label={t.explain} onSubmit={ask}>
          <LocationChoice partnerId={partnerId} />
          <RecordFields isOptional={false} />
          <div className="form-actions">
            <SubmitButton>{t.explain}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {explanations && <Explanations partnerId={partnerId} explanations={explanations} />}
    </Panel>
  )
}

interface ExplanationsProps {
  partnerId: number
  explanations: Explanation[]
}

export const Explanations = ({ partnerId, explanations }: ExplanationsProps) => (
  <ul className="rows" aria-live="polite">
    {explanations.map(explanation => (
      <ExplanationRow key={JSON.stringify(explanation)} partnerId={partnerId} explanation={explanation} />
    ))}
  </ul>
)

function ExplanationRow({ partnerId, explanation }: { partnerId: number; explanation: Explanation }) {
  const { status, occurred_at, application_id, url, delivery_id, sentence } = explanation
  const t = useTexts('webhooks')
  const { changeOf } = useEventWords()
  const { moment } = useFormats()
  const details = [
    occurred_at && t.happened(changeOf(status ?? ''), moment(occurred_at)),
    application_id && t.ofApplication(application_id),
    url,
  ]
  return (
    <li className="row">
      <span className="row-main row-words">
        <strong>{sentence}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {delivery_id !== null && (
        <Link to={`/partners/${partnerId}/deliveries/${delivery_id}`}>{t.openDelivery}</Link>
      )}
    </li>
  )
}
