import { lazyPage } from './lazy-page.ts'

/** The pages of partner accounts and of their applications, each with its words. */
export const contents = {
  PartnerFrame: lazyPage(
    ['partners', 'partner-roles'],
    async () => (await import('./pages/partners/partner.tsx')).PartnerFrame,
  ),
  OverviewPage: lazyPage(
    ['figures', 'failures', 'applications', 'marketplace'],
    async () => (await import('./pages/partners/overview.tsx')).OverviewPage,
  ),
  PartnerStartPage: lazyPage(
    ['start'],
    async () => (await import('./pages/start/partner-start.tsx')).PartnerStartPage,
  ),
  ApplicationsPage: lazyPage(
    ['applications', 'marketplace'],
    async () => (await import('./pages/partners/applications.tsx')).ApplicationsPage,
  ),
  EndpointsPage: lazyPage(
    ['bench', 'webhooks', 'failures', 'marketplace', 'rights'],
    async () => (await import('./pages/bench/endpoints.tsx')).EndpointsPage,
  ),
  DeliveriesPage: lazyPage(
    ['bench', 'webhooks', 'failures', 'marketplace', 'rights'],
    async () => (await import('./pages/bench/deliveries.tsx')).DeliveriesPage,
  ),
  DeliveryPage: lazyPage(
    ['bench', 'webhooks', 'failures', 'marketplace', 'rights'],
    async () => (await import('./pages/bench/delivery.tsx')).DeliveryPage,
  ),
  EventsPage: lazyPage(
    ['events', 'webhooks', 'marketplace', 'rights'],
    async () => (await import('./pages/events/events-page.tsx')).EventsPage,
  ),
  RequestsPage: lazyPage(
    ['requests'],
    async () => (await import('./pages/requests/requests-page.tsx')).RequestsPage,
  ),
  ReplaysPage: lazyPage(
    ['replays', 'webhooks', 'marketplace'],
    async () => (await import('./pages/replays/replays-page.tsx')).ReplaysPage,
  ),
  TestSendPage: lazyPage(
    ['bench', 'webhooks', 'failures', 'marketplace', 'rights'],
    async () => (await import('./pages/bench/test-send.tsx')).TestSendPage,
  ),
  OAuthClientsPage: lazyPage(
    ['oauth'],
    async () => (await import('./pages/oauth/oauth-clients-page.tsx')).OAuthClientsPage,
  ),
  PartnerTeamPage: lazyPage(
    ['partner-team', 'sent-invitations'],
    async () => (await import('./pages/partner-team/partner-team-page.tsx')).PartnerTeamPage,
  ),
  SettingsPage: lazyPage(
    ['marketplace'],
    async () => (await import('./pages/partners/settings.tsx')).SettingsPage,
  ),
  MovedToDeliveries: lazyPage([], async () => (await import('./pages/bench/moved.tsx')).MovedToDeliveries),
  ApplicationPage: lazyPage(
    ['applications', 'marketplace', 'rights', 'partner-roles'],
    async () => (await import('./pages/applications/application.tsx')).ApplicationPage,
  ),
  CardSection: lazyPage([], async () => (await import('./pages/applications/card.tsx')).CardSection),
  AccessSection: lazyPage([], async () => (await import('./pages/applications/access.tsx')).AccessSection),
  AddressesSection: lazyPage(
    [],
    async () => (await import('./pages/applications/addresses.tsx')).AddressesSection,
  ),
  EndpointCheckSection: lazyPage(
    [],
    async () => (await import('./pages/applications/endpoint-check.tsx')).EndpointCheckSection,
  ),
  PlansSection: lazyPage([], async () => (await import('./pages/applications/plans.tsx')).PlansSection),
  PublishingSection: lazyPage(
    ['publishing', 'directory'],
    async () => (await import('./pages/publishing/publishing.tsx')).PublishingSection,
  ),
  ApiAccessSection: lazyPage(
    [],
    async () => (await import('./pages/applications/api-access.tsx')).ApiAccessSection,
  ),
  InstallationsSection: lazyPage(
    [],
    async () => (await import('./pages/applications/installations.tsx')).InstallationsSection,
  ),
  InstallationSection: lazyPage(
    ['installations'],
    async () => (await import('./pages/applications/installation.tsx')).InstallationSection,
  ),
}
