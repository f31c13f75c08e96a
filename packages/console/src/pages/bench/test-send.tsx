import { partnerWebhooksSendTest } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useRead } from '../../data/use-read.ts'
import { toTyped } from '../../forms/read-input.ts'
import { type Delivery, foyer, type PartnerLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useWords } from '../applications/use-words.ts'
import { usePartner } from '../partners/partner.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { LocationChoice } from './location-choice.tsx'
import { changesOf, lifecycle, toTest } from './to-test.ts'

/** Sends a real, signed delivery of any event, and shows below what becomes of it. */
export function TestSendPage() {
  const { id: partnerId } = usePartner().partner
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const { kinds } = useWords()
  const [sent, setSent] = useState<Delivery[]>([])
  const [location, setLocation] = useState<PartnerLocation>()
  const [kind, setKind] = useState('')
  const endpoints = useEndpoints(partnerId, location)
  const send = async (values: Values) => {
    setSent([])
    const { data } = await foyer.partnerWebhooks.sendTest(
      toTyped(partnerWebhooksSendTest, toTest(values), { partner_id: partnerId }),
    )
    setSent(data)
  }
  return (
    <>
      <Panel title={t.testDelivery} note={t.testDeliveryNote}>
        <PanelBody>
          <Form canBeLeft className="form-columns" label={t.testDelivery} onSubmit={send}>
            <LocationChoice partnerId={partnerId} onChange={setLocation} />
            <SelectField
              label={bench.event}
              name="kind"
              value={kind}
              hint={kind === lifecycle ? bench.lifecycleHint : undefined}
              onChange={event => setKind(event.currentTarget.value)}
              isOptional
            >
              <option value="">{t.noRecordType}</option>
              {kinds.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
              <option value={lifecycle}>{t.applicationType}</option>
            </SelectField>
            {kind !== '' && (
              <SelectField key={kind} label={t.change} name="change">
                {changesOf(kind).map(change => (
                  <option key={change} value={change}>
                    {t.changes[change]}
                  </option>
                ))}
              </SelectField>
            )}
            {kind === lifecycle ? (
              <SelectField label={bench.application} name="application_id">
                {location?.applications.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            ) : (
              <SelectField label={t.endpoint} name="url" isOptional>
                <option value="">{bench.allEndpoints}</option>
                {endpoints.map(({ id, url }) => (
                  <option key={id} value={url}>
                    {url}
                  </option>
                ))}
              </SelectField>
            )}
            <div className="form-actions">
              <SubmitButton>{t.sendTest}</SubmitButton>
            </div>
          </Form>
        </PanelBody>
      </Panel>
      <div aria-live="polite">
        {sent.map(({ id }) => (
          <DeliveryView key={id} of={{ partner_id: partnerId, delivery_id: id }} />
        ))}
      </div>
    </>
  )
}

/** The endpoints of the chosen Location. */
function useEndpoints(partnerId: number, location: PartnerLocation | undefined) {
  const { data = [] } = useRead(
    ['bench', partnerId, 'endpoints', location?.id ?? 0],
    async ({ signal }) => {
      const filter = { partner_id: partnerId, location_id: location?.id ?? 0, count: 100 }
      return (await foyer.partnerWebhooks.listEndpoints(filter, { signal })).data
    },
    { isEnabled: location !== undefined },
  )
  return location ? data : []
}
