import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

/** Lists the plan options that can be bought, in the developer's order. */
export async function listPlans(db: Db, applicationId: number): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select coalesce(json_agg(wire order by position, id), '[]')::text as json
    from wire_tariffs
    where application_id = ${applicationId} and json_array_length(wire -> 'options') > 0`)
  return (row as { json: string }).json
}

export interface PlanOption {
  id: number
  plan: string
  title: string
  /** A decimal number as text, so that it stays exact. */
  price: string
  currency: string
  months: number
  staffAmount: number | null
}

/** Returns one option on offer; without an id the first. */
export async function findOption(
  db: Db,
  { applicationId, optionId = null }: { applicationId: number; optionId?: number | null },
): Promise<PlanOption | undefined> {
  const [row] = await db.run<PlanOption>(sql`
    select option.id, plan.title as plan, option.title, option.overall_price as price,
      option.currency_iso as currency, option.duration_in_months as months, option.staff_amount as "staffAmount"
    from plan_options option
    join plans plan on plan.application_id = option.application_id and plan.id = option.plan_id
    where option.application_id = ${applicationId} and option.deleted_at is null and plan.deleted_at is null
      and (${optionId}::bigint is null or option.id = ${optionId})
    order by plan.position, plan.id, option.position, option.id limit 1`)
  return row
}
