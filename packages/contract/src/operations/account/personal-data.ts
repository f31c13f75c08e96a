import Type from 'typebox'
import { personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, NextId, Nullable, pagesById, Shape, Text } from '../../wire.ts'

/** What is held about a client, in the order of an export. */
export const personalDataTables = [
  'client',
  'appointments',
  'group_events',
  'transactions',
  'purchases',
  'loyalty_cards',
  'loyalty_transactions',
  'calls',
  'messages',
  'deliveries',
  'activity',
] as const
export type PersonalDataTable = (typeof personalDataTables)[number]

/** A table of an export ends here, and says so. */
export const maxExportedRows = 5000

const tableName = Type.Enum([...personalDataTables], { description: 'Name of the table' })
const ofDocument = { document: 'account', tag: 'Personal data', surface: 'app' } as const
// An export shows every module at once, and an erasure cannot be undone: no right of one module is enough.
const ofOwner = personIn('location_id', 'owner')
const ofLocation = Type.Object({ location_id: Id('Location ID') })
const ofClient = Type.Object({ location_id: Id('Location ID'), client_id: Id('Client ID') })
const clientPath = '/account/locations/{location_id}/clients/{client_id}/personal_data'

const NotifiedApplication = Shape(
  { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
  'An application that had access to the data and gets personal data events',
)

const summarizePersonalData = operation({
  ...ofDocument,
  name: 'summarizePersonalData',
  method: 'GET',
  path: clientPath,
  access: ofOwner,
  summary: 'Count what is held about a client',
  description:
    'Returns how many rows an export would have, and what an erasure would cancel. Deleted clients are found too, because their record is kept until it is erased.',
  params: ofClient,
  status: 200,
  data: Type.Object(
    {
      client_id: Id('Client ID'),
      name: Type.String({ description: 'Name of the client, which confirms an erasure' }),
      tables: Type.Array(
        Shape({
          name: tableName,
          rows: Type.Integer({ description: 'Number of rows' }),
          is_truncated: Type.Boolean({ description: `Whether there are more than ${maxExportedRows}` }),
        }),
        { description: 'What is held, by table' },
      ),
      upcoming_appointments: Type.Integer({ description: 'Appointments that an erasure would cancel' }),
      applications: Type.Array(NotifiedApplication, {
        description: 'Applications that are notified of an erasure',
      }),
    },
    { $id: 'PersonalDataSummary' },
  ),
  errors: [401, 403, 404, 422],
})

const exportPersonalData = operation({
  ...ofDocument,
  name: 'exportPersonalData',
  method: 'POST',
  path: `${clientPath}/export`,
  openWhileSuspended: true,
  access: ofOwner,
  summary: 'Export everything held about a client',
  description: `Returns one table for each kind of record, newest first, with at most ${maxExportedRows} rows each. With \`asks_applications\`, applications that had access and have switched on \`sends_personal_data\` get the event \`client_data_request\`.`,
  params: ofClient,
  body: Type.Object({
    asks_applications: Type.Optional(
      Type.Boolean({ description: 'Whether applications are asked for what they hold', default: false }),
    ),
  }),
  status: 200,
  data: Type.Object(
    {
      location_id: Id('Location ID'),
      client_id: Id('Client ID'),
      exported_at: Instant('When it was exported'),
      tables: Type.Array(
        Shape({
          name: tableName,
          is_truncated: Type.Boolean({ description: 'Whether older rows were left out' }),
          rows: Type.Array(
            Type.Record(Type.String(), Type.Unknown(), { description: 'A row, by the names of its fields' }),
            { description: 'The rows, newest first' },
          ),
        }),
        { description: 'What is held, by table' },
      ),
    },
    { $id: 'PersonalDataExport' },
  ),
  errors: [401, 403, 404, 422],
})

/** What an erasure has done so far, by kind. */
export const erasureCounts = [
  'appointments',
  'cancelled_appointments',
  'transactions',
  'purchases',
  'loyalty_cards',
  'calls',
  'messages',
  'notifications',
  'events',
  'stored_answers',
] as const
export type ErasureCount = (typeof erasureCounts)[number]

export const erasureStages = ['appointments', 'money', 'client', 'events', 'copies', 'done'] as const
export type ErasureStage = (typeof erasureStages)[number]

const Erasure = Type.Object(
  {
    id: Id('Erasure ID'),
    client_id: Id('ID that the client had. Exports contain it'),
    cause: Type.Enum(['request', 'retention'], {
      description: 'Whether an owner asked for it, or the retention',
    }),
    requested_by: Nullable(
      Shape(
        { id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) },
        'Who asked for it; null for the retention',
      ),
    ),
    requested_at: Instant('When it began'),
    stage: Type.Enum([...erasureStages], { description: 'What is being erased; `done` at the end' }),
    finished_at: Nullable(Instant('When it ended; null while it runs')),
    counts: Type.Object(
      Object.fromEntries(
        erasureCounts.map(name => [
          name,
          Type.Integer({ description: `Number of ${name.replaceAll('_', ' ')}` }),
        ]),
      ) as Record<ErasureCount, ReturnType<typeof Type.Integer>>,
      { description: 'What was erased or anonymised, by kind' },
    ),
  },
  { $id: 'Erasure' },
)

