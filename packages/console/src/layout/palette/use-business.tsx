import { useRead } from '../../data/use-read.ts'
import { foyer, type Right } from '../../foyer.ts'
import { ProductsIcon, ServicesIcon, TeamIcon } from '../../ui/icons.tsx'
import { useCurrentLocation } from '../use-current-location.ts'
import type { Command } from './command.ts'

const freshMs = 60_000

/** The team and the services of the current location, by right. */
export function useBusinessCommands(): Command[] {
  const { id, has } = useRights()
  const mayTeam = has('settings_master_access')
  const mayServices = has('settings_services_access')
  const team = useRead(
    ['staff', id, 'palette'],
    async ({ signal }) => (await foyer.staff.list({ company_id: id }, { signal })).data,
    { isEnabled: mayTeam, freshMs },
  )
  const services = useRead(
    ['service', id, 'palette'],
    async ({ signal }) => (await foyer.services.list({ location_id: id }, { signal })).data,
    { isEnabled: mayServices, freshMs },
  )
  return [
    ...(mayTeam ? (team.data ?? []) : []).map(
      ({ id: memberId, name, specialization }): Command => ({
        id: `member-${memberId}`,
        title: name,
        note: specialization,
        group: 'team',
        icon: <TeamIcon />,
        to: `/locations/${id}/team?show=all&open=${memberId}`,
      }),
    ),
    ...(mayServices ? (services.data ?? []) : []).map(
      ({ id: serviceId, title }): Command => ({
        id: `service-${serviceId}`,
        title,
        group: 'services',
        icon: <ServicesIcon />,
        to: `/locations/${id}/services?open=${serviceId}`,
      }),
    ),
  ]
}

/** A location can have thousands of products, so the server searches. */
export function useProducts(text: string) {
  const { id, has } = useRights()
  const isEnabled = text.length > 1 && has('storages_access')
  const { data = [], isFetching } = useRead(
    ['good', id, 'palette', text],
    async ({ signal }) => (await foyer.goods.list({ company_id: id, term: text, count: 6 }, { signal })).data,
    { isEnabled, keepsPrevious: true },
  )
  const commands = (isEnabled ? data : []).map(
    ({ good_id, title, article }): Command => ({
      id: `product-${good_id}`,
      title,
      note: article,
      group: 'products',
      icon: <ProductsIcon />,
      to: `/locations/${id}/products?product=${good_id}`,
    }),
  )
  return { commands, isFetching }
}

function useRights() {
  const location = useCurrentLocation()
  return { id: location?.id ?? 0, has: (right: Right) => location?.rights.includes(right) === true }
}
