-- The data of an event without its client. The shape stays, so that endpoints read it as before.
create or replace function erased_event_data(resource text, data json) returns json
language sql immutable
as $$
  select (data::jsonb || case
    when resource = 'client' then
      '{"name": "", "surname": "", "patronymic": "", "display_name": "", "phone": "", "email": "", "card": "",
        "birth_date": null, "comment": "", "discount": 0, "visits": 0, "sex_id": 0, "sex": "Unknown", "gender_id": 0,
        "gender": "Unknown", "sms_check": 0, "sms_bot": 0, "sms_not": 0, "spent": 0, "paid": 0, "balance": 0,
        "importance_id": 0, "importance": "None", "categories": [], "custom_fields": {}}'
    when resource = 'record' then
      '{"client": null, "comment": "", "api_id": "", "from_url": "", "custom_fields": {}}'
    when resource = 'loyalty_card' then '{"number": "", "phone": "", "client": null}'
    when resource = 'finances_operation' then '{"client": null, "comment": ""}'
    else '{"client": [], "comment": ""}'
  end::jsonb)::json
$$;

-- The client that the data of an event is about; null for none. Cards name no client: the caller knows theirs.
create or replace function client_in_event(resource text, resource_id bigint, data json) returns bigint
language sql immutable
as $$
  select case
    when resource = 'client' then resource_id
    when resource = 'record' or resource = 'finances_operation' or resource like 'goods_operations_%'
      then case json_typeof(data -> 'client') when 'object' then (data -> 'client' ->> 'id')::bigint end
  end
$$;

-- The moment of a client's last activity at or after another one; whether there is any.
create or replace function is_client_active(of_location bigint, of_client bigint, of_phone text, since timestamptz)
returns boolean
language sql stable
as $$
  select exists (select from appointments where location_id = of_location and client_id = of_client and starts_at >= since)
    or exists (
      select from finance_transactions
      where location_id = of_location and client_id = of_client and greatest(date, last_change_date) >= since)
    or exists (
      select from goods_operations where location_id = of_location and client_id = of_client and last_change_date >= since)
    or exists (
      select from loyalty_cards where location_id = of_location and client_id = of_client and last_change_date >= since)
    or exists (
      select from call_locations where location_id = of_location and phone = of_phone and called_at >= since)
$$;

-- What a client is and was called in a Location: `display_name`, `phone` or `email`, of the record and of its past
-- events, which are older than every other copy that is found by them. A number that another client of the Location has
-- now is theirs.
create or replace function names_of_client(of_location bigint, of_client bigint, field text) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct known.value order by known.value), '{}')
  from (
    select case field when 'phone' then phone when 'email' then email else display_name end
    from clients where location_id = of_location and id = of_client
    union all
    select data ->> field from events
    where location_id = of_location and resource = 'client' and resource_id = of_client
  ) known (value)
  where known.value <> '' and (field <> 'phone' or not exists (
    select from clients other
    where other.location_id = of_location and other.phone = known.value and other.deleted_at is null
      and other.id <> of_client))
$$;
