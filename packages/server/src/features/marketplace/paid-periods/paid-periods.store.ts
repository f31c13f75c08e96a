import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import type { PaidPeriod, PaidPeriodFacts, Period } from './paid-period.ts'

interface PaidPeriodRow {
  has_plans: boolean
  paid: { from: string; to: string }[]
  free_until: Date | null
  grace_until: Date | null
}

/** The day that every installation has before its first payment. */
export const graceHours = 24

const plansOf = (applicationId: number) => sql`
  exists (select from plan_options option join plans plan
      on plan.application_id = option.application_id and plan.id = option.plan_id
    where option.application_id = ${applicationId} and option.deleted_at is null and plan.deleted_at is null)`

export async function readPaidPeriodFacts(
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
): Promise<PaidPeriodFacts> {
  const [row] = await tx.run<PaidPeriodRow>(sql`
    select
      ${plansOf(applicationId)} as has_plans,
      (select coalesce(json_agg(json_build_object('from', payment.period_from, 'to', payment.period_to)), '[]')
        from payments payment
        where payment.location_id = installation.location_id and payment.application_id = installation.application_id
          and payment.refunded_at is null) as paid,
      installation.free_until, installation.grace_until
    from installations installation
    where installation.location_id = ${locationId} and installation.application_id = ${applicationId}`)
  const { has_plans, paid, free_until, grace_until } = row as PaidPeriodRow
  return { hasPlans: has_plans, paid: paid.map(toPeriod), freeUntil: free_until, graceUntil: grace_until }
}

const toPeriod = ({ from, to }: { from: string; to: string }): Period => ({
  from: new Date(from),
  to: new Date(to),
})

export async function writePaidPeriod(tx: Tx, key: InstallationKey, paidPeriod: PaidPeriod): Promise<void> {
  await tx.run(sql`
    update installations set paid_until = ${paidPeriod.paidUntil}, resumes_at = ${paidPeriod.resumesAt}
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}

/** Returns the end of the free period that the plans give from a moment on; null when they give none. */
const freeUntil = (applicationId: number, at: Date) => sql`(
  select ${at}::timestamptz + make_interval(months => max(option.free_period_in_months))
  from plan_options option join plans plan
    on plan.application_id = option.application_id and plan.id = option.plan_id
  where option.application_id = ${applicationId} and option.deleted_at is null and plan.deleted_at is null
    and option.free_period_in_months > 0)`

/** What an installation gets that becomes active for the first time at a moment: one row. */
export const freePeriodOf = ({ applicationId, at }: { applicationId: number; at: Date }) => sql`
  select ${plansOf(applicationId)} as has_plans, ${freeUntil(applicationId, at)} as free_until,
    ${at}::timestamptz + make_interval(hours => ${graceHours}) as grace_until`

interface Start {
  at: Date
  graceHours: number
}

/**
 * Only the first activation of an application in a Location, or the first one with a price, starts the free period.
 */
export async function startFreePeriod(
  tx: Tx,
  { locationId, applicationId }: InstallationKey,
  { at, graceHours }: Start,
): Promise<void> {
  await tx.run(sql`
    update installations set
      first_activated_at = coalesce(first_activated_at, ${at}),
      grace_until = ${at}::timestamptz + make_interval(hours => ${graceHours}),
      free_until = coalesce(free_until, ${freeUntil(applicationId, at)})
    where location_id = ${locationId} and application_id = ${applicationId}
      and (first_activated_at is null or paid_until is null)`)
}

/** The application has a price from now on, so its free period starts where nothing had to be paid before. */
export async function startPaying(tx: Tx, applicationId: number, { at, graceHours }: Start): Promise<void> {
  await tx.run(sql`
    with start as (
      select ${at}::timestamptz + make_interval(hours => ${graceHours}) as grace, ${freeUntil(applicationId, at)} as free
    )
    update installations installation set
      grace_until = start.grace,
      free_until = coalesce(installation.free_until, start.free),
      paid_until = greatest(start.grace, coalesce(installation.free_until, start.free))
    from start
    where installation.application_id = ${applicationId} and installation.status <> 'uninstalled'
      and installation.first_activated_at is not null and installation.paid_until is null`)
}

/** Nothing has to be paid any more, so installations that billing froze are due to resume. */
export async function stopPaying(tx: Tx, applicationId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update installations set
      resumes_at = case when status = 'freezed' and paid_until <= ${at} then ${at}::timestamptz end,
      paid_until = case when status = 'freezed' then paid_until end
    where application_id = ${applicationId} and status <> 'uninstalled' and paid_until is not null`)
}

export async function hasPlans(tx: Tx, applicationId: number): Promise<boolean> {
  const [row] = await tx.run<{ has_plans: boolean }>(sql`select ${plansOf(applicationId)} as has_plans`)
  return row?.has_plans ?? false
}

export async function setGrace(tx: Tx, key: InstallationKey, until: Date): Promise<void> {
  await tx.run(sql`
    update installations set grace_until = greatest(grace_until, ${until})
    where location_id = ${key.locationId} and application_id = ${key.applicationId}`)
}
