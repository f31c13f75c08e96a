import type { PartnerWebhooksAddEndpointInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { EntityDrawer, EntityForm } from '../../forms/entity-drawer.tsx'
import { type Application, foyer, type Partner, type PartnerLocation } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { SelectField } from '../../ui/field.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import { readEndpoint } from './read-endpoint.ts'
import { useOwnersOf } from './use-owners-of.ts'

interface NewEndpointProps {
  partner: Partner
  onClose(): void
}

/** Adds an endpoint for an application, or for the developer, in a Location that either of them can reach. */
export function NewEndpoint({ partner, onClose }: NewEndpointProps) {
  const t = useTexts('bench')
  const find = useReachable(partner.id)
  const loaded = useLoaded(
    async () => {
      const [applications, locations] = await Promise.all([
        foyer.applications.list({ partner_id: partner.id }),
        find('', new AbortController().signal),
      ])
      return { data: { applications: applications.data, locations } }
    },
    ['bench', partner.id, 'new-endpoint'],
    { isForForm: true },
  )
  if (loaded.state.status === 'ready')
    return <Opened partner={partner} onClose={onClose} find={find} {...loaded.state.value} />
  return (
    <Drawer title={t.addEndpoint} onClose={onClose}>
      <LoadedView of={loaded}>{() => null}</LoadedView>
    </Drawer>
  )
}

interface OpenedProps extends NewEndpointProps {
  find(search: string, signal: AbortSignal): Promise<PartnerLocation[]>
  applications: Application[]
  /** The first of them. */
  locations: PartnerLocation[]
}

function Opened({ partner, onClose, find, applications, locations }: OpenedProps) {
  const t = useTexts('bench')
  const [location, setLocation] = useState(locations.length === 1 ? locations[0] : undefined)
  const [chosen, setChosen] = useState<{ locationId: number; owner: string }>()
  const owners = useOwnersOf(location, applications)
  const owner = owners.find(({ value }) => chosen?.locationId === location?.id && value === chosen?.owner)
  const { value, title, lacksAccess } = owner ?? owners[0] ?? { value: '0', title: t.you, lacksAccess: false }
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
            label={t.belongsTo}
            name="application_id"
            hint={t.belongsToHint}
            value={value}
            onChange={event =>
              location && setChosen({ locationId: location.id, owner: event.currentTarget.value })
            }
          >
            {owners.map(each => (
              <option key={each.value} value={each.value}>
                {each.title}
              </option>
            ))}
          </SelectField>
          {lacksAccess && (
            <Notice kind="info">
              {rich(t.lacksWebhookAccess, {
                application: title,
                access: (
                  <Link to={`/partners/${partner.id}/applications/${value}/access`}>{t.accessSection}</Link>
                ),
              })}
            </Notice>
          )}
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
