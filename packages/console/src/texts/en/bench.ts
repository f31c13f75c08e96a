import { plural } from '../plural.ts'

/** The pages where developers watch and try their webhooks. */
export const texts = {
  location: 'Location',
  locationNumber: (id: number) => `Location ${id}`,
  application: 'Application',
  event: 'Event',
  time: 'Time',
  endpoint: 'Endpoint',
  response: 'Response',
  duration: 'Duration',
  milliseconds: (number: string) => `${number} ms`,
  attempts: 'Attempts',
  outcome: 'Status',
  due: 'Due',
  body: 'Body',
  webhookId: 'Webhook ID',
  openPage: 'Open as a page',

  activeFilters: 'Active filters',
  recordNumber: (id: string) => `Record ${id}`,
  from: 'From',
  till: 'Until',
  since: (moment: string) => `From ${moment}`,
  before: (moment: string) => `Until ${moment}`,
  endpointIn: (url: string, location: string) => `${url} · ${location}`,

  command: 'Command',
  copyCurl: 'Copy as curl',
  signature: 'Check the signature',
  signatureNote:
    'The signature is an HMAC of webhook-id, webhook-timestamp and the body, with dots between them. The key is the secret without “whsec_”, decoded from base64.',
  checkSignature: 'Check',
  pasteSecret: 'Webhook secret',
  staysHere: 'It is compared in your browser and never sent.',
  notSigned: 'Nothing was sent, so there is no signature.',
  signatureResults: {
    current: 'It fits: this secret was the current one when the request was sent.',
    previous: 'It fits: this secret was the previous one, which stays valid for 24 hours after a rotation.',
    wrong: 'It doesn’t fit: the request was signed with another secret.',
    noSecret: 'This is no webhook secret: it begins with “whsec_”, and base64 follows.',
  },

  endpointsNote: 'The URLs that get events, in all locations.',
  noEndpointsNote: 'Add one to get events of a location that your application is connected to.',
  addEndpoint: 'Add endpoint',
  endpointAdded: 'Endpoint added.',
  removeEndpoint: (url: string) => `Remove ${url}?`,
  removeNote: 'It gets no more events, and what is scheduled is cancelled.',
  endpointRemoved: 'Endpoint removed.',
  followsApplication:
    'A callback named this URL, so it gets what the application declares. Once you change it, it keeps what you choose here.',
  url: 'URL',
  urlHint: 'Public, and used exactly as you type it.',
  gets: 'Gets',
  ownChanges: 'Own changes too',
  ownChangesHint: 'Also gets events of changes made with your own partner token.',
  belongsTo: 'Belongs to',
  belongsToHint: 'It gets what the application, or you, may see in the location.',
  yourLocation: 'You have a role there',
  you: 'You',
  aPerson: 'Another person',
  phones: 'Phone numbers',
  health: 'Health',
  healthy: 'Healthy',
  recovered: 'Recovered',
  failing: 'Failing',
  unused: 'Nothing sent yet',
  unusedNote: 'No delivery was sent to it yet.',
  paused: 'Paused',
  pausedNote: 'You have paused it, so nothing is sent.',
  blocked: 'Blocked',
  blockedBy: {
    switched_off: 'An owner of the location has turned it off.',
    application_disabled: 'An operator has disabled the application.',
    application_frozen: 'The application is frozen in this location.',
    partner_suspended: 'Your partner account is suspended.',
    location_suspended: 'The location is suspended.',
    person_suspended: 'Whoever set it up is suspended.',
    not_installed: 'The application is not connected to this location.',
    person_unknown: 'It is unknown who set it up. An owner of the location can take it over.',
    no_role: 'Whoever set it up no longer has a role in the location.',
    no_webhook_access: 'Whoever set it up no longer has webhook access in the location.',
    no_right: 'Whoever set it up no longer has the right to these records.',
  },
  failuresInARow: (count: number) =>
    plural(count, { one: 'The last delivery failed.', other: 'The last # deliveries failed.' }),
  failingSince: (moment: string) => `Failing since ${moment}.`,
  lastFailure: (moment: string, reason: string) => `Last failure: ${moment}. ${reason}`,
  notifiedAt: (moment: string) => `The members of your account were notified: ${moment}.`,
  lastSuccess: (moment: string) => `Last success: ${moment}.`,
  neverSucceeded: 'It has never responded with success.',
  nextAttempt: (moment: string) => `Next attempt: ${moment}.`,
  pause: 'Pause',
  resume: 'Resume',
  pausedNow: 'Endpoint paused.',
  resumedNow: 'Endpoint resumed.',

  allEndpoints: 'All of yours in the location',
  lifecycleHint:
    'It names a real installation. Your program must look at the header “webhook-test”, or it acts as if the event had happened.',
}

declare module '../areas.ts' {
  interface Areas {
    bench: typeof texts
  }
}
