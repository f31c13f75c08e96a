import Type from 'typebox'
import { personIn } from '../../access.ts'
import { endpointBlockers, pausedBy } from '../../blocked-by.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'

const Endpoint = Type.Object(
  {
    id: Id('Endpoint ID'),
    url: Type.String({ description: 'Where events are sent, without the query, which is often a secret' }),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'The partner that owns it',
    ),
    application: Nullable(
      Shape(
        { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
        'Null when a person set it up',
      ),
    ),
    set_by: Nullable(
      Shape(
        { id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) },
        'The person whose rights it uses; null for an endpoint of an application, and when unknown',
      ),
    ),
    kinds: Type.Array(Type.String(), { description: 'The kinds of records it is subscribed to' }),
    blocked_kinds: Type.Array(Type.String(), {
      description: 'The kinds it does not get, because the application or the person lacks the right',
    }),
    shows_phones: Type.Boolean({ description: 'Whether it gets the phone numbers of clients' }),
    blocked_by: Nullable(
      Type.Enum(endpointBlockers, {
        description: `Why nothing is sent to it; null when it is eligible. With these it is paused, and an owner can take it over: ${pausedBy.join(', ')}`,
      }),
    ),
    is_active: Type.Boolean({ description: 'Whether its partner has it turned on' }),
    switched_off_at: Nullable(Instant('When an owner turned it off')),
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
  summary: 'List the webhook endpoints of a Location',
  description:
    'Returns every endpoint of the Location: its partner, whose rights it uses, what it is subscribed to, and why nothing is sent to it.',
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  data: Type.Array(Endpoint),
  errors: [401, 403, 404],
})

export const switchEndpoint = operation({
  ...receivers,
  name: 'switchEndpoint',
  method: 'PUT',
  path: '/account/locations/{location_id}/receivers/{receiver_id}',
  summary: 'Turn an endpoint off or on',
  description: 'It stays off, whatever its partner sets. Scheduled deliveries are cancelled.',
  params: Type.Object({ location_id: Id('Location ID'), receiver_id: Id('Endpoint ID') }),
  body: Type.Object({ is_switched_off: Type.Boolean({ description: 'true turns it off' }) }),
  status: 200,
  data: Endpoint,
  errors: [401, 403, 404, 422],
})

export const takeOverEndpoint = operation({
  ...receivers,
  name: 'takeOverEndpoint',
  method: 'POST',
  path: '/account/locations/{location_id}/receivers/{receiver_id}/take_over',
  access: personIn('location_id', 'owner'),
  summary: 'Take over an endpoint of a person',
  description:
    'For owners. The endpoint then gets what you may see, including phone numbers, and is no longer paused. Events from the time of the pause are not sent later.',
  params: Type.Object({ location_id: Id('Location ID'), receiver_id: Id('Endpoint ID') }),
  status: 200,
  data: Endpoint,
  errors: [401, 403, 404, 409],
})
