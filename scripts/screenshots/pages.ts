export type Person = 'nobody' | 'owner' | 'developer' | 'operator'

export interface PhotographedPage {
  /** The name of its image. */
  name: string
  path: string
  as: Person
  /** Stands in README or guides: `npm run screenshots` without a folder writes these. */
  isInDocs?: true
}

const location = '/locations/1'
const partner = '/partners/1'
const application = `${partner}/applications/1`

/** The pages of the console in the demo world; not those that need an ID of this run, such as a delivery or a consent. */
export const pages: PhotographedPage[] = [
  { name: 'sign-in', path: '/sign-in', as: 'nobody' },
  { name: 'sign-up', path: '/sign-up', as: 'nobody' },
  { name: 'forgot-password', path: '/forgot-password', as: 'nobody' },
  { name: 'directory', path: '/appstore', as: 'nobody' },
  { name: 'card', path: '/appstore/applications/1', as: 'nobody' },
  { name: 'home', path: '/', as: 'owner' },
  { name: 'locations', path: '/locations', as: 'owner' },
  { name: 'calendar', path: `${location}/calendar`, as: 'owner', isInDocs: true },
  { name: 'calendar-week', path: `${location}/calendar?view=week`, as: 'owner' },
  { name: 'clients', path: `${location}/clients`, as: 'owner', isInDocs: true },
  { name: 'client', path: `${location}/clients/1`, as: 'owner', isInDocs: true },
  { name: 'team', path: `${location}/team`, as: 'owner', isInDocs: true },
  { name: 'schedule', path: `${location}/team/schedule`, as: 'owner' },
  { name: 'services', path: `${location}/services`, as: 'owner' },
  { name: 'resources', path: `${location}/resources`, as: 'owner' },
  { name: 'products', path: `${location}/products`, as: 'owner', isInDocs: true },
  { name: 'money', path: `${location}/money`, as: 'owner', isInDocs: true },
  { name: 'loyalty', path: `${location}/loyalty`, as: 'owner' },
  { name: 'calls', path: `${location}/calls`, as: 'owner' },
  { name: 'applications-of-location', path: `${location}/applications`, as: 'owner' },
  { name: 'installation', path: `${location}/applications/1`, as: 'owner' },
  { name: 'payments', path: `${location}/payments`, as: 'owner' },
  { name: 'integrations', path: `${location}/integrations`, as: 'owner' },
  { name: 'people', path: `${location}/people`, as: 'owner' },
  { name: 'settings', path: `${location}/settings`, as: 'owner' },
  { name: 'personal-data', path: `${location}/personal-data`, as: 'owner' },
  { name: 'security-log', path: `${location}/activity`, as: 'owner' },
  { name: 'telephony', path: '/telephony', as: 'owner' },
  { name: 'telephony-of-chain', path: '/telephony/1', as: 'owner' },
  { name: 'invitations', path: '/invitations', as: 'owner' },
  { name: 'notices', path: '/notices', as: 'owner' },
  { name: 'profile', path: '/profile', as: 'owner' },
  { name: 'connect', path: '/connect/1', as: 'owner' },
  { name: 'outbox', path: '/outbox', as: 'owner' },
  { name: 'not-found', path: '/nowhere', as: 'owner' },
  { name: 'partners', path: '/partners', as: 'developer' },
  { name: 'partner', path: partner, as: 'developer' },
  { name: 'partner-start', path: `${partner}/start`, as: 'developer' },
  { name: 'partner-endpoints', path: `${partner}/endpoints`, as: 'developer' },
  { name: 'partner-deliveries', path: `${partner}/deliveries`, as: 'developer' },
  { name: 'partner-events', path: `${partner}/events?type=client.create`, as: 'developer' },
  { name: 'partner-requests', path: `${partner}/requests`, as: 'developer' },
  { name: 'partner-replay', path: `${partner}/replay`, as: 'developer' },
  { name: 'partner-test-send', path: `${partner}/test-send`, as: 'developer' },
  { name: 'partner-team', path: `${partner}/team`, as: 'developer' },
  { name: 'partner-settings', path: `${partner}/settings`, as: 'developer' },
  { name: 'application', path: application, as: 'developer' },
  { name: 'application-access', path: `${application}/access`, as: 'developer' },
  { name: 'application-addresses', path: `${application}/addresses`, as: 'developer' },
  { name: 'application-endpoint', path: `${application}/endpoint`, as: 'developer' },
  { name: 'application-plans', path: `${application}/tariffs`, as: 'developer' },
  { name: 'application-api', path: `${application}/api`, as: 'developer' },
  { name: 'application-installations', path: `${application}/connections`, as: 'developer' },
  { name: 'application-installation', path: `${application}/connections/1`, as: 'developer' },
  { name: 'oauth-clients', path: `${partner}/oauth-clients`, as: 'developer' },
  { name: 'application-publishing', path: `${application}/publishing`, as: 'developer' },
  { name: 'operator', path: '/operator', as: 'operator' },
  { name: 'operator-reviews', path: '/operator/reviews', as: 'operator' },
  { name: 'operator-review', path: '/operator/applications/1', as: 'operator' },
  { name: 'operator-partners', path: '/operator/partners', as: 'operator' },
  { name: 'operator-partner', path: '/operator/partners/1', as: 'operator' },
  { name: 'operator-locations', path: '/operator/locations', as: 'operator' },
  { name: 'operator-location', path: '/operator/locations/1', as: 'operator' },
  { name: 'operator-people', path: '/operator/people', as: 'operator' },
  { name: 'operator-person', path: '/operator/people/2', as: 'operator' },
  { name: 'operator-installations', path: '/operator/installations', as: 'operator' },
  { name: 'operator-blocks', path: '/operator/blocks', as: 'operator' },
  { name: 'operator-health', path: '/operator/health', as: 'operator' },
  { name: 'operator-log', path: '/operator/log', as: 'operator' },
]
