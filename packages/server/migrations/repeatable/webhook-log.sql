-- A delivery, as its partner sees it.
create or replace function wire_delivery(delivery deliveries) returns json
language sql stable
as $$
  select json_build_object(
    'id', delivery.id,
    'webhook_id', 'dlv_' || delivery.id,
    'location_id', delivery.location_id,
    'application_id', delivery.application_id,
    'url', delivery.url,
    'resource', delivery.resource,
    'resource_id', delivery.resource_id,
    'status', delivery.status,
    'outcome', delivery.outcome,
    'reason', delivery.reason,
    'created_at', iso_local(delivery.created_at, 'UTC'),
    'due_at', iso_local(delivery.due_at, 'UTC'),
    'attempts', delivery.attempts)
$$;
