/** The descriptions of the tags. An operation can only have a tag of this list. */
const tags = {
  'Access tokens': 'Personal access tokens, with which your own programs call account operations.',
  'Activity search': 'Public search for group events that clients can join.',
  'App directory': 'The public directory of published applications.',
  Applications: 'The applications of a partner account: their cards, rights, plans and reviews.',
  'Applications of a Location': 'Applications that are installed in a Location, and those that can be.',
  Appointments: 'Appointments of clients with team members.',
  Authentication: 'Get a user token for the partner API.',
  Availability: 'Free times, computed from schedules and bookings.',
  'Client categories': 'Labels that a Location gives its clients.',
  Clients: 'The people who book in a Location.',
  Consents: 'What owners have allowed OAuth clients to do in their Locations.',
  Dictionaries: 'Countries, cities and business types.',
  'Figures and requests of a partner':
    'How often a partner account was called and delivered to, and its requests, for people in the console.',
  Finances: 'Accounts, income and expense items, and transactions of a Location.',
  'Group events': 'Scheduled events with a limited number of seats.',
  Installation: 'Install an application in a Location, read the status of the installation, and end it.',
  Invitations: 'Offers of a role in a Location, which a person can accept or decline.',
  Locations: 'Locations, and the people with a role in them.',
  Logs: 'Your requests and the attempts of your webhooks, as they happen.',
  'Loyalty cards': 'Loyalty cards of clients, their types and balances.',
  'Marketplace payments': 'Plans, discounts, payment links, and payment and refund notices.',
  Messaging: 'Channels, unread messages and sender names of messaging applications.',
  Notices: 'What a person should know, stored until it is read, and which mails they want.',
  Notifications: 'Live notifications for a signed-in person.',
  'OAuth clients': 'The OAuth clients of a partner account, which call v3.',
  Operators: 'What operators of the platform see and do.',
  'Partner account': 'Partner accounts, their tokens and their webhook secrets.',
  People: 'Sign up, sign in, profile, password and e-mail address.',
  'Personal data': 'Export and erase what a Location holds about a client, and for how long it is kept.',
  Products: 'Products, their categories and units, storages, and stock movements.',
  'Endpoints of a Location': 'The webhook endpoints that receive events of a Location, for its owners.',
  Resources: 'Rooms, chairs and devices that a service needs.',
  'Restricted keys': 'Keys for v3, which an owner creates for some Locations.',
  'Rights of an application': 'The rights that an application declares.',
  Sandbox:
    'Operations that exist only in the sandbox: move the clock, trigger events, read the outbox, reset, worlds.',
  Schedules: 'When team members work.',
  'Second factor': 'Codes of an authenticator app, and recovery codes.',
  'Service categories': 'How a Location groups its services.',
  Services: 'What a Location offers, with durations, prices and who provides it.',
  Sessions: 'The devices on which a person is signed in, and fresh proofs.',
  Team: 'The people who provide services, and their positions.',
  Telephony: 'Calls of a PBX, their history and their routing.',
  'Webhook log': 'Every event and every delivery, to read, redeliver and explain.',
  Webhooks: 'Settings that decide which events go to which endpoints, and the signing secret.',
  'Webhooks of a partner': 'The webhook log of a partner account, for people in the console.',
}

export type Tag = keyof typeof tags

/** The tags of a document, in the order of their first operation. */
export const tagsOf = (described: { tag: Tag }[]): { name: Tag; description: string }[] =>
  [...new Set(described.map(({ tag }) => tag))].map(name => ({ name, description: tags[name] }))
