import { partnerWebhooksSendTest } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { readInput } from '../../forms/read-input.ts'
import { type Delivery, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { DeliveryRows } from './delivery-rows.tsx'
import { KindOptions } from './kind-options.tsx'

const changes = ['create', 'update', 'delete'] as const

/** Sends a real, signed delivery, with or without a record. */
export function TestSend({ partnerId }: { partnerId: number }) {
  const [sent, setSent] = useState<Delivery[]>()
  const t = useTexts('webhooks')
  const send = async ({ url, resource }: Values, form: HTMLFormElement) => {
    const { data } = await foyer.partnerWebhooks.sendTest(
      readInput(partnerWebhooksSendTest, form, {
        partner_id: partnerId,
        ...(!url && { url: undefined }),
        ...(!resource && { resource: undefined, status: undefined }),
      }),
    )
    setSent(data)
  }
  return (
    <Panel title={t.testDelivery} note={t.testDeliveryNote}>
      <PanelBody>
        <Form canBeLeft className="form-columns" label={t.testDelivery} onSubmit={send}>
          <Field label={t.locationId} name="location_id" inputMode="numeric" />
          <Field label={t.endpoint} name="url" isOptional hint={t.endpointHint} />
          <SelectField label={t.recordType} name="resource" isOptional>
            <option value="">{t.noRecordType}</option>
            <KindOptions />
          </SelectField>
          <SelectField label={t.change} name="status" isOptional defaultValue="update">
            {changes.map(status => (
              <option key={status} value={status}>
                {t.changes[status]}
              </option>
            ))}
          </SelectField>
          <div className="form-actions">
            <SubmitButton>{t.sendTest}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {sent && <DeliveryRows partnerId={partnerId} deliveries={sent} />}
    </Panel>
  )
}
