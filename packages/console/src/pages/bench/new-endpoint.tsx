import type { PartnerWebhooksAddEndpointInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { EntityDrawer, EntityForm } from '../../forms/entity-drawer.tsx'
import { foyer, type Partner, type PartnerLocation } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { SelectField } from '../../ui/field.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import { readEndpoint } from './read-endpoint.ts'

/** Adds an endpoint for an application, or for the developer, in a Location that either of them can reach. */
export function NewEndpoint({ partner, onClose }: { partner: Partner; onClose(): void }) {
  const t = useTexts('bench')
  const [location, setLocation] = useState<PartnerLocation>()
  const find = useReachable(partner.id)
  const mine = useMe().locations.find(({ id }) => id === location?.id)
  const mayAsPerson = mine?.rights.includes('webhook_access') === true
  const applications = location?.applications.filter(({ is_active }) => is_active) ?? []
  const { mutateAsync: add } = useChange({
    affects: [
      ['delivery', partner.id, 'endpoints'],
      ['bench', partner.id],
    ],
    change: (input: PartnerWebhooksAddEndpointInput) => foyer.partnerWebhooks.addEndpoint(input),
  })
  const save = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const application = Number(data.get('application_id'))
    await add({
      partner_id: partner.id,
      location_id: Number(data.get('location_id')),
      ...(application > 0 && { application_id: application }),
      ...readEndpoint(form),
    })
    return t.endpointAdded
  }
  return (
    <EntityDrawer title={t.addEndpoint} entity={undefined} onClose={onClose}>
      {() => (
        <EntityForm onSave={save} createAction={t.addEndpoint}>
          <Combobox
            label={t.location}
            name="location_id"
            value={location}
            onChange={setLocation}
            find={find}
            itemKey={({ id }) => id}
            itemTitle={({ title }) => title}
            itemNote={({ applications: connected }) =>
              connected.map(({ title }) => title).join(', ') || t.yourLocation
            }
          />
          <SelectField
            key={location?.id ?? 0}
            label={t.belongsTo}
            name="application_id"
            hint={t.belongsToHint}
          >
            {applications.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            {(mayAsPerson || applications.length === 0) && <option value="0">{t.you}</option>}
          </SelectField>
          <EndpointFields />
        </EntityForm>
      )}
    </EntityDrawer>
  )
}

/** The Locations that the partner is connected to, and those where the person may set endpoints. */
function useReachable(partnerId: number) {
  const { locations } = useMe()
  return async (search: string, signal: AbortSignal): Promise<PartnerLocation[]> => {
    const { data } = await foyer.partnerWebhooks.listLocations({ partner_id: partnerId, search }, { signal })
    const own = locations
      .filter(({ id, title, rights }) => {
        const isFound = title.toLocaleLowerCase().includes(search.toLocaleLowerCase())
        return isFound && rights.includes('webhook_access') && data.every(known => known.id !== id)
      })
      .map(({ id, title }) => ({ id, title, applications: [], endpoints: 0 }))
    return [...data, ...own]
  }
}
