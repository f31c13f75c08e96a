-- Whether a delivery is still sent to its listener: while somebody listens, and while the endpoint or the application
-- through which the partner gets the event is eligible. A freeze cancels, because nobody may listen when it ends.
create or replace function listener_decision(
  of_listener bigint, is_lifecycle boolean, of_endpoint bigint, endpoint_decision text, of_location bigint,
  of_application bigint, of_resource text
) returns text
language sql stable
as $$
  select case
    when not exists (select from webhook_listeners where id = of_listener and ended_at is null) then 'cancel'
    when is_lifecycle or endpoint_decision = 'send' then 'send'
    when of_endpoint is null and exists (
      select from installed_applications application
      where application.location_id = of_location and application.application_id = of_application
        and application.blocked_by is null and of_resource = any(application.kinds)
        and right_to(of_resource) = any(application.rights)) then 'send'
    else 'cancel'
  end
$$;

-- The listeners of these partners, and whether more can wait for each.
create or replace function open_listeners(of_partners bigint[])
returns table (id bigint, partner_id bigint, location_id bigint, events text[], has_room boolean)
language sql stable
as $$
  select listener.id, listener.partner_id, listener.location_id, listener.events,
    (select count(*) from (
      select from endpoint_queues queue join due_deliveries due on due.queue_id = queue.id
      where queue.partner_id = listener.partner_id and url_hash(queue.url) = url_hash('listener:' || listener.id)
      limit max_waiting_for_listener()
    ) waiting) < max_waiting_for_listener()
  from webhook_listeners listener
  where listener.partner_id = any(of_partners) and listener.ended_at is null
$$;
