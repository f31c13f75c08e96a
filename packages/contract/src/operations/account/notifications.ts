import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'

/** An incoming call, told to the people whom the routes of its Chain name. */
const CallNotification = Type.Object(
  {
    kind: Type.Literal('call', { description: 'What happened: a call' }),
    at: Instant('When it was announced'),
    chain_id: Id('Chain that was called'),
    phone: Type.String({ description: 'The caller; masked for people without `client_phones_access`' }),
    diversion: Type.String({ description: 'The number that was called' }),
    user: Type.String({ description: 'The SIP subscriber; empty when there was none' }),
    locations: Type.Array(
      Shape({
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        client: Nullable(
          Shape(
            { id: Id('Client ID'), name: Type.String({ description: 'Name of the client' }) },
            'The client of that number there; null when it is not known',
          ),
        ),
      }),
      { description: 'Those of its route in which you have a role, each with its own client of that number' },
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
  summary: 'What happens, while it happens',
  description:
    'Server-sent events. After a lost connection, the header Last-Event-ID goes on behind the event that came last: none is lost, none comes twice. Events are kept for a day, and each shows what you may see when it is read: none of a Chain in which you have no role any more. Ten streams at once for one person.',
  isStream: true,
  status: 200,
  data: CallNotification,
  errors: [401, 429],
})
