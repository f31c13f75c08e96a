import { eventStatuses } from '@foyer/contract'
import type { PartnerWebhooksSendTestInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { type Delivery, foyer } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { DeliveryRows } from './delivery-rows.tsx'
import { KindOptions } from './kind-options.tsx'

/** Sends a real, signed delivery, with or without a record. */
export function TestSend({ partnerId }: { partnerId: number }) {
  const [sent, setSent] = useState<Delivery[]>()
  const send = async ({ location_id, url, resource, status }: Values) => {
    const { data } = await foyer.partnerWebhooks.sendTest({
      partner_id: partnerId,
      location_id: numberIn(location_id),
      ...(url && { url }),
      ...(resource && ({ resource, status } as Pick<PartnerWebhooksSendTestInput, 'resource' | 'status'>)),
    })
    setSent(data)
  }
  return (
    <Panel
      title="Test delivery"
      note="Signed and logged like any other, with the header “webhook-test”. Contains the newest record of the type, or a sample."
    >
      <PanelBody>
        <Form className="form-columns" label="Test delivery" onSubmit={send}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <Field
            label="Endpoint"
            name="url"
            isOptional
            hint="Leave empty for all of yours in that location."
          />
          <SelectField label="Record type" name="resource" isOptional>
            <option value="">None: resource and status are “test”</option>
            <KindOptions />
          </SelectField>
          <SelectField label="Change" name="status" isOptional defaultValue="update">
            {eventStatuses.map(status => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </SelectField>
          <div className="form-actions">
            <SubmitButton>Send test</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {sent && <DeliveryRows partnerId={partnerId} deliveries={sent} />}
    </Panel>
  )
}
