import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { Plan } from './pending-changes.ts'

/** Plans that wait for a review have their ids already, because developers refer to them by id. */
export async function takePlanId(tx: Tx, table: 'plans' | 'plan_options'): Promise<number> {
  const [row] = await tx.run<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id`,
  )
  return (row as { id: number }).id
}

/** Writes all plans of an application. Rows of removed plans stay, because payments refer to them. */
export async function savePlans(
  tx: Tx,
  applicationId: number,
  { plans, at }: { plans: Plan[]; at: Date },
): Promise<void> {
  const options = plans.flatMap(({ id, options }) => options.map(option => ({ ...option, plan_id: id })))
  await tx.run(sql`
    update plans set deleted_at = ${at}
    where application_id = ${applicationId} and deleted_at is null
      and id <> all(${plans.map(({ id }) => id)}::bigint[])`)
  await tx.run(sql`
    update plan_options set deleted_at = ${at}
    where application_id = ${applicationId} and deleted_at is null
      and id <> all(${options.map(({ id }) => id)}::bigint[])`)
  await tx.run(sql`
    insert into plans (application_id, id, title, position)
    select ${applicationId}, id, title, position
    from json_to_recordset(${JSON.stringify(plans)}::json) as plan (id bigint, title text, position int)
    on conflict (application_id, id) do update set title = excluded.title, position = excluded.position`)
  await tx.run(sql`
    insert into plan_options (application_id, id, plan_id, title, overall_price, duration_in_months, currency_iso,
      staff_amount, free_period_in_months, position)
    select ${applicationId}, option.*
    from json_to_recordset(${JSON.stringify(options)}::json) as option (id bigint, plan_id bigint, title text,
      overall_price numeric, duration_in_months int, currency_iso text, staff_amount int, free_period_in_months int,
      position int)
    on conflict (application_id, id) do update set title = excluded.title, overall_price = excluded.overall_price,
      duration_in_months = excluded.duration_in_months, currency_iso = excluded.currency_iso,
      staff_amount = excluded.staff_amount, free_period_in_months = excluded.free_period_in_months,
      position = excluded.position`)
}
