-- A Location as the wire shows it at a moment (its offset follows daylight saving): what partners of its applications
-- read, and what only its own people read.
drop function if exists wire_locations(timestamptz);
drop function if exists wire_locations(timestamptz, text);
create function wire_locations(at timestamptz, app_url text)
returns table (id bigint, wire json)
language sql stable
as $$
  select location.id, row_to_json(wire)
  from locations location
  join chains chain on chain.id = location.chain_id
  left join business_types business_type on business_type.id = location.business_type_id
  join connected_location_fields(at, app_url) fields on fields.id = location.id
  cross join lateral (
    select
      fields.*,
      location.zip,
      coalesce(business_type.business_group_id, 0) as business_group_id,
      coalesce(location.business_type_id, 0) as business_type_id,
      location.site,
      location.social,
      location.chain_id as main_group_id,
      (select row_to_json(main) from (select chain.id, chain.title) main) as main_group
  ) wire
$$;
