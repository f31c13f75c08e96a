create or replace view wire_payments as
select payment.location_id, payment.application_id, payment.id, row_to_json(wire) as wire
from payments payment
cross join lateral (
  select
    payment.id,
    trim_scale(payment.payment_sum) as payment_sum,
    plain_local(payment.payment_date, 'UTC') as payment_date,
    payment.refunded_at is not null as is_refunded,
    plain_local(payment.refunded_at, 'UTC') as refunded_at,
    plain_local(payment.period_from, 'UTC') as period_from,
    plain_local(payment.period_to, 'UTC') as period_to,
    payment.currency_iso,
    trim_scale(payment.discount) as discount,
    payment.source,
    (
      select json_build_object('id', application.id, 'title', application.title)
      from applications application where application.id = payment.application_id
    ) as application,
    (
      select plan.title || ', ' || option.title
      from plan_options option
      join plans plan on plan.application_id = option.application_id and plan.id = option.plan_id
      where option.id = payment.tariff_option_id
    ) as tariff
) wire;
