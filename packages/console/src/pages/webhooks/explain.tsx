import type { catalogue, InputOf } from '@foyer/sdk'
import { useState } from 'react'
import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { type Explanation, foyer } from '../../foyer.ts'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from './record-fields.tsx'

type Question = InputOf<typeof catalogue.partnerWebhooks.explain>

/** Why a change was told, or was not. */
export function Explain({ partnerId }: { partnerId: number }) {
  const [answers, setAnswers] = useState<Explanation[]>()
  const ask = async (values: Values) => {
    // What is left empty, the server names as missing.
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    const { data } = await foyer.partnerWebhooks.explain({
      ...(given as unknown as Question),
      partner_id: partnerId,
    })
    setAnswers(data)
  }
  return (
    <Panel title="Why did it not arrive?" note="For the last changes of a record, one sentence each.">
      <PanelBody>
        <Form className="form-columns" label="Explain" onSubmit={ask}>
          <RecordFields isOptional={false} />
          <div className="form-actions">
            <SubmitButton>Explain</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {answers && (
        <ul className="rows" aria-live="polite">
          {answers.map(answer => (
            <Answer key={JSON.stringify(answer)} partnerId={partnerId} answer={answer} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Answer({ partnerId, answer }: { partnerId: number; answer: Explanation }) {
  const { status, occurred_at, application_id, url, delivery_id, sentence } = answer
  const about = [
    occurred_at && `${status} at ${toMoment(occurred_at)}`,
    application_id && `application ${application_id}`,
    url,
  ]
  return (
    <li className="row">
      <span className="row-main row-words">
        <strong>{sentence}</strong>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </span>
      {delivery_id !== null && <Link to={`/partners/${partnerId}/webhooks/${delivery_id}`}>Delivery</Link>}
    </li>
  )
}