const eraseClient = operation({
  ...ofDocument,
  name: 'eraseClient',
  method: 'POST',
  path: `${clientPath}/erase`,
  access: ofOwner,
  summary: 'Erase a client',
  description:
    'Cannot be undone. The record is empty at once, and the client is gone for everybody. A worker then cancels upcoming appointments, removes the person from past appointments and payments, and erases calls, messages and the copies in the webhook log. Applications that had access and have switched on `sends_personal_data` get the event `client_erased`.',
  params: ofClient,
  body: Type.Object({ name: Text(800, 'Name of the client, as confirmation') }),
  status: 202,
  data: Erasure,
  errors: [401, 403, 404, 409, 422],
})

const listErasures = operation({
  ...ofDocument,
  name: 'listErasures',
  method: 'GET',
  path: '/account/locations/{location_id}/erasures',
  access: ofOwner,
  summary: 'List erasures',
  description: 'Returns the erasures of a Location, newest first, with their state and what they erased.',
  params: ofLocation,
  query: Type.Object(pagesById),
  status: 200,
  data: Type.Array(Erasure),
  meta: NextId,
  errors: [401, 403, 404, 422],
})

/** Shorter would erase clients between two visits. */
const minClientMonths = 3
const maxMonths = 120
/** The platform deletes the webhook log after 30 days anyway. */
const maxDeliveryDays = 29

const setting = (minimum: number, maximum: number, description: string) =>
  Nullable(Type.Integer({ minimum, maximum, description: `${description}; null for no limit of your own` }))

const retentionFields = {
  client_months: setting(
    minClientMonths,
    maxMonths,
    'Months without any activity after which a client is erased',
  ),
  call_months: setting(1, maxMonths, 'Months after which a call is deleted'),
  delivery_days: setting(1, maxDeliveryDays, 'Days after which events and their deliveries are deleted'),
}

const due = Shape(
  {
    count: Type.Integer({ description: 'How many are due now' }),
    is_exact: Type.Boolean({ description: 'Whether these are all; false if there may be more' }),
  },
  'What would be erased now',
)

const Retention = Type.Object(
  {
    ...retentionFields,
    due_clients: due,
    first_clients: Type.Array(
      Shape({ id: Id('Client ID'), name: Type.String({ description: 'Name of the client' }) }),
      { description: 'The first 10 of the clients that are due' },
    ),
    due_calls: due,
    due_events: due,
    applied_at: Nullable(Instant('When it was last applied; null for never')),
  },
  { $id: 'Retention' },
)

const retentionPath = '/account/locations/{location_id}/retention'

const getRetention = operation({
  ...ofDocument,
  name: 'getRetention',
  method: 'GET',
  path: retentionPath,
  access: ofOwner,
  summary: 'Get the retention of a Location',
  description:
    'Returns after which time what is erased, and how much is due now. Everything is off by default.',
  params: ofLocation,
  query: Type.Object({
    client_months: Type.Optional(
      Type.Integer({
        minimum: minClientMonths,
        maximum: maxMonths,
        description: 'Counts the clients that are due by this setting, before it is saved',
      }),
    ),
    call_months: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxMonths, description: 'The same for calls' }),
    ),
    delivery_days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxDeliveryDays, description: 'The same for events' }),
    ),
  }),
  status: 200,
  data: Retention,
  errors: [401, 403, 404, 422],
})

const updateRetention = operation({
  ...ofDocument,
  name: 'updateRetention',
  method: 'PUT',
  path: retentionPath,
  access: ofOwner,
  summary: 'Set the retention of a Location',
  description:
    'Replaces all three. A worker applies them once a day, by the clock of the platform. Clients are erased as by hand; what is erased cannot be restored.',
  params: ofLocation,
  body: Type.Object(retentionFields),
  status: 200,
  data: Retention,
  errors: [401, 403, 404, 422],
})

export const personalData = {
  summarize: summarizePersonalData,
  export: exportPersonalData,
  erase: eraseClient,
  listErasures,
  getRetention,
  updateRetention,
}
