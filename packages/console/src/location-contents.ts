import { lazyPage } from './lazy-page.ts'

/** The pages of a Location, each with its words. */
export const contents = {
  LocationPage: lazyPage(
    ['locations', 'rights'],
    async () => (await import('./pages/locations/location.tsx')).LocationPage,
  ),
  FirstPage: lazyPage([], async () => (await import('./pages/locations/first-page.tsx')).FirstPage),
  CalendarPage: lazyPage(
    ['calendar'],
    async () => (await import('./pages/calendar/calendar.tsx')).CalendarPage,
  ),
  ClientsPage: lazyPage(
    ['clients'],
    async () => (await import('./pages/clients/list/clients.tsx')).ClientsPage,
  ),
  ClientPage: lazyPage(
    ['clients', 'personal-data', 'failures'],
    async () => (await import('./pages/clients/card/client.tsx')).ClientPage,
  ),
  TeamPage: lazyPage(['team', 'bulk'], async () => (await import('./pages/team/team-page.tsx')).TeamPage),
  TeamTable: lazyPage([], async () => (await import('./pages/team/team-table.tsx')).TeamTable),
  SchedulePage: lazyPage(
    [],
    async () => (await import('./pages/team/schedule/schedule-page.tsx')).SchedulePage,
  ),
  ServicesPage: lazyPage(
    ['services', 'bulk'],
    async () => (await import('./pages/services/services-page.tsx')).ServicesPage,
  ),
  ResourcesPage: lazyPage(
    ['resources'],
    async () => (await import('./pages/resources/resources-page.tsx')).ResourcesPage,
  ),
  ProductsPage: lazyPage(
    ['products'],
    async () => (await import('./pages/products/products.tsx')).ProductsPage,
  ),
  MoneyPage: lazyPage(['money', 'products'], async () => (await import('./pages/money/money.tsx')).MoneyPage),
  LoyaltyPage: lazyPage(['loyalty'], async () => (await import('./pages/loyalty/loyalty.tsx')).LoyaltyPage),
  CallsPage: lazyPage(['calls'], async () => (await import('./pages/calls/calls.tsx')).CallsPage),
  InstallationsPage: lazyPage(
    ['installations', 'marketplace'],
    async () => (await import('./pages/installations/installations.tsx')).InstallationsPage,
  ),
  PaymentsPage: lazyPage(
    ['installations', 'marketplace'],
    async () => (await import('./pages/installations/payments.tsx')).PaymentsPage,
  ),
  IntegrationsPage: lazyPage(
    ['webhooks', 'marketplace', 'restricted-keys', 'consents', 'scopes'],
    async () => (await import('./pages/integrations/integrations.tsx')).IntegrationsPage,
  ),
  PeoplePage: lazyPage(
    ['sent-invitations'],
    async () => (await import('./pages/locations/people.tsx')).PeoplePage,
  ),
  SettingsPage: lazyPage(
    ['business-types'],
    async () => (await import('./pages/locations/settings.tsx')).SettingsPage,
  ),
  PersonalDataPage: lazyPage(
    ['personal-data'],
    async () => (await import('./pages/personal-data/personal-data.tsx')).PersonalDataPage,
  ),
  ActivityPage: lazyPage(
    ['audit', 'marketplace', 'scopes'],
    async () => (await import('./pages/audit/location-activity.tsx')).ActivityPage,
  ),
  ReceiptPage: lazyPage(
    ['installations'],
    async () => (await import('./pages/installations/receipt-page.tsx')).ReceiptPage,
  ),
  InstallationPage: lazyPage(
    ['installations', 'marketplace', 'directory'],
    async () => (await import('./pages/installations/installation.tsx')).InstallationPage,
  ),
}
