import type { Operation } from '../operation.ts'
import type { Json } from './schemas.ts'

/** The descriptions of the tags. */
const tags: Record<string, string> = {
  'Access tokens': 'Personal access tokens: how a program of yours calls account operations.',
  'Activity search': 'Group events that clients can join, as public catalogue data.',
  'Application store': 'The published applications, for everybody.',
  Applications: 'The applications of a partner account: card, texts, rights, plans, review.',
  'Applications of a Location': 'Applications that a Location has connected, and those it could connect.',
  Appointments: 'Appointments of clients with team members.',
  Authentication: 'How a person gets a user token for the partner API.',
  Availability: 'Free times, computed from schedules and bookings.',
  'Client categories': 'Labels that a Location gives its clients.',
  Clients: 'The people who book in a Location.',
  Consents: 'What owners allowed OAuth2 clients to do in their Locations.',
  Dictionaries: 'Countries, cities and kinds of business.',
  Finances: 'Accounts, kinds of expense and transactions of a Location.',
  'Group events': 'Scheduled events with a limited number of seats.',
  Installation: 'How an application and a Location are joined: the handshake, its state and its end.',
  Invitations: 'Roles that a person is offered, and may accept or decline.',
  Locations: 'Single places of business, and who works in them.',
  'Loyalty cards': 'Cards of clients, their kinds and their balance.',
  'Marketplace installation': 'The rights that an application declares.',
  'Marketplace payments': 'Plans, discounts, payment links, and notices of payments and refunds.',
  Messaging: 'Channels, unread messages and sender names of messaging applications.',
  Notifications: 'What a signed-in person is told live.',
  'OAuth clients': 'The clients of a partner account that use v3 by OAuth2.',
  Operators: 'What the people who run the platform see and do.',
  'Partner account': 'Partner accounts, their tokens and their webhook secrets.',
  People: 'Sign up, sign in, profile, password and e-mail address.',
  Products: 'Goods, their categories and units, storages and what moves in and out of them.',
  'Endpoints of a Location': 'The webhook endpoints that get events of a Location, for its owners.',
  Resources: 'Rooms, chairs and devices that a service needs.',
  'Restricted keys': 'Keys of v3 that an owner makes for chosen Locations.',
  Sandbox: 'What only the sandbox has: a clock that moves, made events, a fresh start.',
  Schedules: 'When team members work.',
  'Second factor': 'Codes of an authenticator app, and recovery codes.',
  'Service categories': 'How a Location groups its services.',
  Services: 'What a Location offers, with durations, prices and who provides it.',
  Sessions: 'Where a person is signed in, and fresh proofs.',
  Team: 'The people who provide services, and their positions.',
  Telephony: 'Calls of a PBX, their history and their routing.',
  'Webhook log': 'Every event and every delivery, to read, redeliver and explain.',
  Webhooks: 'Which events go to which endpoints, and how they are signed.',
  'Webhooks of a partner': 'The same log, for people in the console.',
}

/** The tags of a document, in the order of their first operation. */
export function tagsOf(described: Operation[]): Json {
  return [...new Set(described.map(({ tag }) => tag))].map(name => {
    const description = tags[name]
    if (!description) throw new Error(`The tag ${name} has no description.`)
    return { name, description }
  })
}
