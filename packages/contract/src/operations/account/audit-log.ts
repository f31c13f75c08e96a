import Type from 'typebox'
import { operator, personIn } from '../../access.ts'
import { type AuditAction, auditActions } from '../../audit-actions.ts'
import { operation } from '../../operation.ts'
import { Count, GivenInstant, Id, Instant, NextId, Nullable, pagesById, Shape, Text } from '../../wire.ts'

const actionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

const Person = (what: string) =>
  Shape({ id: Id('User ID'), name: Type.String({ description: 'Name of the person, as it is now' }) }, what)

const titleOf = (what: string) =>
  Type.String({
    description: `Name of the ${what}, as it is now; empty for none, and in the log of one Location`,
  })

const AuditEntry = Type.Object(
  {
    id: Id('Entry ID'),
    at: Instant('When it happened'),
    user: Nullable(Person('Who did it; null if the server did it by itself')),
    action: Type.String({ description: `One of: ${actionNames.join(', ')}` }),
    subject: Nullable(Person('Whom it was done to; null if it concerns nobody')),
    partner_id: Nullable(Id('Partner ID')),
    application_id: Nullable(Id('Application ID')),
    location_id: Nullable(Id('Location ID')),
    partner_title: titleOf('partner'),
    application_title: Type.String({ description: 'Name of the application; empty for none' }),
    location_title: titleOf('Location'),
    address: Type.String({ description: 'Network address of the request; empty for none' }),
    note: Type.String({ description: 'Further details, such as the reason given' }),
  },
  { $id: 'AuditEntry' },
)

const log = {
  document: 'account',
  surface: 'app',
  method: 'GET',
  status: 200,
  data: Type.Array(AuditEntry),
  meta: NextId,
} as const

/** What an operator can search the whole log by. */
const allFilters = {
  action: Type.Optional(Type.Enum(actionNames, { description: 'Only this action' })),
  user_id: Type.Optional(Id('Only what this person did')),
  person_id: Type.Optional(Id('Only what this person did, or what was done to this person')),
  application_id: Type.Optional(Id('Only what concerns this application')),
  location_id: Type.Optional(Id('Only what concerns this Location')),
  partner_id: Type.Optional(Id('Only what concerns this partner account')),
  address: Type.Optional(Text(64, 'Only what came from this network address')),
  from: Type.Optional(GivenInstant('Only what happened at this moment or later')),
  till: Type.Optional(GivenInstant('Only what happened before this moment')),
}

const filters = {
  action: Type.Optional(Type.Enum(actionNames, { description: 'Only this action' })),
  user_id: Type.Optional(Id('Only what this person did')),
  application_id: Type.Optional(Id('Only what concerns this application')),
}

export const readAuditLog = operation({
  ...log,
  name: 'readAuditLog',
  tag: 'Operators',
  path: '/account/operator/audit_log',
  access: operator,
  summary: 'Read the audit log',
  description:
    'Returns operator actions and security events, newest first. `user` is null for what the server did by itself.',
  query: Type.Object({ ...allFilters, ...pagesById }),
  errors: [401, 403, 422],
})

export const exportAuditLog = operation({
  ...log,
  method: 'POST',
  name: 'exportAuditLog',
  tag: 'Operators',
  path: '/account/operator/audit_log/export',
  access: operator,
  onlyReads: true,
  summary: 'Export the audit log',
  description:
    'Returns larger pages of the audit log, newest first. Each page of an export is an entry of the audit log itself, with the filters and the `cursor`.',
  body: Type.Object({
    ...allFilters,
    cursor: Type.Optional(Id('The `next_cursor` of the previous page')),
    count: Count(1000, 1000),
  }),
  errors: [401, 403, 422],
})

export const readLocationAuditLog = operation({
  ...log,
  name: 'readLocationAuditLog',
  tag: 'Locations',
  path: '/account/locations/{location_id}/audit_log',
  access: personIn('location_id', 'owner'),
  summary: 'Read the audit log of a Location',
  description:
    'Returns the security events of the Location, newest first, for its owners. Operator actions are listed without names and network addresses.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({ ...filters, ...pagesById }),
  errors: [401, 403, 404, 422],
})
