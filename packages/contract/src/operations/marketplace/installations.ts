import Type from 'typebox'
import { partner, userInAbout } from '../../access.ts'
import { notificationChannelSlugs } from '../../marketplace.ts'
import { longTextBodyLimit, operation } from '../../operation.ts'
import {
  Id,
  Instant,
  maxUrlLength,
  NoData,
  Nullable,
  Shape,
  Text,
  UniqueList,
  UtcTime,
  WebAddress,
} from '../../wire.ts'
import { Payment } from './billing.ts'

const installations = { document: 'developer-tools', tag: 'Installation' } as const
const onBoth = { ...installations, surface: 'v1', alsoOnApp: true } as const

const InstallationStatusSchema = Type.Enum(['pending', 'active', 'freezed'], {
  description: 'State of the installation',
})
export const FrozenBy = Nullable(
  Type.Enum(['billing', 'operator'], {
    description:
      'Who froze it; null while it is not frozen. A payment lifts what billing froze, an operator what an operator froze',
  }),
)
export const FrozenSince = Nullable(Instant('Since when it is frozen; null while it is not'))
const ConfirmBefore = UtcTime('Until when the callback must have come')

/** The Location and the application in the path of a call. */
export const ofInstallation = Type.Object({
  location_id: Id('Location ID'),
  application_id: Id('Application ID'),
})

/** The same in a body, which uses the older name of the Location. */
export const installationFields = { salon_id: Id('Location ID'), application_id: Id('Application ID') }

export const grantAccess = operation({
  ...installations,
  name: 'grantAccess',
  method: 'POST',
  surface: 'v1',
  path: '/company/{company_id}/marketplace/applications/{application_id}/grant_access',
  access: userInAbout('company_id', 'edit_users_access', 'application_id'),
  summary: 'Step 1: the owner connects the application',
  description:
    'The installation waits for your callback, for 12 hours; calling it again starts them again. An application that is not public, or whitelisted, is active at once.',
  params: Type.Object({ company_id: Id('Location ID'), application_id: Id('Application ID') }),
  status: 201,
  data: Shape({
    ...installationFields,
    status: InstallationStatusSchema,
    created_at: UtcTime('When the installation was made'),
    confirm_before: Type.String({
      description:
        'Until when the callback must have come, YYYY-MM-DD HH:MM:SS in UTC; empty where the installation is active at once',
    }),
  }),
  errors: [401, 403, 404, 422],
})

const EndpointUrl = Text(maxUrlLength, 'An endpoint for what happens in this Location', { minLength: 1 })
const maxUrls = 10

