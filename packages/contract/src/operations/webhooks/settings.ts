import Type, { type TSchema } from 'typebox'
import { userIn } from '../../access.ts'
import { type HookFlag, resourceKinds } from '../../events.ts'
import { longTextBodyLimit, operation } from '../../operation.ts'
import { Flag, Id, maxUrlLength, Shape, Text, UniqueList } from '../../wire.ts'

/** A partner has at most this many endpoints in a Location. */
export const maxEndpointsInLocation = 10

const flags = <S extends TSchema>(make: (description: string) => S) =>
  Object.fromEntries(
    Object.values(resourceKinds).map(({ flag, event, right }) => [flag, make(`${event}; needs ${right}`)]),
  ) as Record<HookFlag, S>

const selfSending = 'Whether you also get events of changes made with your own partner token'

const UrlSettings = Shape({
  url: Type.String({ description: 'One of `urls`' }),
  active: Flag('Whether events are sent to it'),
  ...flags(Flag),
  self_sending: Flag(selfSending),
})

const HookSettings = Type.Object(
  {
    company_id: Id('Location ID'),
    urls: Type.Array(Type.String(), { description: 'Your endpoints in this Location' }),
    active: Flag('As set here for the URLs without a row in `url_settings`; a callback does not change it'),
    ...flags(Flag),
    self_sending: Flag(selfSending),
    url_settings: Type.Array(UrlSettings, {
      description:
        'Current settings of each endpoint; an endpoint of a callback has what its application declares',
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
  summary: 'Get the webhook settings',
  description: "Returns your own settings in this Location. You don't see those of other partners.",
  status: 200,
  errors: [401, 403, 404],
})

export const setHookSettings = operation({
  ...settings,
  name: 'setHookSettings',
  method: 'POST',
  summary: 'Replace the webhook settings',
  description:
    'Replaces your endpoints in this Location. A URL that you leave out is removed, even if a callback set it. An omitted flag is 0. `url_settings` applies to the URLs it names; the other flags apply to all other URLs. Sending back the response of GET changes nothing: an endpoint whose settings do not change keeps its owner, and an endpoint of a callback stays with its application until its settings change. An endpoint whose settings change belongs to the caller. If the caller is a system user, it belongs to the application, and gets only the events that the application declares, while the application is active.',
  bodyLimit: longTextBodyLimit,
  body: Type.Object({
    urls: UniqueList(Text(maxUrlLength, 'URL, used exactly as it is sent', { minLength: 1 }), {
      maxItems: maxEndpointsInLocation,
    }),
    active: Flag('0 to keep the settings but send nothing'),
    ...flags(description => Type.Optional(Flag(description))),
    self_sending: Type.Optional(Flag(selfSending)),
    url_settings: Type.Optional(
      Type.Array(
        Shape({
          url: Text(maxUrlLength, 'One of `urls`', { minLength: 1 }),
          active: Type.Optional(
            Flag('Whether events are sent to it; if omitted, the value of `active` above'),
          ),
          ...flags(description => Type.Optional(Flag(description))),
          self_sending: Type.Optional(Flag(selfSending)),
        }),
        {
          maxItems: maxEndpointsInLocation,
          description: 'At most one row for each URL. An omitted flag is 0',
        },
      ),
    ),
  }),
  status: 201,
  errors: [401, 403, 404, 422],
})
