import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import { lazyPage } from './lazy-page.ts'

/** Each has its row in partner-pages.ts too. */
export const partnerRoutes: RouteObject = {
  path: '/partners/:partnerId',
  lazy: lazyPage(
    ['partners', 'partner-roles'],
    async () => (await import('./pages/partners/partner.tsx')).PartnerFrame,
  ),
  children: [
    {
      index: true,
      lazy: lazyPage(
        ['figures', 'applications', 'marketplace'],
        async () => (await import('./pages/partners/overview.tsx')).OverviewPage,
      ),
    },
    {
      path: 'start',
      lazy: lazyPage(
        ['start'],
        async () => (await import('./pages/start/partner-start.tsx')).PartnerStartPage,
      ),
    },
    {
      path: 'applications',
      lazy: lazyPage(
        ['applications', 'marketplace'],
        async () => (await import('./pages/partners/applications.tsx')).ApplicationsPage,
      ),
    },
    {
      path: 'endpoints',
      lazy: lazyPage(
        ['bench', 'webhooks', 'marketplace'],
        async () => (await import('./pages/bench/endpoints.tsx')).EndpointsPage,
      ),
    },
    {
      path: 'deliveries',
      lazy: lazyPage(
        ['bench', 'webhooks', 'marketplace'],
        async () => (await import('./pages/bench/deliveries.tsx')).DeliveriesPage,
      ),
    },
    {
      path: 'deliveries/:deliveryId',
      handle: ownFrame,
      lazy: lazyPage(
        ['bench', 'webhooks', 'marketplace'],
        async () => (await import('./pages/bench/delivery.tsx')).DeliveryPage,
      ),
    },
    {
      path: 'events',
      lazy: lazyPage(
        ['events', 'webhooks', 'marketplace', 'rights'],
        async () => (await import('./pages/events/events-page.tsx')).EventsPage,
      ),
    },
    {
      path: 'requests',
      lazy: lazyPage(
        ['requests'],
        async () => (await import('./pages/requests/requests-page.tsx')).RequestsPage,
      ),
    },
    {
      path: 'replay',
      lazy: lazyPage(
        ['replays', 'webhooks', 'marketplace'],
        async () => (await import('./pages/replays/replays-page.tsx')).ReplaysPage,
      ),
    },
    {
      path: 'test-send',
      lazy: lazyPage(
        ['bench', 'webhooks', 'marketplace'],
        async () => (await import('./pages/bench/test-send.tsx')).TestSendPage,
      ),
    },
    {
      path: 'oauth-clients',
      lazy: lazyPage(
        ['oauth'],
        async () => (await import('./pages/oauth/oauth-clients-page.tsx')).OAuthClientsPage,
      ),
    },
    {
      path: 'team',
      lazy: lazyPage(
        ['partner-team'],
        async () => (await import('./pages/partner-team/partner-team-page.tsx')).PartnerTeamPage,
      ),
    },
    {
      path: 'settings',
      lazy: lazyPage(
        ['marketplace'],
        async () => (await import('./pages/partners/settings.tsx')).SettingsPage,
      ),
    },
    // Where the deliveries were before each page had a tab: links in messages and bookmarks still lead there.
    {
      path: 'webhooks',
      lazy: lazyPage([], async () => (await import('./pages/bench/moved.tsx')).MovedToDeliveries),
    },
    {
      path: 'webhooks/:deliveryId',
      lazy: lazyPage([], async () => (await import('./pages/bench/moved.tsx')).MovedToDeliveries),
    },
  ],
}
