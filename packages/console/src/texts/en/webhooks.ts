import type { EventStatus, LifecycleEvent } from '@foyer/contract'

const changes: Record<EventStatus | LifecycleEvent, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  uninstall: 'uninstalled',
  freeze: 'frozen',
  payment: 'paid',
  client_data_request: 'data of a client requested',
  client_erased: 'client erased',
}

/** Webhooks of a partner, and endpoints of a location. */
export const texts = {
  changes,
  about: (record: string, id: number, change: string) => `${record} ${id} · ${change}`,
  application: 'Application',
  test: 'Test without a record',
  locationId: 'Location ID',
  recordType: 'Record type',
  recordId: 'Record ID',
  all: 'All',
  applicationType: 'Application: uninstall, freeze, payment, personal data',
  testType: 'Test: without a record type',

  deliveries: 'Deliveries',
  deliveriesNote: (zone: string) =>
    `Deliveries of the last 30 days, newest first. Times are in your time zone, ${zone}.`,
  noDeliveries: 'No deliveries',
  noDeliveriesNote: 'No deliveries match. New ones appear here within seconds.',
  older: 'Older',
  status: 'Status',
  outcomes: {
    scheduled: 'Scheduled',
    delivered: 'Delivered',
    failed: 'Failed',
    held: 'Held',
    cancelled: 'Cancelled',
  },
  isTest: 'Test',
  isSample: 'Test with a sample',
  reportedFailure: 'Delivered, reported a failure',

  delivery: (id: number) => `Delivery ${id}`,
  redeliver: 'Redeliver',
  redeliveryQueued: 'Redelivery queued.',
  reportedFailureNote:
    'The endpoint responded with 2xx, so this is delivered, but its response says success: false.',
  noBody: 'The body can’t be shown: the event was deleted, or you no longer have the right to see it.',
  attempt: (number: number) => `Attempt ${number}`,
  attemptFacts: (moment: string, duration: string) => `${moment}, took ${duration}`,
  attemptReportedFailure: 'Delivered, but the endpoint responded with success: false.',
  request: 'Request',
  response: (status: number) => `Response ${status}`,

  eligibility: 'Eligibility',
  eligibilityNote: 'Explains why the latest events of a record were delivered or not.',
  explain: 'Explain',
  whyNotSent: 'Why was it not sent?',
  happened: (change: string, moment: string) => `${change} at ${moment}`,
  ofApplication: (id: number) => `application ${id}`,
  openDelivery: 'Open delivery',

  replayOutcomes: {
    'failed,held': 'Failed or held',
    failed: 'Failed',
    held: 'Held while frozen or suspended',
    cancelled: 'Cancelled',
    delivered: 'Delivered',
  },

  testDelivery: 'Test delivery',
  testDeliveryNote:
    'Signed and logged like any other, with the header “webhook-test”. Contains the newest record of the type if the endpoint gets the type; otherwise a sample.',
  endpoint: 'Endpoint',
  noRecordType: 'None: resource and status are “test”',
  change: 'Change',
  sendTest: 'Send test',

  secret: 'Secret',
  secretNote: 'Signs every delivery, so that your endpoint can verify the sender.',
  secretSince: (moment: string) => `In use since ${moment}.`,
  noSecretYet: 'There is none yet: the first delivery makes one, or you issue one.',
  previousUntil: (moment: string) => `Deliveries are also signed with the previous one until ${moment}.`,
  secretForAdmins: 'Admins of the account can issue a new one.',
  webhookSecret: 'Webhook secret',
  webhookSecretNote: 'Copy it now. You won’t see it again. The previous one stays valid for 24 hours.',
  issueSecret: 'Issue new secret',
  issueSecretQuestion: 'Issue a new secret?',
  issueSecretAction: 'Issue a new secret',
  issueSecretWarning:
    'For 24 hours, deliveries are signed with both secrets. Older secrets stop working at once.',

  endpoints: 'Endpoints',
  endpointsNote: 'URLs that get events of this location.',
  noEndpoints: 'No endpoints',
  noEndpointsNote:
    'Applications that you connect, and programs with a token of yours, can subscribe to events.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnUrl: (url: string) => `Turn on ${url}`,
  turnOffUrl: (url: string) => `Turn off ${url}`,
  turnedOn: 'Endpoint turned on.',
  turnedOff: 'Endpoint turned off.',
  on: 'On',
  offSince: (day: string) => `Off since ${day}`,
  paused: 'Paused',
  inactive: 'Inactive',
  applicationBy: (application: string, partner: string) => `${application} by ${partner}`,
  setBy: (person: string) => `set by ${person}`,
  noSubscription: 'no subscription',
  withPhones: 'with phone numbers',
  withoutPhones: 'without phone numbers',
  takeOverNote: (partner: string, kinds: string, location: string) =>
    `${partner} then gets ${kinds} of ${location} at this URL with your rights, including the phone numbers of clients. If you don’t recognize it, turn it off instead.`,
  whoever: 'whoever set it up',
  pausedWithoutRole: (person: string) => `Paused: ${person} no longer has a role here`,
  pausedWithoutAccess: (person: string) => `Paused: ${person} no longer has webhook access`,
  pausedUnknown: 'Paused: it is unknown who set it up',
  lostRight: (kinds: string, person: string) =>
    `not sent: ${kinds}, because ${person} no longer has the right`,
  lackedRight: (kinds: string) => `not sent: ${kinds}, because the application lacks the right`,
}

declare module '../areas.ts' {
  interface Areas {
    webhooks: typeof texts
  }
}
