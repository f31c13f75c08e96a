import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Flag, Id, Instant, Nullable, Shape } from '../../wire.ts'
import { hints } from './hints.ts'

/** A call notification for the people in the routes of its Chain. */
const CallNotification = Type.Object(
  {
    kind: Type.Literal('call', { description: 'The type of notification' }),
    at: Instant('When the call was announced'),
    chain_id: Id('Chain that was called'),
    phone: Type.String({ description: 'The caller; masked for people without `client_phones_access`' }),
    diversion: Type.String({ description: 'Number that was called' }),
    user: Type.String({ description: 'The SIP subscriber; empty for none' }),
    locations: Type.Array(
      Shape({
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        client: Nullable(
          Shape(
            { id: Id('Client ID'), name: Type.String({ description: 'Name of the client' }) },
            'The client with that number there; null when unknown',
          ),
        ),
      }),
      {
        description:
          'The Locations of its route in which you have a role, each with its own client of that number',
      },
    ),
  },
  { $id: 'CallNotification' },
)

export const streamNotifications = operation({
  name: 'streamNotifications',
  document: 'account',
  tag: 'Notifications',
  method: 'GET',
  surface: 'app',
  path: '/account/notifications/stream',
  access: person,
  summary: 'Stream live notifications',
  description:
    'Sends server-sent events. After a lost connection, send the header Last-Event-ID to continue after the last call without losses or duplicates. Calls are kept for a day, and each contains only what you may see when it is read. With `hints`, a signed-in session also gets hints: small messages that say where something changed, and never what. They cover the records of Locations where you have a role, as far as you may read them; deliveries of your partner accounts, and of Locations where you manage webhooks; installations; reviews; and your own rights. Hints are not stored and have no ID: after each `ready`, read again what you show. A person can have ten streams at once.',
  query: Type.Object({
    hints: Type.Optional(Flag('1 also sends hints, which needs a signed-in session')),
  }),
  isStream: true,
  status: 200,
  data: Type.Union([CallNotification, ...hints]),
  errors: [401, 403, 422, 429],
})
