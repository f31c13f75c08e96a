import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, maxUrlLength, NoData, Nullable, Shape, Text, UniqueList } from '../../wire.ts'
import { DirectoryCard } from '../marketplace/directory.ts'
import { ActivityLog, FrozenBy, FrozenSince, ofInstallation } from '../marketplace/installations.ts'

const connections = { document: 'account', tag: 'Applications of a Location', surface: 'app' } as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const manageUsers = personIn('location_id', 'edit_users_access')
const AnyStatus = Type.Enum(['uninstalled', 'pending', 'active', 'freezed'], {
  description: 'Status of the installation',
})

const OwnerInstallation = Type.Object(
  {
    application: Shape(
      {
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        icon: Type.String({ description: 'URL of the icon; empty for none' }),
        category: Type.String({ description: 'Slug of a category' }),
        functionalities: Type.Array(Type.String(), { description: 'Slugs of its features' }),
        partner: Type.String({ description: 'Name of the partner' }),
        is_partner_suspended: Type.Boolean({
          description:
            'Whether operators of the platform have suspended the partner: the application does nothing then',
        }),
      },
      'The installed application',
    ),
    status: AnyStatus,
    frozen_by: FrozenBy,
    frozen_since: FrozenSince,
    frozen_note: Type.String({
      description: 'What the operator who froze it wrote; empty for nothing, or another reason',
    }),
    created_at: Instant('When it was connected'),
    confirm_before: Nullable(Instant('While pending, the deadline for the confirmation of the developer')),
    paid_until: Nullable(
      Instant(
        'End of the paid period, by payments, a free period or grace; null when nothing has to be paid',
      ),
    ),
    is_free_period: Type.Boolean({
      description: 'Whether that period is free, or grace: no payment counts for its end',
    }),
    rights: Type.Array(
      Shape({
        slug: Type.String({ description: 'Slug of the right' }),
        title: Type.String({ description: 'Title of the right' }),
        group: Type.String({ description: 'Group of the right' }),
      }),
      {
        description: 'Rights of the application in this Location while it is active',
      },
    ),
    receivers: Type.Integer({ description: 'Number of webhook endpoints' }),
    channels: Type.Array(Type.String(), { description: 'Channels over which it notifies clients' }),
    chat_url: Type.String({ description: 'URL of the page of the Chat frame; empty for none' }),
    tips_url: Type.String({ description: 'URL of the page for tips; empty for none' }),
    unread_messages: Type.Integer({ description: 'Number of unread messages' }),
  },
  { $id: 'Connection' },
)

export const listConnections = operation({
  ...connections,
  name: 'listConnections',
  method: 'GET',
  path: '/account/locations/{location_id}/applications',
  access: manageUsers,
  summary: 'List the installed applications of a Location',
  description: 'Returns the status, the rights and the paid period of each.',
  params: ofLocation,
  status: 200,
  data: Type.Array(OwnerInstallation),
  errors: [401, 403, 404],
})

const ofApplication = Type.Object({ application_id: Id('Application ID') })

export const getConnectableCard = operation({
  ...connections,
  name: 'getConnectableCard',
  method: 'GET',
  path: '/account/applications/{application_id}/card',
  access: person,
  summary: 'Get the card of an application that you can connect',
  description:
    'Also works for applications that are not public, and for drafts if one of your Locations is a test Location.',
  params: ofApplication,
  status: 200,
  data: DirectoryCard,
  errors: [401, 404, 422],
})

export const listConnectable = operation({
  ...connections,
  name: 'listConnectableLocations',
  method: 'GET',
  path: '/account/applications/{application_id}/connections',
  access: person,
  summary: 'List where an application can be connected',
  description:
    'Returns the Locations in which you can manage user rights, and whether the application is connected there.',
  params: ofApplication,
  status: 200,
  data: Type.Array(
    Shape({
      location_id: Id('Location ID'),
      title: Type.String({ description: 'Name of the Location' }),
      timezone_name: Type.String({ description: 'Time zone of the Location' }),
      status: AnyStatus,
      blocked_by: Nullable(
        Type.Enum(['suspension', 'block'], {
          description:
            'Why nothing can be connected here: operators have suspended the Location, or blocked installations in it; null if it can',
        }),
      ),
      confirm_before: Nullable(Instant('While pending, the deadline for the confirmation of the developer')),
      pay_before: Nullable(
        Instant(
          'When it would be frozen without a payment, if it became active now: the end of the free period, of grace, or of what is paid; null when nothing has to be paid',
        ),
      ),
    }),
  ),
  errors: [401, 404],
})