/** Existing clients send numbers for some of these. */
const Secret = (name: string) =>
  Type.Optional(
    Type.Union([
      Text(1000, `${name}, kept encrypted and never sent back; empty clears it`),
      Type.Number({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
      Type.Null(),
    ]),
  )

const Settings = Type.Object({
  ...installationFields,
  webhook_urls: Type.Optional(
    Type.Union([
      UniqueList(EndpointUrl, {
        maxItems: maxUrls,
        description: 'For the event types that the application declares; none clears them',
      }),
      Type.Record(Type.String({ maxLength: 255 }), EndpointUrl, {
        maxProperties: maxUrls,
        description: 'The same as an object, whose values are taken',
      }),
      Type.Null(),
    ]),
  ),
  api_key: Secret('API key'),
  login: Secret('Login'),
  secret_key: Secret('Secret key'),
  channels: Type.Optional(
    Nullable(
      UniqueList(Type.Enum(notificationChannelSlugs), {
        maxItems: 10,
        description: 'Over which it tells clients something; for chat bots and SMS aggregators alone',
      }),
    ),
  ),
  chat_url: Type.Optional(Nullable(WebAddress('The page of the Chat frame; empty for none'))),
  tips_url: Type.Optional(Nullable(WebAddress('Where tips are left; empty for none'))),
})

const confirmation = {
  ...installations,
  method: 'POST',
  access: partner,
  bodyLimit: longTextBodyLimit,
  body: Settings,
  data: Shape({ user_id: Id('The system user that now sees the Location') }),
  errors: [401, 403, 404, 422],
} as const

export const confirmInstallation = operation({
  ...confirmation,
  name: 'confirmInstallation',
  surface: 'app',
  path: '/marketplace/partner/callback',
  summary: 'Step 2: the partner confirms',
  description:
    'Within 12 hours of grant_access. A setting that is sent replaces the earlier one, and an empty one clears it. One that is absent or null stays as it is: repeating the callback, or sending the two ids alone, is safe.',
  status: 201,
})

export const confirmByRedirect = operation({
  ...confirmation,
  ...onBoth,
  name: 'confirmByRedirect',
  sendsFormsOn: true,
  path: '/marketplace/partner/callback/redirect',
  summary: 'Step 2, from the page that the owner comes back to',
  description:
    'With a partner token it is the callback. A form that a browser posts here without a token changes nothing: the person is sent on to the card of the application.',
  status: 200,
})

const InstallationStatus = Type.Object(
  {
    connection_status: Shape(
      {
        status: InstallationStatusSchema,
        frozen_by: Type.Enum(['', 'billing', 'operator'], {
          description:
            'Who froze it; empty while it is not frozen. A payment lifts what billing froze, an operator what an operator froze',
        }),
        created_at: UtcTime('When the installation was made'),
        confirm_before: Type.Optional(ConfirmBefore),
      },
      'Where the installation stands',
    ),
    payments: Type.Array(
      Type.Omit(Payment, ['currency_iso', 'discount', 'source', 'application', 'tariff']),
      { description: 'The newest 1000, oldest first' },
    ),
    logs: Type.Array(
      Shape({
        changed_at: UtcTime('When it changed'),
        status_from: Type.String({ description: 'The state before; `uninstalled` for the first' }),
        status_to: Type.String({ description: 'The state from then on' }),
        source: Type.String({
          description: 'Who changed the status: marketplace, partner_api, billing or platform',
        }),
      }),
      { description: 'The newest 1000, oldest first' },
    ),
    special_settings: Shape(
      {
        chat_url: Type.String({ description: 'The page of the Chat frame; empty when there is none' }),
        tips_url: Type.String({ description: 'Where tips are left; empty when there is none' }),
        channels: Type.Array(Type.String(), { description: 'The channels that are available' }),
        short_names: Type.Array(Type.String(), { description: 'Sender names for SMS' }),
      },
      'What the callback and other calls have set here',
    ),
  },
  { $id: 'InstallationStatus' },
)

export const getInstallation = operation({
  ...onBoth,
  name: 'getInstallation',
  method: 'GET',
  path: '/marketplace/salon/{location_id}/application/{application_id}',
  access: partner,
  summary: 'State of an installation',
  description: 'It is complete when `connection_status.status` is `active`.',
  params: ofInstallation,
  status: 200,
  data: InstallationStatus,
  errors: [401, 403, 404, 422],
})

export const uninstall = operation({
  ...onBoth,
  name: 'uninstallApplication',
  method: 'POST',
  path: '/marketplace/salon/{location_id}/application/{application_id}/uninstall',
  access: partner,
  summary: 'Uninstall the application from a Location',
  description: 'The system user loses the Location at once, and the endpoints of the callback are removed.',
  params: ofInstallation,
  status: 200,
  data: NoData,
  errors: [401, 403, 404, 422],
})

export const ActivityLog = Type.Object(
  {
    status: Type.Enum(['uninstalled', 'pending', 'active', 'freezed'], {
      description: 'State of the installation now',
    }),
    steps: Type.Array(
      Shape({
        at: UtcTime('When it was called'),
        step: Type.String({
          description: 'connect, grant_access, callback, callback/redirect, uninstall or disconnect',
        }),
        caller: Type.String({ description: 'partner 1, user 2' }),
        answer: Type.Integer({ description: 'The status of the answer' }),
        message: Type.String({ description: 'What came of it, or why it was refused' }),
      }),
      { description: 'The newest 100, oldest first' },
    ),
    missing: Type.String({ description: 'What has to happen next, in a sentence' }),
  },
  { $id: 'ActivityLog' },
)

export const getInstallationActivity = operation({
  ...installations,
  name: 'getInstallationActivity',
  method: 'GET',
  surface: 'v2',
  path: '/applications/{application_id}/links/{location_id}/trace',
  access: partner,
  summary: 'Every step of an installation, and what is missing',
  description:
    'Refused steps too, with the reason, so that a link that is stuck in `pending` explains itself.',
  params: ofInstallation,
  status: 200,
  data: ActivityLog,
  errors: [401, 403, 404, 422],
})
