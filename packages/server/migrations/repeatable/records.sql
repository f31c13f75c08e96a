drop function if exists wire_records(boolean);
create function wire_records(shows_phones boolean)
returns table (location_id bigint, id bigint, deleted_at timestamptz, wire json)
language sql stable
as $$
  select appointment.location_id, appointment.id, appointment.deleted_at, row_to_json(wire)
  from appointments appointment
  join locations location on location.id = appointment.location_id
  join staff member on member.location_id = appointment.location_id and member.id = appointment.staff_id
  left join positions held on held.location_id = member.location_id and held.id = member.position_id
  left join clients client on client.location_id = appointment.location_id and client.id = appointment.client_id
  cross join lateral (
    select
      appointment.id,
      appointment.location_id as company_id,
      appointment.staff_id,
      appointment.clients_count,
      plain_local(appointment.starts_at, location.timezone_name) as date,
      iso_local(appointment.starts_at, location.timezone_name) as datetime,
      iso_local(appointment.created_at, location.timezone_name) as create_date,
      iso_local(appointment.last_change_date, location.timezone_name) as last_change_date,
      appointment.comment,
      appointment.is_online as online,
      coalesce(appointment.visit_id, 0) as visit_id,
      appointment.attendance as visit_attendance,
      appointment.attendance,
      (appointment.attendance > 0)::int as confirmed,
      appointment.length as seance_length,
      appointment.length,
      0 as sms_before,
      0 as sms_now,
      0 as email_now,
      0 as notified,
      0 as master_request,
      appointment.api_id,
      appointment.from_url,
      0 as review_requested,
      coalesce(appointment.created_user_id, 0) as created_user_id,
      appointment.deleted_at is not null as deleted,
      0 as paid_full,
      false as prepaid,
      false as prepaid_confirmed,
      false as is_update_blocked,
      coalesce(appointment.activity_id, 0) as activity_id,
      '' as record_from,
      coalesce((
        select json_agg(json_build_object(
          'id', line.service_id,
          'title', line.title,
          'first_cost', line.first_cost,
          'discount', line.discount,
          'cost', line.cost,
          'manual_cost', line.cost,
          'cost_per_unit', round(line.cost / line.amount, 2),
          'cost_to_pay', line.cost,
          'amount', line.amount
        ) order by line.position)
        from appointment_services line
        where line.location_id = appointment.location_id and line.appointment_id = appointment.id
      ), '[]') as services,
      json_build_object(
        'id', member.id,
        'api_id', member.api_id,
        'name', member.name,
        'specialization', member.specialization,
        'position', case when held.id is not null then
          json_build_object('id', held.id, 'title', held.title, 'services_binding_type', 0) end,
        'rating', 0,
        'votes_count', 0,
        'avatar', member.avatar,
        'avatar_big', member.avatar
      ) as staff,
      -- Of a client who was deleted, the appointments keep the name alone.
      case when client.deleted_at is not null then json_build_object(
        'id', client.id,
        'name', client.name,
        'surname', client.surname,
        'patronymic', client.patronymic,
        'display_name', client.display_name,
        'phone', '',
        'email', '',
        'comment', '',
        'sex', 0,
        'birthday', '',
        'card', '',
        'success_visits_count', 0,
        'fail_visits_count', 0,
        'discount', 0,
        'is_new', false,
        'custom_fields', '{}'::json,
        'client_tags', '[]'::json
      ) when client.id is not null then json_build_object(
        'id', client.id,
        'name', client.name,
        'surname', client.surname,
        'patronymic', client.patronymic,
        'display_name', client.display_name,
        'phone', case when shows_phones then client.phone else mask_phone(client.phone) end,
        'email', client.email,
        'comment', client.comment,
        'sex', client.gender_id,
        'birthday', coalesce(client.birth_date::text, ''),
        'card', client.card,
        'success_visits_count', client.visits,
        'fail_visits_count', (
          select count(distinct missed.visit_id) from appointments missed
          where missed.location_id = client.location_id and missed.client_id = client.id
            and missed.attendance = -1 and missed.deleted_at is null
        ),
        'discount', client.discount,
        'is_new', client.visits = 0,
        'custom_fields', client.custom_fields,
        'client_tags', coalesce((
          select json_agg(json_build_object('id', category.id, 'title', category.title, 'color', category.color)
            order by category.id)
          from client_category_links link
          join client_categories category on category.location_id = link.location_id and category.id = link.category_id
          where link.location_id = client.location_id and link.client_id = client.id
        ), '[]')
      ) end as client,
      '{}'::int[] as goods_transactions,
      appointment.custom_fields,
      '' as custom_color,
      '{}'::int[] as record_labels,
      '{}'::int[] as documents,
      array(
        select booked.instance_id from booked_instances booked
        where booked.location_id = appointment.location_id and booked.appointment_id = appointment.id
        order by booked.instance_id
      ) as resource_instance_ids,
      0 as sms_remain_hours,
      0 as email_remain_hours,
      0 as technical_break_duration,
      0 as payment_status
  ) wire
$$;
