import type { LocationPage } from '../../location-pages.ts'

/** After `g`: the letter that opens a page of the current location. */
export const pageKeys: Partial<Record<LocationPage['path'], string>> = {
  calendar: 'c',
  clients: 'l',
  team: 't',
  services: 's',
  resources: 'r',
  products: 'p',
  money: 'm',
  loyalty: 'y',
  applications: 'a',
  integrations: 'w',
  settings: 'e',
}

/** After `g`: the letter that opens a page of the person. */
export const ownPageKeys = { '/': 'h', '/appstore': 'd', '/partners': 'k', '/profile': 'i' } as const
