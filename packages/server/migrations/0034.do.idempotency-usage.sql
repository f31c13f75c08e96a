-- What the keys of a partner, or of a person without one, take up: how many, and how many bytes of answers, by the hour of the
-- platform's clock. So a bound is looked up in at most 26 rows, and nothing is counted in the table of the keys.
create table idempotency_usage (
  holder text not null,
  hour timestamptz not null,
  keys integer not null,
  bytes bigint not null,
  primary key (holder, hour)
) with (fillfactor = 50);
create index idempotency_usage_age on idempotency_usage (hour);

insert into idempotency_usage (holder, hour, keys, bytes)
select split_part(caller, ',', 1), date_trunc('hour', created_at, 'UTC'), count(*), coalesce(sum(octet_length(sealed_answer)), 0)
from idempotency_keys group by 1, 2;
