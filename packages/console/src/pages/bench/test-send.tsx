import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { type Delivery, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { usePartner } from '../partners/partner.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { TestSendForm } from './test-send-form.tsx'

/** Sends a real, signed delivery of any event, and shows below what becomes of it. The address may say of what. */
export function TestSendPage() {
  const { partner } = usePartner()
  const t = useTexts('webhooks')
  const [sent, setSent] = useState<Delivery[]>([])
  const { values } = useSearch(['location', 'endpoint', 'resource', 'status'])
  const known = useLoaded(
    async () => {
      const ofPartner = { partner_id: partner.id }
      const location_id = idIn(values.location)
      const [locations, applications] = await Promise.all([
        foyer.partnerWebhooks.listLocations({ ...ofPartner, ...(location_id && { location_id }) }),
        foyer.applications.list(ofPartner),
      ])
      return { data: { locations: locations.data, applications: applications.data } }
    },
    ['bench', partner.id, 'test-send', values.location],
    { isForForm: true },
  )
  return (
    <>
      <Panel title={t.testDelivery} note={t.testDeliveryNote}>
        <PanelBody>
          <LoadedView of={known}>
            {({ locations, applications }) => (
              <TestSendForm
                key={JSON.stringify(values)}
                partner={partner}
                applications={applications}
                prefilled={{ ...values, location: locations.length === 1 ? locations[0] : undefined }}
                onSent={setSent}
              />
            )}
          </LoadedView>
        </PanelBody>
      </Panel>
      <div aria-live="polite">
        {sent.map(({ id }) => (
          <DeliveryView key={id} of={{ partner_id: partner.id, delivery_id: id }} />
        ))}
      </div>
    </>
  )
}
