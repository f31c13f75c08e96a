import Type, { type TSchema } from 'typebox'
import { userIn } from '../../access.ts'
import { type HookFlag, resourceKinds } from '../../events.ts'
import { longTextBodyLimit, operation } from '../../operation.ts'
import { Flag, Id, maxUrlLength, Shape, Text, UniqueList } from '../../wire.ts'

const flags = <S extends TSchema>(make: (description: string) => S) =>
  Object.fromEntries(
    Object.values(resourceKinds).map(({ flag, event, right }) => [flag, make(`${event}; needs ${right}`)]),
  ) as Record<HookFlag, S>

const selfSending = 'Whether you also hear of changes that are made with your own partner token'

const UrlSettings = Shape({
  url: Type.String({ description: 'One of `urls`' }),
  active: Flag('Whether anything is sent to it'),
  ...flags(Flag),
  self_sending: Flag(selfSending),
})

const HookSettings = Type.Object(
  {
    company_id: Id('Location ID'),
    urls: Type.Array(Type.String(), { description: 'Your endpoints in this Location' }),
    active: Flag('As it was set here for the URLs without a row of their own; a callback does not change it'),
    ...flags(Flag),
    self_sending: Flag(selfSending),
    url_settings: Type.Array(UrlSettings, {
      description: 'Each endpoint as it is; one of a callback has what its application declares',
    }),
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
    'Your endpoints in this Location become these; a URL that you leave out is removed, also one of your callbacks. An omitted flag is 0. `url_settings` decides for the URLs that it names, the flags above for all others. What does not change stays as it is and with whoever set it: sending back the answer of GET changes nothing, and an endpoint of a callback stays with its application until its row, or without one the flags above, say something new. What changes belongs to the caller; set with the token of a system user, to its application, and then it gets only what that declares, while it is active.',
  bodyLimit: longTextBodyLimit,
  body: Type.Object({
    urls: UniqueList(Text(maxUrlLength, 'Used exactly as it is given', { minLength: 1 }), {
      maxItems: 10,
    }),
    active: Flag('0 keeps the settings, and sends nothing'),
    ...flags(description => Type.Optional(Flag(description))),
    self_sending: Type.Optional(Flag(selfSending)),
    url_settings: Type.Optional(
      Type.Array(
        Shape({
          url: Text(maxUrlLength, 'One of `urls`', { minLength: 1 }),
          active: Type.Optional(Flag('Whether anything is sent to it; absent: as above')),
          ...flags(description => Type.Optional(Flag(description))),
          self_sending: Type.Optional(Flag(selfSending)),
        }),
        { maxItems: 10, description: 'At most one row for each URL. An omitted flag is 0' },
      ),
    ),
  }),
  status: 201,
  errors: [401, 403, 404, 422],
})
