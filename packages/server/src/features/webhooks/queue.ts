/** Puts the rows of `delivery`, which are those of the log, into the queue, with all that sending them takes. */
export const intoQueue = `
  insert into due_deliveries (lane_id, due_at, delivery_id, created_at, location_id, application_id, receiver_id,
    event_number, lifecycle_id, occurred_at, resource, resource_id, status, is_masked, attempts)
  select lane_id, due_at, id, created_at, location_id, application_id, receiver_id,
    event_number, lifecycle_id, occurred_at, resource, resource_id, status, is_masked, attempts
  from delivery`
