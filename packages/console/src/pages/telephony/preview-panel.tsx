import { useState } from 'react'
import { type Chain, foyer, type VoipPreview } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Previews a call with the server's own routing. */
export function PreviewPanel({ chain }: { chain: Chain }) {
  const [preview, setPreview] = useState<VoipPreview>()
  const ask = async ({ phone = '', diversion = '', user = '' }: Values) => {
    const { data } = await foyer.telephony.preview({ chain_id: chain.id, phone, diversion, user })
    setPreview(data)
  }
  return (
    <Panel
      title="Routing preview"
      note="Shows where a call would go. Nothing is saved and nobody is notified."
    >
      <PanelBody>
        <Form onSubmit={ask} className="form-full" label="Routing preview">
          <div className="form-columns">
            <Field label="From" name="phone" placeholder="+1 415 555 1001" />
            <Field label="To" name="diversion" placeholder="+1 415 555 0110" />
            <Field label="Subscriber" name="user" isOptional placeholder="101" />
          </div>
          <div className="form-actions">
            <SubmitButton>Preview</SubmitButton>
          </div>
        </Form>
        {preview && <Notice kind="info">{toSentence(preview)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

function toSentence({ matched_by, phone, locations, users }: VoipPreview): string {
  const reasons = { user: 'By subscriber', diversion: 'By called number' }
  const locationTitles = locations.map(({ title, client_id }) =>
    client_id > 0 ? `${title} (client ${client_id})` : title,
  )
  return [
    matched_by ? `${reasons[matched_by]}, the` : 'No route matches: the',
    `call from ${phone} is saved in ${locationTitles.join(', ') || 'no location'};`,
    users.length > 0
      ? `${users.map(({ name }) => name).join(', ')} would be notified.`
      : 'nobody would be notified.',
  ].join(' ')
}
