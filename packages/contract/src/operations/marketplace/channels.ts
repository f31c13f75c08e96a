import Type from 'typebox'
import { partner } from '../../access.ts'
import { notificationChannelSlugs } from '../../marketplace.ts'
import { operation } from '../../operation.ts'
import { FilledText, Flag, NoData, Shape, Text, UniqueList } from '../../wire.ts'
import { installationFields } from './installations.ts'

const messaging = {
  document: 'developer-tools',
  tag: 'Messaging',
  surface: 'v1',
  alsoOnApp: true,
  method: 'POST',
  access: partner,
  errors: [401, 403, 404, 422],
} as const

export const updateChannel = operation({
  ...messaging,
  name: 'updateChannel',
  path: '/marketplace/application/update_channel',
  summary: 'Set the availability of a notification channel',
  description:
    'For applications of the categories Chat bots and SMS aggregators, in Locations where they are active.',
  body: Type.Object({
    ...installationFields,
    channel_slug: Type.Enum(notificationChannelSlugs, { description: 'The channel' }),
    is_available: Flag('Whether the channel is available'),
  }),
  status: 200,
  data: Shape({}),
})

export const addMessage = operation({
  ...messaging,
  name: 'addMessage',
  path: '/marketplace/application/new_message',
  summary: 'Report an unread message',
  description:
    'The owner sees that there is an unread message, and opens the Chat frame to read it. The conversation itself stays in your application.',
  body: Type.Object({
    ...installationFields,
    phone_from: FilledText(40, 'Phone number of the sender'),
    message: Text(4000, 'Text of the message', { minLength: 1 }),
    name: FilledText(255, 'Name of the sender'),
  }),
  status: 200,
  data: NoData,
})

export const setShortNames = operation({
  ...messaging,
  name: 'setShortNames',
  path: '/marketplace/partner/short_names',
  summary: 'Set the SMS sender names',
  description: 'Replaces all sender names that were set before.',
  body: Type.Object({
    ...installationFields,
    short_names: UniqueList(
      Type.Refine(
        Text(100, 'A sender name'),
        text => /^[!-~]([ -~]{0,9}[!-~])?$/.test(text),
        () => 'must be 1 to 11 latin characters, without a space at either end',
      ),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  status: 201,
  data: NoData,
})
