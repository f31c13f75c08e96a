import { useRead } from '../../data/use-read.ts'
import { foyer, type MyLocation } from '../../foyer.ts'

/** All services, by category and weight. */
export const useServices = (locationId: number, isEnabled = true) =>
  useRead(
    ['service', locationId, 'list'],
    async ({ signal }) => (await foyer.services.list({ location_id: locationId }, { signal })).data,
    { isEnabled },
  )

export const useServiceCategories = (locationId: number, isEnabled = true) =>
  useRead(
    ['service_category', locationId, 'list'],
    async ({ signal }) => (await foyer.serviceCategories.list({ location_id: locationId }, { signal })).data,
    { isEnabled },
  )

export const canManageServices = ({ rights }: MyLocation): boolean =>
  rights.includes('settings_services_access')
