import { type Catalogue, eventStatuses, type InputOf } from '@foyer/sdk'
import { useState } from 'react'
import { type Delivery, foyer } from '../../foyer.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, numberIn, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { DeliveryRows } from './delivery-rows.tsx'
import { KindOptions } from './kind-options.tsx'

type Asked = InputOf<Catalogue['partnerWebhooks']['sendTest']>

/** A real, signed delivery, of a kind of record or of none. */
export function TestSend({ partnerId }: { partnerId: number }) {
  const [sent, setSent] = useState<Delivery[]>()
  const send = async ({ location_id, url, resource, status }: Values) => {
    const { data } = await foyer.partnerWebhooks.sendTest({
      partner_id: partnerId,
      location_id: numberIn(location_id),
      ...(url && { url }),
      ...(resource && ({ resource, status } as Pick<Asked, 'resource' | 'status'>)),
    })
    setSent(data)
  }
  return (
    <Panel
      title="Send a test"
      note="Signed and logged like any other, with the header “webhook-test”. It carries the newest record of the kind, or a sample."
    >
      <PanelBody>
        <Form className="form-columns" label="Send a test" onSubmit={send}>
          <Field label="Location ID" name="location_id" inputMode="numeric" />
          <Field label="Receiver" name="url" isOptional hint="Empty: all of yours in that Location." />
          <SelectField label="Kind" name="resource" isOptional>
            <option value="">None: resource and status are “test”</option>
            <KindOptions />
          </SelectField>
          <SelectField label="What happened" name="status" isOptional defaultValue="update">
            {eventStatuses.map(status => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </SelectField>
          <div className="form-actions">
            <SubmitButton>Send a test</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {sent && <DeliveryRows partnerId={partnerId} deliveries={sent} />}
    </Panel>
  )
}
