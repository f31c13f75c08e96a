import Type, { type TSchema } from 'typebox'
import { userIn } from '../../access.ts'
import { type HookFlag, resourceKinds } from '../../events.ts'
import { operation, recordBodyLimit } from '../../operation.ts'
import { Flag, Id, Text, UniqueList } from '../../wire.ts'

const flags = <S extends TSchema>(make: (description: string) => S) =>
  Object.fromEntries(
    Object.values(resourceKinds).map(({ flag, event, right }) => [flag, make(`${event}; needs ${right}`)]),
  ) as Record<HookFlag, S>

const selfSending = 'Whether you also hear of changes that are made with your own partner token'

export const HookSettings = Type.Object(
  {
    urls: Type.Array(Type.String(), { description: 'Your receivers in this Location' }),
    active: Flag('Whether anything is sent'),
    ...flags(Flag),
    self_sending: Flag(selfSending),
  },
  { $id: 'HookSettings' },
)

const settings = {
  document: 'developer-tools',
  tag: 'Webhooks',
  surface: 'v1',
  path: '/hooks_settings/{location_id}',
  access: userIn('location_id', 'webhook_access'),
  params: Type.Object({ location_id: Id('Location ID') }),
  data: HookSettings,
} as const

export const getHookSettings = operation({
  ...settings,
  name: 'getHookSettings',
  method: 'GET',
  summary: 'Read the webhook settings',
  description: 'Your own in this Location; those of other partners stay with them.',
  status: 200,
  errors: [401, 403, 404],
})

export const setHookSettings = operation({
  ...settings,
  name: 'setHookSettings',
  method: 'POST',
  summary: 'Change the webhook settings',
  description:
    'Replaces all your receivers in this Location, those of your callbacks included. An omitted flag is 0. Set with the token of a system user, they belong to its application and hear only what that declares, while it is active.',
  bodyLimit: recordBodyLimit,
  body: Type.Object({
    urls: UniqueList(Text(2000, 'Used exactly as it is given', { minLength: 1 }), {
      maxItems: 10,
    }),
    active: Flag('0 keeps the settings, and sends nothing'),
    ...flags(description => Type.Optional(Flag(description))),
    self_sending: Type.Optional(Flag(selfSending)),
  }),
  status: 201,
  errors: [401, 403, 404, 422],
})
