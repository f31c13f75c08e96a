import Type from 'typebox'
import { partner } from '../../access.ts'
import { notificationChannelSlugs } from '../../marketplace.ts'
import { operation } from '../../operation.ts'
import { Flag, NoData, Shape, Text, Title, UniqueList } from '../../wire.ts'
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
  summary: 'Say whether a notification channel is available',
  description: 'For the categories Chat bots and SMS aggregators, where the application is active.',
  body: Type.Object({
    ...installationFields,
    channel_slug: Type.Enum(notificationChannelSlugs, { description: 'The channel' }),
    is_available: Flag('Whether it can be used'),
  }),
  status: 200,
  data: Shape({}),
})

export const addMessage = operation({
  ...messaging,
  name: 'addMessage',
  path: '/marketplace/application/new_message',
  summary: 'Mark the Chat frame as having unread messages',
  description:
    'The owner sees that somebody has written, and opens the Chat frame to read it. The conversation stays with you.',
  body: Type.Object({
    ...installationFields,
    phone_from: Title(40, 'Who wrote'),
    message: Text(4000, 'What they wrote', { minLength: 1 }),
    name: Title(255, 'The name of who wrote'),
  }),
  status: 200,
  data: NoData,
})

export const setShortNames = operation({
  ...messaging,
  name: 'setShortNames',
  path: '/marketplace/partner/short_names',
  summary: 'Say which SMS sender names the user has',
  description: 'They replace those that were given before.',
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
