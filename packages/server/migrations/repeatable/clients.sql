-- Masks a phone for callers without the right to clients' phones: +1415***02.
create or replace function mask_phone(phone text) returns text
language sql immutable parallel safe
as $$
  select case when length(phone) < 8 then '***' else left(phone, 5) || '***' || right(phone, 2) end
$$;

create or replace function gender_title(gender_id int) returns text
language sql immutable parallel safe
as $$
  select (array['Unknown', 'Male', 'Female'])[gender_id + 1]
$$;

create or replace function importance_title(importance_id int) returns text
language sql immutable parallel safe
as $$
  select (array['None', 'Bronze', 'Silver', 'Gold'])[importance_id + 1]
$$;

drop function if exists wire_clients(boolean);
create function wire_clients(shows_phones boolean)
returns table (location_id bigint, id bigint, deleted_at timestamptz, wire json)
language sql stable
as $$
  select client.location_id, client.id, client.deleted_at, row_to_json(wire)
  from clients client
  join locations location on location.id = client.location_id
  cross join lateral (
    select
      client.id,
      client.name,
      client.surname,
      client.patronymic,
      client.display_name,
      case when shows_phones then client.phone else mask_phone(client.phone) end as phone,
      client.email,
      client.card,
      client.birth_date,
      client.comment,
      client.discount,
      client.visits,
      client.gender_id as sex_id,
      gender_title(client.gender_id) as sex,
      client.gender_id,
      gender_title(client.gender_id) as gender,
      client.sms_check,
      client.sms_bot,
      client.sms_not,
      client.spent,
      client.paid,
      client.balance,
      client.importance_id,
      importance_title(client.importance_id) as importance,
      coalesce((
        select json_agg(json_build_object('id', category.id, 'title', category.title, 'color', category.color)
          order by category.id)
        from client_category_links link
        join client_categories category on category.location_id = link.location_id and category.id = link.category_id
        where link.location_id = client.location_id and link.client_id = client.id
      ), '[]') as categories,
      iso_local(client.last_change_date, location.timezone_name) as last_change_date,
      client.custom_fields
  ) wire
$$;

-- The deprecated list has its own shape: an empty list of categories is an object, and a card is a number where it can
-- be one.
drop function if exists wire_listed_clients(boolean);
create function wire_listed_clients(shows_phones boolean)
returns table (location_id bigint, id bigint, deleted_at timestamptz, wire json)
language sql stable
as $$
  select client.location_id, client.id, client.deleted_at, row_to_json(wire)
  from clients client
  join locations location on location.id = client.location_id
  cross join lateral (
    select
      client.id,
      client.name,
      case when shows_phones then client.phone else mask_phone(client.phone) end as phone,
      client.email,
      coalesce((
        select json_agg(json_build_object('id', category.id, 'title', category.title, 'color', category.color)
          order by category.id)
        from client_category_links link
        join client_categories category on category.location_id = link.location_id and category.id = link.category_id
        where link.location_id = client.location_id and link.client_id = client.id
      ), '{}') as categories,
      client.gender_id,
      gender_title(client.gender_id) as gender,
      client.gender_id as sex_id,
      gender_title(client.gender_id) as sex,
      client.discount,
      client.importance_id,
      importance_title(client.importance_id) as importance,
      case when client.card ~ '^(0|[1-9][0-9]{0,14})$' then to_json(client.card::bigint) else to_json(client.card) end as card,
      client.birth_date,
      client.comment,
      client.sms_check,
      client.sms_not,
      client.spent,
      client.balance,
      client.visits,
      iso_local(client.last_change_date, location.timezone_name) as last_change_date,
      client.custom_fields
  ) wire
$$;
