import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import { lazyPage } from './lazy-page.ts'

/** Each has its row in location-pages.ts too. */
export const locationRoutes: RouteObject = {
  path: '/locations/:locationId',
  lazy: lazyPage(
    ['locations', 'rights'],
    async () => (await import('./pages/locations/location.tsx')).LocationPage,
  ),
  children: [
    {
      index: true,
      lazy: lazyPage([], async () => (await import('./pages/locations/first-page.tsx')).FirstPage),
    },
    {
      path: 'calendar',
      lazy: lazyPage(['calendar'], async () => (await import('./pages/calendar/calendar.tsx')).CalendarPage),
    },
    {
      path: 'clients',
      lazy: lazyPage(['clients'], async () => (await import('./pages/clients/list/clients.tsx')).ClientsPage),
    },
    {
      path: 'clients/:clientId',
      handle: ownFrame,
      lazy: lazyPage(
        ['clients', 'personal-data'],
        async () => (await import('./pages/clients/card/client.tsx')).ClientPage,
      ),
    },
    {
      path: 'team',
      lazy: lazyPage(['team', 'bulk'], async () => (await import('./pages/team/team-page.tsx')).TeamPage),
      children: [
        {
          index: true,
          lazy: lazyPage([], async () => (await import('./pages/team/team-table.tsx')).TeamTable),
        },
        {
          path: 'schedule',
          lazy: lazyPage(
            [],
            async () => (await import('./pages/team/schedule/schedule-page.tsx')).SchedulePage,
          ),
        },
      ],
    },
    {
      path: 'services',
      lazy: lazyPage(
        ['services', 'bulk'],
        async () => (await import('./pages/services/services-page.tsx')).ServicesPage,
      ),
    },
    {
      path: 'resources',
      lazy: lazyPage(
        ['resources'],
        async () => (await import('./pages/resources/resources-page.tsx')).ResourcesPage,
      ),
    },
    {
      path: 'products',
      lazy: lazyPage(['products'], async () => (await import('./pages/products/products.tsx')).ProductsPage),
    },
    {
      path: 'money',
      lazy: lazyPage(['money', 'products'], async () => (await import('./pages/money/money.tsx')).MoneyPage),
    },
    {
      path: 'loyalty',
      lazy: lazyPage(['loyalty'], async () => (await import('./pages/loyalty/loyalty.tsx')).LoyaltyPage),
    },
    {
      path: 'calls',
      lazy: lazyPage(['calls'], async () => (await import('./pages/calls/calls.tsx')).CallsPage),
    },
    {
      path: 'applications',
      lazy: lazyPage(
        ['installations', 'marketplace'],
        async () => (await import('./pages/installations/installations.tsx')).InstallationsPage,
      ),
    },
    {
      path: 'payments',
      lazy: lazyPage(
        ['installations', 'marketplace'],
        async () => (await import('./pages/installations/payments.tsx')).PaymentsPage,
      ),
    },
    {
      path: 'integrations',
      lazy: lazyPage(
        ['webhooks', 'marketplace', 'restricted-keys', 'consents', 'scopes'],
        async () => (await import('./pages/integrations/integrations.tsx')).IntegrationsPage,
      ),
    },
    {
      path: 'people',
      lazy: lazyPage([], async () => (await import('./pages/locations/people.tsx')).PeoplePage),
    },
    {
      path: 'settings',
      lazy: lazyPage(
        ['business-types'],
        async () => (await import('./pages/locations/settings.tsx')).SettingsPage,
      ),
    },
    {
      path: 'personal-data',
      lazy: lazyPage(
        ['personal-data'],
        async () => (await import('./pages/personal-data/personal-data.tsx')).PersonalDataPage,
      ),
    },
    {
      path: 'activity',
      lazy: lazyPage(
        ['audit', 'marketplace', 'scopes'],
        async () => (await import('./pages/audit/location-activity.tsx')).ActivityPage,
      ),
    },
    {
      path: 'payments/:paymentId',
      handle: ownFrame,
      lazy: lazyPage(
        ['installations'],
        async () => (await import('./pages/installations/receipt-page.tsx')).ReceiptPage,
      ),
    },
    {
      path: 'applications/:applicationId',
      handle: ownFrame,
      lazy: lazyPage(
        ['installations', 'marketplace', 'directory'],
        async () => (await import('./pages/installations/installation.tsx')).InstallationPage,
      ),
    },
  ],
}
