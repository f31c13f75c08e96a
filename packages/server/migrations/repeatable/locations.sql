-- A Location as it stands on the wire, at a moment (its offset follows daylight saving).
drop function if exists wire_locations(timestamptz);
create function wire_locations(at timestamptz)
returns table (id bigint, chain_id bigint, city_id bigint, business_type_id bigint, is_active boolean, wire json)
language sql stable
as $$
  select
    location.id,
    location.chain_id,
    location.city_id,
    location.business_type_id,
    location.is_active,
    row_to_json(wire)
  from locations location
  join chains chain on chain.id = location.chain_id
  left join countries country on country.id = location.country_id
  left join cities city on city.id = location.city_id
  left join business_types business_type on business_type.id = location.business_type_id
  cross join lateral (
    select
      location.id,
      location.title,
      coalesce(nullif(location.public_title, ''), location.title) as public_title,
      coalesce(location.phones[1], '') as phone,
      location.phones,
      location.country_id,
      coalesce(country.title, '') as country,
      location.city_id,
      coalesce(city.title, '') as city,
      location.is_active::int as active,
      (extract(epoch from (at at time zone location.timezone_name) - (at at time zone 'UTC')) / 3600)::float8 as timezone,
      location.timezone_name,
      location.address,
      location.zip,
      location.coordinate_lat,
      location.coordinate_lon,
      coalesce(country.currency_iso, '') as currency_short_title,
      business_type.business_group_id,
      location.business_type_id,
      location.site,
      location.logo,
      location.short_descr,
      location.description,
      location.schedule,
      location.email,
      location.social,
      location.chain_id as main_group_id,
      (select row_to_json(main) from (select chain.id, chain.title) main) as main_group
  ) wire
  where location.deleted_at is null
$$;
