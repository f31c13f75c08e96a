import type { BlockedBy, ResourceName, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { PartnerAtLocation } from './eligibility.store.ts'

export interface ExplainedApplication {
  id: number
  rights: Right[]
  kinds: ResourceName[]
  /** The status of its installation. */
  status: string
  /** Why it gets nothing in the Location; null when it does. */
  blockedBy: BlockedBy | null
}

export interface ExplainedEndpoint {
  id: number
  applicationId: number | null
  url: string
  /** Null means the kinds that its application declares. */
  kinds: ResourceName[] | null
  /** The rights that its application declares, or that the person who set it has in the Location now. */
  rights: Right[]
  /** Why the endpoint gets no changes of this kind; null when it gets them. */
  blockedBy: BlockedBy | null
  includesOwnChanges: boolean
  createdAt: Date
  switchedOffAt: Date | null
  /** When its hooks settings were last changed; null for an endpoint of a callback. */
  settingsChangedAt: Date | null
  /** The number of the last event before the endpoint was set. */
  setAfterNumber: number
  /** The number of the last event before the endpoint was last changed. */
  changedAfterNumber: number
}

export async function hasLocation(db: Db, locationId: number): Promise<boolean> {
  const rows = await db.run(sql`select from locations where id = ${locationId} and deleted_at is null`)
  return rows.length > 0
}

/** Returns the partner's applications that are installed in the Location, and the requested one. */
export async function listApplications(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  applicationId: number | undefined,
): Promise<ExplainedApplication[]> {
  return db.run<ExplainedApplication & Record<string, unknown>>(sql`
    select application.id, application.rights, application.kinds, coalesce(installation.status, 'uninstalled') as status,
      case when installed.application_id is null then 'not_installed' else installed.blocked_by end as "blockedBy"
    from applications application
    left join installations installation on installation.application_id = application.id and installation.location_id = ${locationId}
    left join installed_applications installed
      on installed.application_id = installation.application_id and installed.location_id = installation.location_id
    where application.partner_id = ${partnerId} and case when ${applicationId ?? null}::bigint is null
      then installation.status <> 'uninstalled' else application.id = ${applicationId ?? null} end
    order by application.id`)
}

export async function listExplainedEndpoints(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  { resource, applicationId }: { resource: ResourceName; applicationId: number | undefined },
): Promise<ExplainedEndpoint[]> {
  return db.run<ExplainedEndpoint & Record<string, unknown>>(sql`
    select endpoint.id, endpoint.application_id as "applicationId", endpoint.url, endpoint.kinds,
      endpoint.includes_own_changes as "includesOwnChanges", endpoint.created_at as "createdAt",
      endpoint.switched_off_at as "switchedOffAt", eligibility.rights, eligibility.blocked_by as "blockedBy",
      case when endpoint.kinds is not null then settings.changed_at end as "settingsChangedAt",
      endpoint.set_after_number as "setAfterNumber", endpoint.changed_after_number as "changedAfterNumber"
    from endpoints endpoint
    join endpoint_eligibility(${resource}, null, null, false) eligibility
      on eligibility.location_id = endpoint.location_id and eligibility.id = endpoint.id
    left join hook_settings settings
      on settings.location_id = endpoint.location_id and settings.partner_id = endpoint.partner_id
    where endpoint.location_id = ${locationId} and endpoint.partner_id = ${partnerId} and endpoint.removed_at is null
      and (${applicationId ?? null}::bigint is null or endpoint.application_id = ${applicationId ?? null})
    order by endpoint.id`)
}

export interface ExplainedChange {
  number: number
  status: string
  occurredAt: Date
  /** The partner whose token made the change. */
  actorId: number | null
  isFannedOut: boolean
}

export async function listChanges(
  db: Db,
  record: { locationId: number; resource: ResourceName; resourceId: number },
  { limit, retainedSince }: { limit: number; retainedSince: Date },
): Promise<ExplainedChange[]> {
  return db.run<ExplainedChange & Record<string, unknown>>(sql`
    select event.number, event.status, event.occurred_at as "occurredAt", event.partner_id as "actorId",
      coalesce(event.number <= cursor.number, false) as "isFannedOut"
    from events event left join fan_out_cursors cursor on cursor.location_id = event.location_id
    where event.location_id = ${record.locationId} and event.resource = ${record.resource}
      and event.resource_id = ${record.resourceId} and event.occurred_at >= ${retainedSince}
    order by event.number desc limit ${limit}`)
}

export interface ExplainedDelivery {
  id: number
  number: number
  url: string
  applicationId: number | null
  outcome: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled'
  reason: string
  dueAt: Date
  attempts: number
  /** When the last attempt was made. */
  sentAt: Date | null
  /** The endpoint accepted the delivery, but its JSON says `success: false`. */
  reportedFailure: boolean
}

const deliveryColumns = sql`
  delivery.id, delivery.event_number as number, delivery.url, delivery.application_id as "applicationId",
  delivery.outcome, delivery.reason, delivery.due_at as "dueAt", delivery.attempts,
  delivery_reported_failure(delivery) as "reportedFailure",
  (select attempt.started_at from delivery_attempts attempt
    where attempt.delivery_id = delivery.id and attempt.created_at = delivery.created_at
    order by attempt.number desc limit 1) as "sentAt"`

export async function listDeliveriesOf(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  numbers: number[],
): Promise<ExplainedDelivery[]> {
  return db.run<ExplainedDelivery & Record<string, unknown>>(sql`
    select ${deliveryColumns} from delivery_log delivery
    where delivery.location_id = ${locationId} and delivery.event_number = any(${numbers}::bigint[])
      and delivery.partner_id = ${partnerId}
    order by delivery.id`)
}

export interface ExplainedOpening extends ExplainedDelivery {
  occurredAt: Date
}

/**
 * Returns the deliveries of the opening of a Location to those endpoints of its Chain that are eligible for it today.
 * An endpoint that only a freeze blocks counts, as it does for other changes.
 */
export async function listOpenings(
  db: Db,
  { locationId, partnerId }: PartnerAtLocation,
  { applicationId, retainedSince }: { applicationId: number | undefined; retainedSince: Date },
): Promise<ExplainedOpening[]> {
  return db.run<ExplainedOpening & Record<string, unknown>>(sql`
    select ${deliveryColumns}, event.occurred_at as "occurredAt"
    from events event
    join delivery_log delivery on delivery.location_id = event.location_id and delivery.event_number = event.number
    cross join lateral (
      select * from endpoint_eligibility('salon', 'create', null, false)
      where id = delivery.endpoint_id and decision <> 'cancel' offset 0
    ) endpoint
    join locations location on location.id = endpoint.location_id and location.deleted_at is null
    where event.location_id = ${locationId} and event.resource = 'salon' and event.resource_id = ${locationId}
      and event.status = 'create' and event.occurred_at >= ${retainedSince} and delivery.partner_id = ${partnerId}
      and (${applicationId ?? null}::bigint is null or endpoint.application_id = ${applicationId ?? null})
    order by delivery.id`)
}

export interface InstallationStatusChange {
  applicationId: number
  changedAt: Date
  status: string
}

/** Returns the newest thousand status changes of these installations, oldest first. */
export async function listStatusChanges(
  db: Db,
  locationId: number,
  applicationIds: number[],
): Promise<InstallationStatusChange[]> {
  const rows = await db.run<InstallationStatusChange & Record<string, unknown>>(sql`
    select application_id as "applicationId", changed_at as "changedAt", status_to as status from installation_status_log
    where location_id = ${locationId} and application_id = any(${applicationIds}::bigint[])
    order by id desc limit 1000`)
  return rows.reverse()
}
