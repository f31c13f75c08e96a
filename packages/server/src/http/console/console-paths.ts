/**
 * The paths that the console knows; for any other path it shows "not found", and the status is 404. A test holds them
 * against the routes of the console: they are the same.
 */
export const consolePaths = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/consent',
  '/consent/:requestId',
  '/outbox',
  '/appstore',
  '/appstore/applications',
  '/appstore/applications/:applicationId',
  '/start',
  '/connect/:applicationId',
  '/invitations',
  '/notices',
  '/profile',
  '/telephony',
  '/telephony/:chainId',
  '/operator',
  '/operator/applications/:applicationId',
  '/operator/reviews',
  '/operator/partners',
  '/operator/partners/:partnerId',
  '/operator/locations',
  '/operator/locations/:locationId',
  '/operator/people',
  '/operator/people/:userId',
  '/operator/installations',
  '/operator/blocks',
  '/operator/health',
  '/operator/log',
  '/partners',
  ...below('/partners/:partnerId', [
    'start',
    'applications',
    'endpoints',
    'deliveries',
    'deliveries/:deliveryId',
    'events',
    'requests',
    'replay',
    'test-send',
    'oauth-clients',
    'settings',
    'webhooks',
    'webhooks/:deliveryId',
  ]),
  ...below('/partners/:partnerId/applications/:applicationId', [
    'access',
    'addresses',
    'endpoint',
    'tariffs',
    'publishing',
    'api',
    'connections',
    'connections/:locationId',
  ]),
  '/locations',
  ...below('/locations/:locationId', [
    'calendar',
    'clients',
    'clients/:clientId',
    'team',
    'team/schedule',
    'services',
    'resources',
    'products',
    'money',
    'loyalty',
    'calls',
    'applications',
    'applications/:applicationId',
    'payments',
    'payments/:paymentId',
    'integrations',
    'people',
    'settings',
    'personal-data',
    'activity',
  ]),
]

function below(path: string, pages: string[]): string[] {
  return [path, ...pages.map(page => `${path}/${page}`)]
}

// As the console compares: without case, and with or without a slash at the end.
const known = new RegExp(
  `^(?:${consolePaths.map(path => path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
)

export const isConsolePath = (url: string): boolean => known.test(url.split('?', 1)[0] ?? '')
