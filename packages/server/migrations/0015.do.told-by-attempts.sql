-- What came of a delivery is told by its attempts alone: its row in the log is no longer written a second time. A row that
-- says 'scheduled' has the outcome of the attempt after those it counts, as soon as there is one; see told_deliveries.
drop function if exists wire_delivery(deliveries);
drop function if exists webhook_envelope(bigint, text, bigint, text, json);

-- Of the headers of a request, the signature is what nothing else tells; those of the answer are kept as they came.
alter table delivery_attempts add column signature text;
alter table delivery_attempts add column answer_head text;
update delivery_attempts set
  signature = request_headers ->> 'webhook-signature',
  answer_head = (
    select coalesce(string_agg(header.key || ': ' || header.value || E'\n', ''), '')
    from json_each_text(answer_headers) header)
where answer_headers is not null or request_headers ->> 'webhook-signature' is not null;
alter table delivery_attempts drop column request_headers, drop column answer_headers;

-- The room for the second write is not needed any more.
do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent = 'deliveries'::regclass loop
    execute format('alter table %s reset (fillfactor)', part);
  end loop;
end
$$;

-- The queue has all that sending takes, so that the log is not read for it either.
alter table due_deliveries
  add column location_id bigint,
  add column application_id bigint,
  add column receiver_id bigint,
  add column event_number bigint,
  add column lifecycle_id bigint,
  add column occurred_at timestamptz,
  add column resource text,
  add column resource_id bigint,
  add column status text,
  add column is_masked boolean,
  add column attempts int;
update due_deliveries due set
  location_id = delivery.location_id, application_id = delivery.application_id, receiver_id = delivery.receiver_id,
  event_number = delivery.event_number, lifecycle_id = delivery.lifecycle_id, occurred_at = delivery.occurred_at,
  resource = delivery.resource, resource_id = delivery.resource_id, status = delivery.status,
  is_masked = delivery.is_masked, attempts = delivery.attempts
from deliveries delivery
where delivery.id = due.delivery_id and delivery.created_at = due.created_at;
-- Of what the log has lost, nothing can be sent.
delete from due_deliveries where location_id is null;
alter table due_deliveries
  alter column location_id set not null,
  alter column occurred_at set not null,
  alter column resource set not null,
  alter column resource_id set not null,
  alter column status set not null,
  alter column is_masked set not null,
  alter column attempts set not null;

-- A portion is numbered by its worker. Within which time its deliveries were due is written instead of when each was; and
-- its row lives too short to be worth compressing.
alter table claims add column first_due_at timestamptz, add column last_due_at timestamptz;
update claims set
  first_due_at = (select min(due_at) from unnest(due_ats) due_at),
  last_due_at = (select max(due_at) from unnest(due_ats) due_at);
alter table claims
  drop column due_ats,
  alter column first_due_at set not null,
  alter column last_due_at set not null,
  alter column id drop identity,
  alter column delivery_ids set storage external,
  set (toast_tuple_target = 8160);
