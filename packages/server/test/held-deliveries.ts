import { addEndpoint, createClient, fannedOut } from './webhooks.ts'
import type { World } from './world.ts'

/** Makes an event of the partner with so many deliveries that were held. A replay takes them in batches. */
export async function holdDeliveries(world: World, { url, count }: { url: string; count: number }) {
  await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
  await createClient(world)
  await fannedOut(world)
  await world.query(`delete from due_deliveries`)
  await world.query(`update deliveries set outcome = 'held' where url = $1`, [url])
  await world.query(
    `insert into deliveries (created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url,
       event_number, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at, attempts)
     select created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url,
       event_number, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at, attempts
     from deliveries, generate_series(2, $2) where url = $1`,
    [url, count],
  )
  world.clock.advance(1)
}
