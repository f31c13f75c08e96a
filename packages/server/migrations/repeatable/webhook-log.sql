-- Deliveries with their outcome. The row itself says that a delivery was held or cancelled; otherwise its last attempt
-- decides.
create or replace view delivery_log as
select delivery.id, delivery.created_at, delivery.partner_id, delivery.location_id, delivery.application_id,
  delivery.endpoint_id, delivery.queue_id, delivery.url, delivery.event_number, delivery.lifecycle_id,
  delivery.occurred_at, delivery.resource, delivery.resource_id, delivery.status, delivery.is_masked,
  case when last_attempt.number is null then delivery.outcome when last_attempt.reason = '' then 'delivered' else 'failed' end as outcome,
  coalesce(last_attempt.reason, delivery.reason) as reason,
  delivery.due_at,
  delivery.attempts + case when last_attempt.number is null then 0 else 1 end as attempts,
  delivery.event_number is null and (delivery.lifecycle_id is null
    or exists (select from lifecycle_events lifecycle where lifecycle.id = delivery.lifecycle_id and lifecycle.is_test)) as is_test,
  delivery.event_number is not null or delivery.data is not null as carries_record
from deliveries delivery
left join delivery_attempts last_attempt
  on last_attempt.delivery_id = delivery.id and last_attempt.created_at = delivery.created_at
  and last_attempt.number = delivery.attempts + 1 and delivery.outcome = 'scheduled';

-- Whether a response is JSON that says `success: false`. Only the beginning of a response is stored, so a longer one
-- is not valid JSON.
create or replace function reports_failure(body text) returns boolean
language plpgsql immutable
as $$
declare
  said json;
begin
  if body not like '%false%' then return false; end if;
  -- PostgreSQL cannot read some escapes of valid JSON; such a response counts as no failure.
  said := regexp_replace(body, '(\\\\)|\\u[0-9a-fA-F]{4}', '\1', 'g')::json;
  return json_typeof(said) = 'object' and coalesce(said -> 'success', 'null')::text = 'false';
exception when others then
  return false;
end
$$;

-- Whether the endpoint accepted a delivery with its last attempt, and reported a failure in the response.
create or replace function delivery_reported_failure(delivery delivery_log) returns boolean
language sql stable
as $$
  select delivery.outcome = 'delivered' and coalesce((
    select reports_failure(attempt.response_body) from delivery_attempts attempt
    where attempt.delivery_id = delivery.id and attempt.created_at = delivery.created_at
      and attempt.number = delivery.attempts), false)
$$;

-- A delivery, as its partner sees it.
create or replace function wire_delivery(delivery delivery_log) returns json
language sql stable
as $$
  select json_build_object(
    'id', delivery.id,
    'webhook_id', 'dlv_' || delivery.id,
    'location_id', delivery.location_id,
    'location_title', (select title from locations where id = delivery.location_id),
    'application_id', delivery.application_id,
    'endpoint_id', delivery.endpoint_id,
    'url', delivery.url,
    'resource', delivery.resource,
    'resource_id', delivery.resource_id,
    'status', delivery.status,
    'is_test', delivery.is_test,
    'is_sample', delivery.is_test and not delivery.carries_record and delivery.resource not in ('test', 'application'),
    'outcome', delivery.outcome,
    'reason', delivery.reason,
    'reported_failure', delivery_reported_failure(delivery),
    'created_at', iso_local(delivery.created_at, 'UTC'),
    'due_at', iso_local(delivery.due_at, 'UTC'),
    'attempts', delivery.attempts,
    'response_status', last_attempt.response_status,
    'duration_ms', last_attempt.duration_ms)
  from (values (delivery.id)) known
  left join delivery_attempts last_attempt
    on last_attempt.delivery_id = delivery.id and last_attempt.created_at = delivery.created_at
    and last_attempt.number = delivery.attempts
$$;
