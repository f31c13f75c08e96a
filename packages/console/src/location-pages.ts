import type { MyLocation, Right } from './foyer.ts'
import type { Areas } from './texts/areas.ts'

/** What follows `/locations/:locationId/`; location-routes.tsx has the route of each, location-contents.ts its page. */
type LocationPath = keyof Areas['shell']['locationPages']

/** A page below `/locations/:locationId`. Tabs, titles and the check of the right follow from its row. */
export interface LocationPage {
  path: LocationPath
  group: 'business' | 'administration'
  /** Who lacks it reads so, and the tab is hidden. */
  right?: Right
  isForOwners?: true
}

/** In the order of the tabs. The first that a person may open is the page of the Location itself. */
export const locationPages: LocationPage[] = [
  { path: 'calendar', group: 'business', right: 'timetable_access' },
  { path: 'clients', group: 'business', right: 'clients_access' },
  { path: 'team', group: 'business', right: 'settings_master_access' },
  { path: 'services', group: 'business', right: 'settings_services_access' },
  { path: 'resources', group: 'business', right: 'settings_services_access' },
  { path: 'products', group: 'business', right: 'storages_access' },
  { path: 'money', group: 'business', right: 'finances_access' },
  { path: 'loyalty', group: 'business', right: 'loyalty_access' },
  { path: 'calls', group: 'business', right: 'dashboard_calls_access' },
  { path: 'applications', group: 'administration', right: 'edit_users_access' },
  { path: 'payments', group: 'administration', right: 'billing_access' },
  { path: 'integrations', group: 'administration', right: 'webhook_access' },
  { path: 'people', group: 'administration', right: 'edit_users_access' },
  { path: 'settings', group: 'administration', right: 'settings_access' },
  { path: 'personal-data', group: 'administration', isForOwners: true },
  { path: 'activity', group: 'administration', isForOwners: true },
]

/** Whether the person has the right to a page of a Location. */
export const mayOpen = ({ right, isForOwners }: LocationPage, location: MyLocation): boolean =>
  (!right || location.rights.includes(right)) && (!isForOwners || location.is_owner)

/** The pages of a Location that this person may open. */
export const pagesOf = (location: MyLocation): LocationPage[] =>
  locationPages.filter(page => mayOpen(page, location))
