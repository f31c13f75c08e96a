import type { World } from '../world.ts'
import { applicationIds, applications, lifecycleUrl } from './facts.ts'

/** Gives the demo world's applications the facts of the model. */
export async function prepare(world: World, baseUrl: string): Promise<void> {
  for (const id of applicationIds) {
    const { fastUrl } = applications[id] ?? {}
    await world.query('update applications set webhook_url = $2, receiver_url = $3 where id = $1', [
      id,
      baseUrl + lifecycleUrl(id),
      fastUrl ? baseUrl + fastUrl : '',
    ])
  }
  for (const id of applicationIds.filter(applicationId => applications[applicationId]?.freeMonths)) {
    await world.query("insert into plans (application_id, id, title) values ($1, 901, 'Standard')", [id])
    await world.query(
      `insert into plan_options (application_id, plan_id, id, title, overall_price, duration_in_months, currency_iso,
         free_period_in_months, position)
       values ($1, 901, 901, '1 month', 19, 1, 'USD', $2, 1)`,
      [id, applications[id]?.freeMonths],
    )
  }
}
