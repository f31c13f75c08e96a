import type { Partner } from './foyer.ts'
import type { Areas } from './texts/areas.ts'

/** What follows `/partners/:partnerId/`; partner-routes.tsx has the route of each, partner-contents.ts its page. */
type PartnerPath = Exclude<keyof Areas['partners']['pages'], 'overview'> | ''

/** A page below `/partners/:partnerId`. Tabs and titles follow from its row. */
export interface PartnerPage {
  /** Empty for the first page, which is the one of the partner account itself. */
  path: PartnerPath
  /** Uses the width of the window: for tables. */
  isWide?: true
  /** Only where the server serves the preview of v3. */
  isOfV3?: true
}

/** In the order of the tabs. */
export const partnerPages: PartnerPage[] = [
  { path: '' },
  { path: 'start' },
  { path: 'applications' },
  { path: 'endpoints', isWide: true },
  { path: 'deliveries', isWide: true },
  { path: 'events', isWide: true },
  { path: 'requests', isWide: true },
  { path: 'replay' },
  { path: 'test-send' },
  { path: 'oauth-clients', isOfV3: true },
  { path: 'settings' },
]

interface Visitor {
  partner: Partner
  hasV3: boolean
}

/** Whether this person sees a page of a partner account. */
export const mayOpenOfPartner = ({ isOfV3 }: PartnerPage, { hasV3 }: Visitor): boolean => !isOfV3 || hasV3

/** The key of the words of a page. */
export const titleKeyOf = ({ path }: PartnerPage): keyof Areas['partners']['pages'] => path || 'overview'
