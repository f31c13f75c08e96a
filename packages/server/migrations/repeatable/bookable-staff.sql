-- Team members who can be booked: not deleted, not hidden, and with a service that can be booked.
create or replace view bookable_staff as
select staff.location_id, staff.id as staff_id
from staff
where staff.deleted_at is null and not staff.is_hidden and not staff.is_fired
  and exists (
    select from service_staff link join services service
      on service.location_id = link.location_id and service.id = link.service_id
    where link.location_id = staff.location_id and link.staff_id = staff.id
      and service.deleted_at is null and service.is_active);
