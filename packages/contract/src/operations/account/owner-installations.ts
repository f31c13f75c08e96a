import Type from 'typebox'
import { person, personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, longestUrl, NoData, Nullable, Shape, Text, UniqueList } from '../../wire.ts'
import { DirectoryCard } from '../marketplace/directory.ts'
import { ActivityLog, FrozenBy, FrozenSince, ofInstallation } from '../marketplace/installations.ts'

const connections = { document: 'account', tag: 'Applications of a Location', surface: 'app' } as const
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const manageUsers = personIn('location_id', 'edit_users_access')
const AnyStatus = Type.Enum(['uninstalled', 'pending', 'active', 'freezed'], {
  description: 'State of the installation',
})

const Connection = Type.Object(
  {
    application: Shape(
      {
        id: Id('Application ID'),
        title: Type.String({ description: 'Name of the application' }),
        icon: Type.String({ description: 'Address of the picture; empty when there is none' }),
        category: Type.String({ description: 'Slug of a category' }),
        partner: Type.String({ description: 'Who made it' }),
      },
      'What is connected',
    ),
    status: AnyStatus,
    frozen_by: FrozenBy,
    frozen_since: FrozenSince,
    created_at: Instant('When it was connected'),
    confirm_before: Nullable(Instant('While pending: until when the developer must confirm')),
    paid_until: Nullable(Instant('By payments, a free period or grace; null when nothing has to be paid')),
    rights: Type.Array(
      Shape({
        slug: Type.String({ description: 'The right as programs know it' }),
        title: Type.String({ description: 'The right in words' }),
        group: Type.String({ description: 'What the right is about' }),
      }),
      {
        description: 'What it may do here while it is active',
      },
    ),
    receivers: Type.Integer({ description: 'To how many addresses changes are sent' }),
    channels: Type.Array(Type.String(), { description: 'Over which it tells clients something' }),
    chat_url: Type.String({ description: 'The page of the Chat frame; empty when there is none' }),
    tips_url: Type.String({ description: 'Where tips are left; empty when there is none' }),
    unread_messages: Type.Integer({ description: 'How many messages nobody has read yet' }),
  },
  { $id: 'Connection' },
)

export const listConnections = operation({
  ...connections,
  name: 'listConnections',
  method: 'GET',
  path: '/account/locations/{location_id}/applications',
  access: manageUsers,
  summary: 'Applications that are connected to a Location',
  description: 'With the state of each, what it may do, and until when it is paid.',
  params: ofLocation,
  status: 200,
  data: Type.Array(Connection),
  errors: [401, 403, 404],
})

const ofApplication = Type.Object({ application_id: Id('Application ID') })

export const getConnectableCard = operation({
  ...connections,
  name: 'getConnectableCard',
  method: 'GET',
  path: '/account/applications/{application_id}/card',
  access: person,
  summary: 'The card of an application that you can connect',
  description:
    'Also of those that are not public, and of drafts whose developer tries them in one of your Locations.',
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
  summary: 'Your Locations, and whether the application is connected there',
  description: 'Those in which you manage user rights.',
  params: ofApplication,
  status: 200,
  data: Type.Array(
    Shape({
      location_id: Id('Location ID'),
      title: Type.String({ description: 'Name of the Location' }),
      status: AnyStatus,
      confirm_before: Nullable(Instant('While pending: until when the developer must confirm')),
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
  summary: 'Connect an application to one Location or several',
  description:
    'Needs Manage user rights in all of them; all or nothing. Go on to `redirect_url`, where the developer asks for what else is needed.',
  params: ofApplication,
  body: Type.Object({
    location_ids: UniqueList(Id('Location ID'), { minItems: 1, maxItems: 100 }),
    seen: Type.Optional(
      Type.Object(
        {
          registration_url: Text(longestUrl, 'As on the card'),
          user_data: Type.Array(Text(50, 'As on the card'), { maxItems: 50 }),
        },
        {
          description: 'What the owner has read. When the card says something else by now, the answer is 409',
        },
      ),
    ),
  }),
  status: 201,
  data: Shape({
    status: Type.Enum(['pending', 'active'], { description: 'pending while any of them is' }),
    redirect_url: Nullable(
      Type.String({ description: 'Null where there is nowhere to go: the application is active already' }),
    ),
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
  summary: 'Disconnect an application',
  description: 'It loses the Location at once, and its developer is told.',
  status: 204,
  data: NoData,
})

export const getConnectionActivity = operation({
  ...application,
  name: 'getConnectionActivity',
  method: 'GET',
  path: '/account/locations/{location_id}/applications/{application_id}/trace',
  summary: 'Every step of a connection, and what is missing',
  description: 'Refused steps too, with the reason.',
  status: 200,
  data: ActivityLog,
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
  summary: 'What a chat application announced',
  description: 'The newest 200, newest first. The application itself has the conversation.',
  status: 200,
  data: Type.Array(
    Shape({
      id: Id('Message ID'),
      at: Instant('When it came'),
      phone_from: Type.String({ description: 'Masked for users who may not see the phones of clients' }),
      name: Type.String({ description: 'Who wrote, as the application says' }),
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
  summary: 'Mark all messages as read',
  description: 'All of this application in this Location, for everybody there.',
  status: 204,
  data: NoData,
})
