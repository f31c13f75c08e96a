import Type from 'typebox'
import { eventStatuses, type ResourceName, resourceKinds } from '../../events.ts'
import type { Right } from '../../rights.ts'
import { Id, Nullable } from '../../wire.ts'

const resources = Object.keys(resourceKinds) as ResourceName[]

const rightsToEvents = Object.fromEntries(
  resources.map(resource => [resource, [resourceKinds[resource].right]]),
) as Record<ResourceName, Right[]>

/**
 * A person learns that a record of this kind has changed with any of these rights: each lets them read it. The calendar
 * shows team, schedules, services and resources.
 */
export const rightsToHints = {
  ...rightsToEvents,
  staff: ['settings_master_access', 'timetable_access'],
  schedule: ['settings_master_access', 'timetable_access'],
  service: ['settings_services_access', 'timetable_access'],
  resource: ['settings_services_access', 'timetable_access'],
  activity: ['timetable_access'],
  client_category: ['clients_access'],
  position: ['settings_master_access'],
  storage: ['storages_access'],
  goods_category: ['storages_access'],
  supplier: ['storages_access'],
  account: ['finances_access'],
  expense: ['finances_access'],
  loyalty_card_type: ['loyalty_access'],
  call: ['dashboard_calls_access'],
  erasure: ['settings_access'],
} satisfies Record<string, Right[]>

export type HintedResource = keyof typeof rightsToHints

const Kind = <const K extends string>(kind: K, description: string) => Type.Literal(kind, { description })

const Ready = Type.Object(
  { kind: Kind('ready', 'What changes from now on is hinted at. Read again what you show.') },
  { $id: 'HintReady' },
)

const Change = Type.Object(
  {
    kind: Kind('change', 'A record has changed'),
    location_id: Id('Location ID'),
    resource: Type.Enum(Object.keys(rightsToHints) as HintedResource[], { description: 'Kind of record' }),
    id: Id('ID of the record'),
    status: Type.Enum([...eventStatuses], { description: 'What happened to it' }),
  },
  { $id: 'HintOfChange' },
)

const DeliveryHint = Type.Object(
  {
    kind: Kind('delivery', 'A delivery was created, attempted, or scheduled again'),
    partner_id: Id('Partner ID'),
    location_id: Id('Location ID'),
    delivery_id: Nullable(Id('Delivery ID; null for several at once')),
    resource: Nullable(
      Type.Enum(resources, { description: 'Kind of record; null for several kinds, or none' }),
    ),
  },
  { $id: 'HintOfDelivery' },
)

const InstallationHint = Type.Object(
  {
    kind: Kind('installation', 'An installation, or its activity log, has changed'),
    partner_id: Id('Partner ID'),
    location_id: Id('Location ID'),
    application_id: Id('Application ID'),
  },
  { $id: 'HintOfInstallation' },
)

const ReviewHint = Type.Object(
  {
    kind: Kind('review', 'An application, or its review, has changed'),
    partner_id: Id('Partner ID'),
    application_id: Id('Application ID'),
  },
  { $id: 'HintOfReview' },
)

const EndpointCheckHint = Type.Object(
  {
    kind: Kind('endpoint_check', 'A check of an endpoint has a new result, or has ended'),
    partner_id: Id('Partner ID'),
    check_id: Id('ID of the check'),
  },
  { $id: 'HintOfEndpointCheck' },
)

const NoticeHint = Type.Object(
  { kind: Kind('notice', 'You have a new notice, or have read some'), user_id: Id('Your user ID') },
  { $id: 'HintOfNotice' },
)

const ReplayHint = Type.Object(
  {
    kind: Kind('replay', 'A replay has gone on, or has ended'),
    partner_id: Id('Partner ID'),
    replay_id: Id('Replay ID'),
  },
  { $id: 'HintOfReplay' },
)

const RequestHint = Type.Object(
  {
    kind: Kind('request', 'There are new requests in the API log, and new figures'),
    partner_id: Id('Partner ID'),
  },
  { $id: 'HintOfRequest' },
)

const PartnerTeamHint = Type.Object(
  {
    kind: Kind('partner_team', 'The team of a partner account, or an invitation to it, has changed'),
    partner_id: Id('Partner ID'),
  },
  { $id: 'HintOfPartnerTeam' },
)

const Me = Type.Object(
  { kind: Kind('me', 'Your roles, rights or partner accounts have changed') },
  { $id: 'HintOfMe' },
)

const ClockHint = Type.Object(
  { kind: Kind('clock', 'The clock of the sandbox was moved. Read again what you show.') },
  { $id: 'HintOfClock' },
)

const Resync = Type.Object(
  {
    kind: Kind('resync', 'There were too many hints, or some were lost. Read again what you show.'),
    location_id: Nullable(Id('Only what belongs to this Location; null for no such limit')),
    partner_id: Nullable(Id('Only what belongs to this partner; null for no such limit')),
  },
  { $id: 'HintResync' },
)

/** Small messages that say where something changed, and never what. */
export const hints = [
  Ready,
  Change,
  DeliveryHint,
  InstallationHint,
  ReviewHint,
  EndpointCheckHint,
  NoticeHint,
  ReplayHint,
  RequestHint,
  PartnerTeamHint,
  Me,
  ClockHint,
  Resync,
] as const
