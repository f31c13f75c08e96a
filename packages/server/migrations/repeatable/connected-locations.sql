-- A Location as the partners of its applications read it, at a moment. Photos are paths below the app's address.
drop function if exists wire_connected_locations(timestamptz, text);
drop function if exists connected_location_fields(timestamptz, text);
create function connected_location_fields(at timestamptz, app_url text)
returns table (
  id bigint, title text, public_title text, short_descr text, logo text, active int, phone text, phones text[], email text,
  country_id bigint, country text, schedule text, city_id bigint, city text, timezone float8, timezone_name text,
  address text, coordinate_lat float8, coordinate_lon float8, phone_confirmation boolean, active_staff_count int,
  app_ios text, app_android text, currency_short_title text, reminds_sms_disabled boolean, reminds_sms_default int,
  group_priority int, bookform_group_priority int, description text, photos text[], company_photos text[],
  booking_widget_promo jsonb
)
language sql stable
as $$
  select
    location.id,
    location.title,
    coalesce(nullif(location.public_title, ''), location.title),
    location.short_descr,
    location.logo,
    location.is_active::int,
    coalesce(location.phones[1], ''),
    location.phones,
    location.email,
    coalesce(location.country_id, 0),
    coalesce(country.title, ''),
    location.schedule,
    coalesce(location.city_id, 0),
    coalesce(city.title, ''),
    (extract(epoch from (at at time zone location.timezone_name) - (at at time zone 'UTC')) / 3600)::float8,
    location.timezone_name,
    location.address,
    location.coordinate_lat,
    location.coordinate_lon,
    location.is_phone_confirmed,
    (select count(*)::int from bookable_staff where location_id = location.id),
    location.app_ios,
    location.app_android,
    coalesce(country.currency_iso, ''),
    not location.is_reminding_by_sms,
    location.reminds_sms_default,
    location.group_priority,
    location.bookform_group_priority,
    location.description,
    location.photos,
    array(
      select case when photo.path ~ '^https?://' then photo.path else app_url || '/' || ltrim(photo.path, '/') end
      from unnest(location.photos) with ordinality as photo (path, position) order by photo.position
    ),
    location.booking_widget_promo
  from locations location
  left join countries country on country.id = location.country_id
  left join cities city on city.id = location.city_id
  where location.deleted_at is null
$$;

create function wire_connected_locations(at timestamptz, app_url text)
returns table (id bigint, wire json)
language sql stable
as $$
  select fields.id, row_to_json(fields) from connected_location_fields(at, app_url) fields
$$;
