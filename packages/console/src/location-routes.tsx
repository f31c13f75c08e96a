import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import type { contents } from './location-contents.ts'

/** Which file a page is in, is no part of the first load: it loads with the first of these pages. */
const page = (name: keyof typeof contents) => async () =>
  (await import('./location-contents.ts')).contents[name]()

/** Each has its row in location-pages.ts too. */
export const locationRoutes: RouteObject = {
  path: '/locations/:locationId',
  lazy: page('LocationPage'),
  children: [
    { index: true, lazy: page('FirstPage') },
    { path: 'calendar', lazy: page('CalendarPage') },
    { path: 'clients', lazy: page('ClientsPage') },
    { path: 'clients/:clientId', handle: ownFrame, lazy: page('ClientPage') },
    {
      path: 'team',
      lazy: page('TeamPage'),
      children: [
        { index: true, lazy: page('TeamTable') },
        { path: 'schedule', lazy: page('SchedulePage') },
      ],
    },
    { path: 'services', lazy: page('ServicesPage') },
    { path: 'resources', lazy: page('ResourcesPage') },
    { path: 'products', lazy: page('ProductsPage') },
    { path: 'money', lazy: page('MoneyPage') },
    { path: 'loyalty', lazy: page('LoyaltyPage') },
    { path: 'calls', lazy: page('CallsPage') },
    { path: 'applications', lazy: page('InstallationsPage') },
    { path: 'payments', lazy: page('PaymentsPage') },
    { path: 'integrations', lazy: page('IntegrationsPage') },
    { path: 'people', lazy: page('PeoplePage') },
    { path: 'settings', lazy: page('SettingsPage') },
    { path: 'personal-data', lazy: page('PersonalDataPage') },
    { path: 'activity', lazy: page('ActivityPage') },
    { path: 'payments/:paymentId', handle: ownFrame, lazy: page('ReceiptPage') },
    { path: 'applications/:applicationId', handle: ownFrame, lazy: page('InstallationPage') },
  ],
}
