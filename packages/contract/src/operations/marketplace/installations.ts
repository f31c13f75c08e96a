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
  description: 'Status of the installation',
})
export const FrozenBy = Nullable(
  Type.Enum(['billing', 'operator'], {
    description:
      'Who froze it; null while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator',
  }),
)
export const FrozenSince = Nullable(Instant('When it was frozen; null while it is not'))
const ConfirmBefore = UtcTime('Deadline for the callback')

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
  summary: 'Connect the application (step 1, by the owner)',
  description:
    'The installation waits 12 hours for your callback; calling this operation again restarts the 12 hours. An application that is whitelisted or not public is active at once.',
  params: Type.Object({ company_id: Id('Location ID'), application_id: Id('Application ID') }),
  status: 201,
  data: Shape({
    ...installationFields,
    status: InstallationStatusSchema,
    created_at: UtcTime('When the installation was created'),
    confirm_before: Type.String({
      description:
        'Deadline for the callback, YYYY-MM-DD HH:MM:SS in UTC; empty if the installation is active at once',
    }),
  }),
  errors: [401, 403, 404, 422],
})

const EndpointUrl = Text(maxUrlLength, 'Endpoint for the events of this Location', { minLength: 1 })
const maxUrls = 10

/** Existing clients send numbers for some of these. */
const Secret = (name: string) =>
  Type.Optional(
    Type.Union([
      Text(1000, `${name}, stored encrypted and never returned; empty to clear it`),
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
        description: 'Endpoints for the event types that the application declares; an empty list clears them',
      }),
      Type.Record(Type.String({ maxLength: 255 }), EndpointUrl, {
        maxProperties: maxUrls,
        description: 'The same list as an object, whose values are used',
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
        description: 'Channels over which it notifies clients; only for chat bots and SMS aggregators',
      }),
    ),
  ),
  chat_url: Type.Optional(Nullable(WebAddress('URL of the page of the Chat frame; empty for none'))),
  tips_url: Type.Optional(Nullable(WebAddress('URL of the page for tips; empty for none'))),
})

const confirmation = {
  ...installations,
  method: 'POST',
  access: partner,
  bodyLimit: longTextBodyLimit,
  body: Settings,
  data: Shape({ user_id: Id('ID of the system user that now has access to the Location') }),
  errors: [401, 403, 404, 422],
} as const

export const confirmInstallation = operation({
  ...confirmation,
  name: 'confirmInstallation',
  surface: 'app',
  path: '/marketplace/partner/callback',
  summary: 'Confirm the installation (step 2, by the partner)',
  description:
    'Call it within 12 hours of grant_access. A setting that is sent replaces the earlier one, and an empty one clears it. A setting that is omitted or null stays as it is, so it is safe to repeat the callback or to send only the two ids.',
  status: 201,
})

export const confirmByRedirect = operation({
  ...confirmation,
  ...onBoth,
  name: 'confirmByRedirect',
  sendsFormsOn: true,
  path: '/marketplace/partner/callback/redirect',
  summary: 'Confirm the installation from a redirect (step 2)',
  description:
    'With a partner token, this operation is the callback. A form posted by a browser without a token changes nothing: the person is redirected to the card of the application.',
  status: 200,
})

const InstallationStatus = Type.Object(
  {
    connection_status: Shape(
      {
        status: InstallationStatusSchema,
        frozen_by: Type.Enum(['', 'billing', 'operator'], {
          description:
            'Who froze it; empty while it is not frozen. A payment lifts a freeze by billing; only an operator lifts a freeze by an operator',
        }),
        created_at: UtcTime('When the installation was created'),
        confirm_before: Type.Optional(ConfirmBefore),
      },
      'Current status of the installation',
    ),
    payments: Type.Array(
      Type.Omit(Payment, ['currency_iso', 'discount', 'source', 'application', 'tariff']),
      { description: 'The newest 1000 entries, oldest first' },
    ),
    logs: Type.Array(
      Shape({
        changed_at: UtcTime('When it changed'),
        status_from: Type.String({ description: 'Previous status; `uninstalled` for the first entry' }),
        status_to: Type.String({ description: 'New status' }),
        source: Type.String({
          description: 'Who changed the status: marketplace, partner_api, billing or platform',
        }),
      }),
      { description: 'The newest 1000 entries, oldest first' },
    ),
    special_settings: Shape(
      {
        chat_url: Type.String({ description: 'URL of the page of the Chat frame; empty if there is none' }),
        tips_url: Type.String({ description: 'URL of the page for tips; empty if there is none' }),
        channels: Type.Array(Type.String(), { description: 'Available channels' }),
        short_names: Type.Array(Type.String(), { description: 'Sender names for SMS' }),
      },
      'Settings from the callback and other calls',
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
  summary: 'Get the status of an installation',
  description: 'The installation is complete when `connection_status.status` is `active`.',
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
  openWhileSuspended: true,
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
      description: 'Current status of the installation',
    }),
    steps: Type.Array(
      Shape({
        at: UtcTime('When the operation was called'),
        step: Type.String({
          description:
            'connect, grant_access, callback, callback/redirect, uninstall or disconnect. What happens without such a call: payment, refund, freeze_unpaid, freeze_operator, unfreeze, disconnect_operator, rights_added or price_raised',
        }),
        caller: Type.String({ description: '1 for the partner, 2 for the user' }),
        answer: Type.Integer({ description: 'HTTP status of the response; 200 without a call' }),
        message: Type.String({
          description: 'The result, or why it was rejected; for rights_added, the slugs of the new rights',
        }),
      }),
      { description: 'The newest 100 attempts and changes, oldest first' },
    ),
    missing: Type.String({ description: 'What has to happen next, as a sentence' }),
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
  summary: 'Get the activity log of an installation',
  description:
    'Returns every attempt, including rejected ones with their reason, and what is still missing, so that you can see why an installation stays `pending`.',
  params: ofInstallation,
  status: 200,
  data: ActivityLog,
  errors: [401, 403, 404, 422],
})
