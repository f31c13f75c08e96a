import type { World } from './world.ts'

/** Appointments of the main Location outside of working hours, or without the time and the resources that they need. */
export const findWronglyBooked = (world: World) =>
  world.query(`
      select appointment.id from appointments appointment
      join locations location on location.id = appointment.location_id
      where appointment.location_id = 1 and appointment.activity_id is null and appointment.deleted_at is null and (
        not exists (
          select from reservations where appointment_id = appointment.id and subject = 'staff'
            and subject_id = appointment.staff_id and lower(during) = appointment.starts_at)
        or not exists (
          select from schedule_days schedule where schedule.location_id = 1 and schedule.staff_id = appointment.staff_id
            and schedule.working @> tsrange(appointment.starts_at at time zone location.timezone_name,
              (appointment.starts_at + make_interval(secs => appointment.length)) at time zone location.timezone_name))
        or (select count(distinct resource_id) from service_resources need
            join appointment_services line using (location_id, service_id) where line.appointment_id = appointment.id)
          <> (select count(*) from reservations where appointment_id = appointment.id and subject = 'resource_instance'))`)
