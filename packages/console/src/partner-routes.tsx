import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import type { contents } from './partner-contents.ts'

/** Which file a page is in, is no part of the first load: it loads with the first of these pages. */
const page = (name: keyof typeof contents) => async () =>
  (await import('./partner-contents.ts')).contents[name]()

/** Each has its row in partner-pages.ts too. */
export const partnerRoutes: RouteObject = {
  path: '/partners/:partnerId',
  lazy: page('PartnerFrame'),
  children: [
    { index: true, lazy: page('OverviewPage') },
    { path: 'start', lazy: page('PartnerStartPage') },
    { path: 'applications', lazy: page('ApplicationsPage') },
    { path: 'endpoints', lazy: page('EndpointsPage') },
    { path: 'deliveries', lazy: page('DeliveriesPage') },
    { path: 'deliveries/:deliveryId', handle: ownFrame, lazy: page('DeliveryPage') },
    { path: 'events', lazy: page('EventsPage') },
    { path: 'requests', lazy: page('RequestsPage') },
    { path: 'replay', lazy: page('ReplaysPage') },
    { path: 'test-send', lazy: page('TestSendPage') },
    { path: 'oauth-clients', lazy: page('OAuthClientsPage') },
    { path: 'team', lazy: page('PartnerTeamPage') },
    { path: 'settings', lazy: page('SettingsPage') },
    // Where the deliveries were before each page had a tab: links in messages and bookmarks still lead there.
    { path: 'webhooks', lazy: page('MovedToDeliveries') },
    { path: 'webhooks/:deliveryId', lazy: page('MovedToDeliveries') },
  ],
}

export const applicationRoutes: RouteObject = {
  path: '/partners/:partnerId/applications/:applicationId',
  lazy: page('ApplicationPage'),
  children: [
    { index: true, lazy: page('CardSection') },
    { path: 'access', lazy: page('AccessSection') },
    { path: 'addresses', lazy: page('AddressesSection') },
    { path: 'endpoint', lazy: page('EndpointCheckSection') },
    { path: 'tariffs', lazy: page('PlansSection') },
    { path: 'publishing', lazy: page('PublishingSection') },
    { path: 'api', lazy: page('ApiAccessSection') },
    { path: 'connections', lazy: page('InstallationsSection') },
    { path: 'connections/:locationId', handle: ownFrame, lazy: page('InstallationSection') },
  ],
}
