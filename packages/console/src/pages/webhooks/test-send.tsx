import { useState } from 'react'
import { type Delivery, foyer } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

/** A real, signed delivery that tells of nothing. */
export function TestSend({ partnerId }: { partnerId: number }) {
  const [sent, setSent] = useState<Delivery[]>()
  const send = async ({ location_id, url }: Values) => {
    const { data } = await foyer.partnerWebhooks.sendTest({
      partner_id: partnerId,
      location_id: numberIn(location_id),
      ...(url && { url }),
    })
    setSent(data)
  }
  return (
    <Panel title="Send a test" note="Signed and logged like any other, with resource and status “test”.">
      <PanelBody>
        <Form className="form-columns" label="Send a test" onSubmit={send}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <Field label="Receiver" name="url" isOptional hint="Empty: all of yours in that Location." />
          <div className="form-actions">
            <SubmitButton>Send a test</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {sent && <DeliveryRows partnerId={partnerId} deliveries={sent} />}
    </Panel>
  )
}
