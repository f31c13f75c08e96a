create or replace view wire_activities as
select activity.location_id, activity.id, activity.starts_at, row_to_json(wire) as wire
from activities activity
join locations location on location.id = activity.location_id
join services service on service.location_id = activity.location_id and service.id = activity.service_id
join staff member on member.location_id = activity.location_id and member.id = activity.staff_id
cross join lateral (
  select
    activity.id,
    activity.location_id as company_id,
    activity.service_id,
    activity.staff_id,
    plain_local(activity.starts_at, location.timezone_name) as date,
    extract(epoch from activity.starts_at)::bigint as timestamp,
    activity.length,
    activity.capacity,
    activity.seats_taken as records_count,
    activity.color,
    activity.instructions,
    activity.stream_link,
    '' as font_color,
    false as notified,
    'forbidden' as prepaid,
    json_build_object(
      'id', service.id,
      'category_id', service.category_id,
      'title', service.title,
      'price_min', service.price_min,
      'price_max', service.price_max,
      'comment', service.comment,
      'duration', service.duration
    ) as service,
    json_build_object(
      'id', member.id,
      'api_id', member.api_id,
      'name', member.name,
      'specialization', member.specialization,
      'rating', 0,
      'votes_count', 0,
      'avatar', member.avatar,
      'avatar_big', member.avatar
    ) as staff,
    coalesce((
      select json_agg(json_build_object(
        'id', instance.id, 'title', instance.title, 'resource_id', instance.resource_id
      ) order by instance.id)
      from booked_instances booked
      join resource_instances instance on instance.location_id = booked.location_id and instance.id = booked.instance_id
      where booked.location_id = activity.location_id and booked.activity_id = activity.id
    ), '[]') as resource_instances,
    '{}'::int[] as labels
) wire
where activity.deleted_at is null;
