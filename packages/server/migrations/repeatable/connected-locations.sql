-- A Location as the partners of its applications read it, at a moment. Photos are paths below the app's address.
drop function if exists wire_connected_locations(timestamptz, text);
create function wire_connected_locations(at timestamptz, app_url text)
returns table (id bigint, wire json)
language sql stable
as $$
  select location.id, row_to_json(wire)
  from locations location
  left join countries country on country.id = location.country_id
  left join cities city on city.id = location.city_id
  cross join lateral (
    select
      location.id,
      location.title,
      coalesce(nullif(location.public_title, ''), location.title) as public_title,
      location.short_descr,
      location.logo,
      location.is_active::int as active,
      coalesce(location.phones[1], '') as phone,
      location.phones,
      location.email,
      location.country_id,
      coalesce(country.title, '') as country,
      location.schedule,
      location.city_id,
      coalesce(city.title, '') as city,
      (extract(epoch from (at at time zone location.timezone_name) - (at at time zone 'UTC')) / 3600)::float8 as timezone,
      location.timezone_name,
      location.address,
      location.coordinate_lat,
      location.coordinate_lon,
      location.is_phone_confirmed as phone_confirmation,
      (select count(*)::int from bookable_staff where location_id = location.id) as active_staff_count,
      location.app_ios,
      location.app_android,
      coalesce(country.currency_iso, '') as currency_short_title,
      not location.is_reminding_by_sms as reminds_sms_disabled,
      location.reminds_sms_default,
      location.group_priority,
      location.bookform_group_priority,
      location.description,
      location.photos,
      array(
        select case when photo.path ~ '^https?://' then photo.path else app_url || '/' || ltrim(photo.path, '/') end
        from unnest(location.photos) with ordinality as photo (path, position) order by photo.position
      ) as company_photos,
      location.booking_widget_promo
  ) wire
  where location.deleted_at is null
$$;