export const connect = operation({
  ...connections,
  name: 'connectApplication',
  method: 'POST',
  path: '/account/applications/{application_id}/connections',
  access: person,
  summary: 'Connect an application to Locations',
  description:
    'Connects all of the Locations or none. If some can’t be connected, `meta.errors` names each at its place in `location_ids`. You need the right to manage user rights in each of them. Afterwards send the browser to `redirect_url`, the registration page of the developer.',
  params: ofApplication,
  body: Type.Object({
    location_ids: UniqueList(Id('Location ID'), { minItems: 1, maxItems: 100 }),
    seen: Type.Optional(
      Type.Object(
        {
          registration_url: Text(maxUrlLength, 'As on the card of the application'),
          user_data: Type.Array(Text(50, 'As on the card of the application'), { maxItems: 50 }),
        },
        {
          description:
            'What the owner has seen on the card. The response is 409 if the card has changed since then',
        },
      ),
    ),
  }),
  status: 201,
  data: Shape({
    status: Type.Enum(['pending', 'active'], { description: 'pending while any of them is pending' }),
    redirect_url: Nullable(Type.String({ description: 'Null when there is no registration page' })),
  }),
  errors: [401, 403, 404, 409, 422],
})

const application = {
  ...connections,
  path: '/account/locations/{location_id}/applications/{application_id}',
  access: manageUsers,
  params: ofInstallation,
  errors: [401, 403, 404],
} as const

export const disconnect = operation({
  ...application,
  name: 'disconnectApplication',
  method: 'DELETE',
  openWhileSuspended: true,
  summary: 'Disconnect an application',
  description: 'It loses access to the Location at once, and its developer gets the event uninstall.',
  status: 204,
  data: NoData,
})

export const getConnectionActivity = operation({
  ...application,
  name: 'getConnectionActivity',
  method: 'GET',
  path: '/account/locations/{location_id}/applications/{application_id}/trace',
  summary: 'Get the activity log of an installation',
  description:
    'Returns every attempt, including rejected ones with their reason, what else happened, and what is still missing. For an application that is connected no more, it says who disconnected it, and when.',
  status: 200,
  data: Shape({
    ...ActivityLog.properties,
    application: Shape(
      {
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        partner: Type.String({ description: 'Name of the partner' }),
      },
      'What was connected, and whose it is',
    ),
    people: Type.Array(
      Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) }),
      { description: 'The people whom the steps name; without operators of the platform' },
    ),
    ended: Nullable(
      Shape(
        {
          at: Instant('When it was disconnected'),
          by: Type.Enum(['owner', 'partner', 'operator'], {
            description:
              'Who did it: somebody of the Location, the developer, or an operator of the platform',
          }),
          paid_until: Nullable(
            Instant('Until when it was paid; null when no payment reaches beyond the end'),
          ),
        },
        'How it ended; null while it is connected',
      ),
    ),
  }),
})

const chat = {
  ...application,
  path: '/account/locations/{location_id}/applications/{application_id}/messages',
  access: personIn('location_id', 'clients_access'),
} as const

export const listMessages = operation({
  ...chat,
  name: 'listChatMessages',
  method: 'GET',
  summary: 'List the messages of a chat application',
  description:
    'Returns the newest 200 messages, newest first. The conversation itself is in the application.',
  status: 200,
  data: Type.Array(
    Shape({
      id: Id('Message ID'),
      at: Instant('When it arrived'),
      phone_from: Type.String({ description: 'Masked for users who may not see the phones of clients' }),
      name: Type.String({ description: 'The sender, as the application names them' }),
      message: Type.String({ description: 'Text of the message' }),
      is_unread: Type.Boolean({ description: 'Whether nobody has read it yet' }),
    }),
  ),
})

export const readMessages = operation({
  ...chat,
  name: 'readChatMessages',
  method: 'DELETE',
  path: '/account/locations/{location_id}/applications/{application_id}/messages/unread',
  openWhileSuspended: true,
  summary: 'Mark all messages as read',
  description: 'Marks all messages of this application in this Location as read, for everybody there.',
  status: 204,
  data: NoData,
})
