import { useState } from 'react'
import { type Chain, foyer, type VoipPreview } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Asks the server, which decides as it does for a real call. */
export function PreviewPanel({ chain }: { chain: Chain }) {
  const [preview, setPreview] = useState<VoipPreview>()
  const ask = async ({ phone = '', diversion = '', user = '' }: Values) => {
    const { data } = await foyer.telephony.preview({ chain_id: chain.id, phone, diversion, user })
    setPreview(data)
  }
  return (
    <Panel title="Try a call" note="Where it would go. Nothing is stored, and nobody is told.">
      <PanelBody>
        <Form onSubmit={ask} className="form-full" label="Try a call">
          <div className="form-columns">
            <Field label="From" name="phone" placeholder="+1 415 555 1001" />
            <Field label="To" name="diversion" placeholder="+1 415 555 0110" />
            <Field label="Subscriber" name="user" isOptional placeholder="101" />
          </div>
          <div className="form-actions">
            <SubmitButton>Where does it go?</SubmitButton>
          </div>
        </Form>
        {preview && <Notice kind="info">{inWords(preview)}</Notice>}
      </PanelBody>
    </Panel>
  )
}

function inWords({ matched_by, phone, locations, users }: VoipPreview): string {
  const because = { user: 'By its subscriber', diversion: 'By the number called' }
  const places = locations.map(({ title, client_id }) =>
    client_id > 0 ? `${title} (client ${client_id})` : title,
  )
  return [
    matched_by ? `${because[matched_by]}, the` : 'No route matches: the',
    `call of ${phone} is saved in ${places.join(', ') || 'no Location'};`,
    users.length > 0 ? `${users.map(({ name }) => name).join(', ')} would be told.` : 'nobody would be told.',
  ].join(' ')
}
