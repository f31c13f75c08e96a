-- Since when an installation is frozen; null while it is not. The holder of the freeze may have changed since.
create or replace function frozen_since(installation installations) returns timestamptz
language sql stable
as $$
  select entry.changed_at from installation_status_log entry
  where installation.status = 'freezed' and entry.location_id = installation.location_id
    and entry.application_id = installation.application_id and entry.status_to = 'freezed'
  order by entry.id desc limit 1
$$;

-- An installation as its partner reads it. Long lists are cut to the newest thousand.
drop view if exists wire_installations;
create view wire_installations as
select installation.location_id, installation.application_id, installation.status, row_to_json(wire) as wire
from installations installation
cross join lateral (
  select
    case installation.status
      when 'pending' then json_build_object(
        'status', installation.status,
        'frozen_by', '',
        'created_at', plain_local(installation.created_at, 'UTC'),
        'confirm_before', plain_local(installation.granted_at + interval '12 hours', 'UTC'))
      else json_build_object(
        'status', installation.status,
        'frozen_by', coalesce(installation.frozen_by, ''),
        'created_at', plain_local(installation.created_at, 'UTC'))
    end as connection_status,
    (
      select coalesce(json_agg(json_build_object(
        'id', payment.id,
        'payment_sum', payment.payment_sum::float8,
        'payment_date', plain_local(payment.payment_date, 'UTC'),
        'is_refunded', payment.refunded_at is not null,
        'refunded_at', plain_local(payment.refunded_at, 'UTC'),
        'period_from', plain_local(payment.period_from, 'UTC'),
        'period_to', plain_local(payment.period_to, 'UTC')) order by payment.id), '[]')
      from (
        select * from payments payment
        where payment.location_id = installation.location_id and payment.application_id = installation.application_id
        order by payment.id desc limit 1000
      ) payment
    ) as payments,
    (
      select coalesce(json_agg(json_build_object(
        'changed_at', plain_local(entry.changed_at, 'UTC'),
        'status_from', entry.status_from,
        'status_to', entry.status_to,
        'source', entry.source) order by entry.id), '[]')
      from (
        select * from installation_status_log entry
        where entry.location_id = installation.location_id and entry.application_id = installation.application_id
        order by entry.id desc limit 1000
      ) entry
    ) as logs,
    json_build_object(
      'chat_url', installation.chat_url, 'tips_url', installation.tips_url, 'channels', installation.channels, 'short_names', installation.short_names
    ) as special_settings
) wire;
