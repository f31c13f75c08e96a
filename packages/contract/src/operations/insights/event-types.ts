import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Nullable, Shape } from '../../wire.ts'

const AnyJson = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description })

const EventType = Type.Object(
  {
    name: Type.String({ description: 'Kind of record, or event of the marketplace' }),
    statuses: Type.Array(Type.String(), {
      description: 'What can happen to the record; empty for an event of the marketplace',
    }),
    subscription: Nullable(
      Type.String({
        description: 'Field of the webhook settings that subscribes to it; null for the marketplace URL',
      }),
    ),
    right: Nullable(
      Type.String({ description: 'Right that an application needs to get it; null for the marketplace URL' }),
    ),
    headers: Type.Array(
      Shape({
        name: Type.String({ description: 'Name of the header' }),
        example: Type.String({ description: 'A value of it' }),
        description: Type.String({ description: 'What it means' }),
      }),
      { description: 'Headers of the request' },
    ),
    schema: AnyJson('JSON Schema of the body'),
    example: AnyJson('A body as it was sent'),
  },
  { $id: 'EventType' },
)

export const listEventTypes = operation({
  name: 'listEventTypes',
  document: 'account',
  tag: 'Figures and requests of a partner',
  surface: 'app',
  access: person,
  method: 'GET',
  path: '/account/event_types',
  summary: 'List event types',
  description:
    'Returns every event that an endpoint can get: its body as a JSON Schema, and an example. It is the same for everybody.',
  status: 200,
  data: Type.Array(EventType),
  errors: [401],
})
