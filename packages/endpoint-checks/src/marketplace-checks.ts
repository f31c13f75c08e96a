import { accepts, type Check, type Endpoint } from './check.ts'

const send = (bodyOf: (endpoint: Endpoint) => string) => async (endpoint: Endpoint) => [
  await endpoint.post(endpoint.deliver({ body: bodyOf(endpoint) })),
]

const advice =
  'Take a body with salon_id, application_id and event, which has no resource. The ids in this sample do not exist: respond with 2xx, and do nothing.'

/** The events of an installation, for a marketplace webhook URL. */
export const marketplaceChecks: Check[] = [
  accepts({
    name: 'uninstall',
    production: 'A Location uninstalls your application.',
    requests: 1,
    onlyFor: 'marketplace',
    advice,
    send: send(({ samples }) => samples.lifecycle('uninstall')),
  }),
  accepts({
    name: 'freeze',
    production: 'An installation of your application is frozen.',
    requests: 1,
    onlyFor: 'marketplace',
    advice,
    send: send(({ samples }) => samples.lifecycle('freeze')),
  }),
  accepts({
    name: 'payment',
    production: 'A Location pays for your application; sign is made with your partner token.',
    requests: 1,
    onlyFor: 'marketplace',
    advice:
      'Prove sign with verifyPayment of @foyer/sdk/webhooks and this partner token, and take every field. The ids in this sample do not exist: respond with 2xx, and book nothing.',
    send: send(({ samples }) => samples.payment()),
  }),
  accepts({
    name: 'client_erased',
    production: 'A Location has erased a client; only if your application gets personal data events.',
    requests: 1,
    onlyFor: 'marketplace',
    advice:
      'Delete what you hold about client_id, also in backups that you restore. The ids in this sample do not exist: respond with 2xx, and do nothing.',
    send: send(({ samples }) => samples.personalData('client_erased')),
  }),
]
