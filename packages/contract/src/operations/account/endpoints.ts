import Type from 'typebox'
import { personIn } from '../../access.ts'
import { endpointBlockers, pausedBy } from '../../blocked-by.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'

const Receiver = Type.Object(
  {
    id: Id('Endpoint ID'),
    url: Type.String({ description: 'Where events are sent' }),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'Whose endpoint it is',
    ),
    application: Nullable(
      Shape(
        { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
        'Null when a person set it',
      ),
    ),
    set_by: Nullable(
      Shape(
        { id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) },
        'The person by whose rights it gets events; null for one of an application, and where it is not known',
      ),
    ),
    kinds: Type.Array(Type.String(), { description: 'The kinds of records it hears of' }),
    blocked_kinds: Type.Array(Type.String(), {
      description:
        'Those among them that it does not get: the application does not declare the right, or the person has it no longer',
    }),
    shows_phones: Type.Boolean({ description: 'Whether it gets the phone numbers of clients' }),
    blocked_by: Nullable(
      Type.Enum(endpointBlockers, {
        description: `Why nothing is sent to it; null when something is. It is paused, and an owner may take it over, with: ${pausedBy.join(', ')}`,
      }),
    ),
    is_active: Type.Boolean({ description: 'As its partner has set it' }),
    switched_off_at: Nullable(Instant('Since when you keep it silent')),
    created_at: Instant('When it was set'),
  },
  { $id: 'Receiver' },
)

const receivers = {
  document: 'account',
  tag: 'Endpoints of a Location',
  surface: 'app',
  access: personIn('location_id', 'webhook_access'),
} as const

export const listEndpoints = operation({
  ...receivers,
  name: 'listEndpoints',
  method: 'GET',
  path: '/account/locations/{location_id}/receivers',
  summary: 'Who hears of what happens in a Location',
  description:
    'Every endpoint that events of the Location go to: whose it is, by whose rights, which kinds it gets, and why it gets nothing if so.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Type.Array(Receiver),
  errors: [401, 403, 404],
})

export const switchEndpoint = operation({
  ...receivers,
  name: 'switchEndpoint',
  method: 'PUT',
  path: '/account/locations/{location_id}/receivers/{receiver_id}',
  summary: 'Switch an endpoint off, or on again',
  description: 'Off stays off, whatever its partner sets. What was due and not yet sent is cancelled.',
  params: Type.Object({ location_id: Id('Location ID'), receiver_id: Id('Endpoint ID') }),
  body: Type.Object({ is_switched_off: Type.Boolean({ description: 'true keeps it silent' }) }),
  status: 200,
  data: Receiver,
  errors: [401, 403, 404, 422],
})

export const takeOverEndpoint = operation({
  ...receivers,
  name: 'takeOverEndpoint',
  method: 'POST',
  path: '/account/locations/{location_id}/receivers/{receiver_id}/take_over',
  access: personIn('location_id', 'owner'),
  summary: 'Take over an endpoint that a person set',
  description:
    'For owners. From now on it gets what you may see, phone numbers included, and is no longer paused. What was not sent while it was paused is not sent later.',
  params: Type.Object({ location_id: Id('Location ID'), receiver_id: Id('Endpoint ID') }),
  status: 200,
  data: Receiver,
  errors: [401, 403, 404, 409],
})
