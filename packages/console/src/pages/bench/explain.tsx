import { partnerWebhooksExplain } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { toTyped } from '../../forms/read-input.ts'
import { type Explanation, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { RecordFields } from '../webhooks/record-fields.tsx'
import { Explanations } from './explanations.tsx'
import { LocationChoice } from './location-choice.tsx'

/** Where the form stands: below the log, so that the log links to it. */
const explainId = 'explain'

/** Leads from the log to the form. */
export function ToExplain() {
  const t = useTexts('webhooks')
  const go = () => {
    const panel = document.getElementById(explainId)?.closest('section')
    panel?.scrollIntoView({ block: 'start' })
    panel?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return <Button onClick={go}>{t.whyNotSent}</Button>
}

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
        <span id={explainId} />
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
