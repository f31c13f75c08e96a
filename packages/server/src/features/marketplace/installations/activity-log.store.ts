import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type {
  FrozenBy,
  InstallationKey,
  InstallationStatus,
} from '../../access/installed-applications/installation.ts'
import type { Actor } from '../../events/event.ts'

const kept = 100

export interface NewStep extends InstallationKey {
  at: Date
  step: string
  actor: Actor
  answer: number
  message: string
}

/**
 * Writes nothing where the Location or the application is unknown, or the caller is another partner or a person from
 * elsewhere: nobody writes into the activity log of others. Returns whether it wrote.
 */
export async function insertStep(tx: Tx, step: NewStep): Promise<boolean> {
  const { locationId, applicationId, actor } = step
  const rows = await tx.run(sql`
    insert into installation_activity (location_id, application_id, at, step, partner_id, user_id, answer, message)
    select location.id, application.id, ${step.at}, ${step.step}, ${actor.partnerId}, ${actor.userId}, ${step.answer},
      ${step.message}
    from locations location, applications application
    where location.id = ${locationId} and location.deleted_at is null and application.id = ${applicationId}
      and application.partner_id = coalesce(${actor.partnerId}, application.partner_id)
      and (${actor.partnerId}::bigint is not null or ${actor.userId}::bigint is null or exists (
        select from location_access access
        where access.location_id = location.id and access.user_id = ${actor.userId}))
    returning id`)
  await tx.run(sql`
    delete from installation_activity
    where location_id = ${locationId} and application_id = ${applicationId} and id <= (
      select id from installation_activity
      where location_id = ${locationId} and application_id = ${applicationId}
      order by id desc offset ${kept} limit 1)`)
  return rows.length > 0
}

export interface LoggedInstallation {
  status: InstallationStatus
  grantedAt: Date | null
  paidUntil: Date | null
  frozenBy: FrozenBy | null
  frozenSince: Date | null
}

/** Returns undefined for an unknown Location. */
export async function findLoggedInstallation(
  db: Db,
  key: InstallationKey,
): Promise<LoggedInstallation | undefined> {
  const [row] = await db.run<LoggedInstallation>(sql`
    select coalesce(installation.status, 'uninstalled') as status, installation.granted_at as "grantedAt",
      installation.paid_until as "paidUntil", installation.frozen_by as "frozenBy",
      frozen_since(installation) as "frozenSince"
    from locations location
    left join installations installation on installation.location_id = location.id and installation.application_id = ${key.applicationId}
    where location.id = ${key.locationId} and location.deleted_at is null`)
  return row
}

export interface StepRow {
  at: string
  step: string
  partner_id: number | null
  user_id: number | null
  answer: number
  message: string
}

export async function listSteps(db: Db, key: InstallationKey): Promise<StepRow[]> {
  return db.run<StepRow>(sql`
    select plain_local(at, 'UTC') as at, step, partner_id, user_id, answer, message from installation_activity
    where location_id = ${key.locationId} and application_id = ${key.applicationId} order by id`)
}

/** Says whether the last step was the same one, by the same person, and succeeded after a moment. */
export async function isRepeated(
  tx: Tx,
  { locationId, applicationId, step, actor }: InstallationKey & { step: string; actor: Actor },
  after: Date,
): Promise<boolean> {
  const [last] = await tx.run<{ is_same: boolean }>(sql`
    select step = ${step} and user_id is not distinct from ${actor.userId}
      and partner_id is not distinct from ${actor.partnerId} and answer < 400 and at > ${after} as is_same
    from installation_activity
    where location_id = ${locationId} and application_id = ${applicationId} order by id desc limit 1`)
  return last?.is_same ?? false
}

export interface SaidStep {
  applicationId: number
  at: Date
  step: string
  message: string
}

/** One statement for all Locations where the application is connected, however many they are. */
export async function insertStepInAll(tx: Tx, { applicationId, at, step, message }: SaidStep): Promise<void> {
  await tx.run(sql`
    insert into installation_activity (location_id, application_id, at, step, answer, message)
    select location_id, application_id, ${at}, ${step}, 200, ${message}
    from installations where application_id = ${applicationId} and status <> 'uninstalled'`)
}

/** For the people of the Location: names instead of numbers, and how the installation ended. */
export async function findOwnersView(db: Db, key: InstallationKey): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(
      'application', json_build_object('id', application.id, 'title', application.title, 'partner', partner.title),
      'people', (
        select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name) order by person.id), '[]')
        from users person
        where not person.is_operator and person.partner_id is null and person.id in (
          select user_id from installation_activity
          where location_id = ${key.locationId} and application_id = ${key.applicationId})),
      'ended', (
        select json_build_object('at', iso_local(change.changed_at, 'UTC'),
          'by', case change.source when 'marketplace' then 'owner' when 'partner_api' then 'partner' else 'operator' end,
          'paid_until', (
            select iso_local(max(payment.period_to), 'UTC') from payments payment
            where payment.location_id = change.location_id and payment.application_id = change.application_id
              and payment.refunded_at is null and payment.period_to > change.changed_at))
        from installations installation
        cross join lateral (
          select * from installation_status_log
          where location_id = installation.location_id and application_id = installation.application_id
          order by id desc limit 1) change
        where installation.location_id = ${key.locationId} and installation.application_id = ${key.applicationId}
          and installation.status = 'uninstalled' and change.status_to = 'uninstalled'))::text as json
    from applications application join partners partner on partner.id = application.partner_id
    where application.id = ${key.applicationId}`)
  return row?.json ?? '{}'
}
