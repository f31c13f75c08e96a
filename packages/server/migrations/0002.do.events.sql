-- Every change of a Location's records, in the order in which they committed. The number is taken last in the
-- transaction, under the lock of the Location's counter, so that a later number never commits before an earlier one.
create table event_counters (
  location_id bigint primary key references locations on delete cascade,
  last_number bigint not null default 0
);

create table events (
  location_id bigint not null,
  number bigint not null,
  resource text not null,
  resource_id bigint not null,
  status text not null check (status in ('create', 'update', 'delete')),
  -- The record as its GET answered at that moment.
  data json not null,
  -- Who made the change; null where the platform did.
  partner_id bigint,
  user_id bigint,
  occurred_at timestamptz not null,
  primary key (location_id, number, occurred_at)
) partition by range (occurred_at);
create index events_record on events (location_id, resource, resource_id, number);
