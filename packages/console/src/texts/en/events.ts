import type { LifecycleEvent } from '@foyer/contract'

const marketplace: Record<LifecycleEvent, { title: string; note: string }> = {
  uninstall: { title: 'Application uninstalled', note: 'A location has ended your application.' },
  freeze: { title: 'Application frozen', note: 'Your application is frozen in a location.' },
  payment: { title: 'Payment', note: 'A location has paid for your application.' },
  client_erased: {
    title: 'Client erased',
    note: 'A location has erased a client: delete what you hold of this person.',
  },
  client_data_request: {
    title: 'Data of a client requested',
    note: 'A location has exported what it holds of a client: answer with what you hold.',
  },
}

/** The catalogue of events. */
export const texts = {
  title: 'Event types',
  note: 'Every event that your endpoints can get.',
  search: 'Search',
  searchLabel: 'Find event types',
  noMatch: 'No event type matches',
  noMatchNote: 'Try another word, such as “client” or “create”.',
  type: 'Event type',
  meaning: 'What happens',
  receives: 'Who gets it',
  happened: (record: string, change: string) => `${record} ${change}`,
  needs: (right: string) => `Applications with the right “${right}”`,
  toMarketplace: 'The marketplace webhook of your application',
  marketplace,
  subscription: 'Subscription',
  subscribeWith: (field: string) => `“${field}” in the webhook settings of a location`,
  right: 'Right',
  headers: 'Headers',
  header: 'Header',
  value: 'Example',
  headerNote: 'Meaning',
  headerNotes: {
    'webhook-id': 'The same for every attempt of a delivery.',
    'webhook-timestamp': 'Seconds since 1970.',
    'webhook-signature':
      'Signature as in Standard Webhooks: “v1,” and base64. Two of them for 24 hours after a new secret.',
  } as Record<string, string>,
  example: 'Example',
  exampleName: 'example body',
  fields: 'Fields of the body',
  field: 'Field',
  valueType: 'Type',
  description: 'Description',
  isOptional: 'optional',
  orEmpty: 'or null',
  sendTest: 'Send a test',
}

declare module '../areas.ts' {
  interface Areas {
    events: typeof texts
  }
}
