create or replace view wire_staff as
select member.location_id, member.id, member.weight, row_to_json(wire) as wire
from staff member
left join positions held on held.location_id = member.location_id and held.id = member.position_id
left join memberships membership on membership.location_id = member.location_id and membership.user_id = member.user_id
left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
left join users on users.id = member.user_id
cross join lateral (
  select
    member.id,
    member.api_id,
    member.location_id as company_id,
    member.name,
    member.specialization,
    case when held.id is not null then
      json_build_object('id', held.id, 'title', held.title, 'services_binding_type', 0) end as position,
    member.position_id,
    0 as show_rating,
    0 as rating,
    0 as votes_count,
    0 as comments_count,
    member.avatar,
    member.avatar as avatar_big,
    member.weight,
    member.information,
    member.is_hidden::int as hidden,
    member.is_fired::int as fired,
    0 as status,
    (
      select to_char(max(day), 'YYYY-MM-DD') from schedule_days schedule
      where schedule.location_id = member.location_id and schedule.staff_id = member.id
    ) as schedule_till,
    'forbidden' as prepaid,
    member.user_id,
    case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'avatar', users.avatar) end as "user",
    coalesce('timetable_access' = any(role.rights), false) as has_access_timetable,
    true as is_paid_staff
) wire
where member.deleted_at is null;
