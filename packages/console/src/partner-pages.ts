import { hasRole, type PartnerRole } from './session/partner-roles.ts'
import type { Areas } from './texts/areas.ts'

/** What follows `/partners/:partnerId/`; partner-routes.tsx has the route of each, partner-contents.ts its page. */
type PartnerPath = Exclude<keyof Areas['partners']['pages'], 'overview'> | ''

/** A page below `/partners/:partnerId`. Tabs and titles follow from its row. */
export interface PartnerPage {
  /** Empty for the first page, which is the one of the partner account itself. */
  path: PartnerPath
  /** Uses the width of the window: for tables. */
  isWide?: true
  /** Opened from this tab, and without one of its own. */
  under?: PartnerPath
  /** The least role in the team that the page is for; viewers, if there is none. */
  role?: PartnerRole
  /** Only where the server serves the preview of v3. */
  isOfV3?: true
}

/** In the order of the tabs. */
export const partnerPages: PartnerPage[] = [
  { path: '' },
  { path: 'start', role: 'developer' },
  { path: 'applications' },
  { path: 'endpoints', isWide: true },
  { path: 'deliveries', isWide: true },
  { path: 'events', isWide: true },
  { path: 'requests', isWide: true },
  { path: 'replay', role: 'developer', under: 'deliveries' },
  { path: 'test-send', role: 'developer', under: 'deliveries' },
  { path: 'oauth-clients', isOfV3: true },
  { path: 'team' },
  { path: 'settings' },
]

interface Visitor {
  hasV3: boolean
  role: PartnerRole | undefined
}

/** Whether this person sees a page of a partner account. */
export const mayOpenOfPartner = ({ isOfV3, role = 'viewer' }: PartnerPage, visitor: Visitor): boolean =>
  (!isOfV3 || visitor.hasV3) && hasRole(visitor.role, role)

/** The key of the words of a page. */
export const titleKeyOf = ({ path }: PartnerPage): keyof Areas['partners']['pages'] => path || 'overview'
