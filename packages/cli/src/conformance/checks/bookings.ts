import type { Check } from '../check.ts'
import { anId } from '../pattern.ts'
import { farDay, makeActivity, makeRecord, makeService, newName, newPhone } from '../records.ts'
import { requireId } from '../request-paths.ts'
import type { Session } from '../session.ts'

const toBooking = (service: number, staff: number, json: object) => ({
  staff_id: staff,
  services: [{ id: service, first_cost: 10, cost: 10 }],
  client: { phone: newPhone(), name: newName() },
  seance_length: 3600,
  save_if_busy: 1,
  ...json,
})

const book = (session: Session, json: object) =>
  makeRecord(session, {
    what: 'appointment',
    list: `/v1/records/${session.location}`,
    of: `/v1/record/${session.location}`,
    json,
  })

interface Booked {
  data: { client: { id: number; name: string; phone: string } | null }
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** Removes the client whom a booking has made: the one whom the appointment names, if name and phone are those just sent. */
async function removeClient(
  session: Session,
  appointment: { path: string },
  sent: { name: string; phone: string },
): Promise<void> {
  const { json } = await session.ask<Booked>({ path: appointment.path, as: 'owner' }, { status: 200 })
  const client = json?.data?.client
  const isMade =
    client && client.name === sent.name && digitsOf(String(client.phone)) === digitsOf(sent.phone)
  if (!isMade) return session.leave(`client ${sent.name}, whom the appointment does not name`)
  const id = requireId(client.id)
  session.removeLater(`client ${id}`, {
    method: 'DELETE',
    path: `/v1/client/${session.location}/${id}`,
    as: 'owner',
  })
}

export const bookingChecks: Check[] = [
  {
    number: 'TRM-02',
    looks: 'two appointments at once that need the only instance of a resource',
    changes: ['team members', 'services', 'resources', 'appointments', 'clients'],
    async run(session) {
      const { location } = session
      const resource = await makeRecord(session, {
        what: 'resource',
        list: `/v1/resources/${location}`,
        of: `/v1/resources/${location}`,
        json: { title: newName(), instances: [{ title: 'the only one' }] },
      })
      const { staff, service } = await makeService(session, { resource_ids: [resource.id] })
      const booking = toBooking(service.id, staff.id, { datetime: `${farDay()}T10:00:00` })
      await removeClient(session, await book(session, booking), booking.client)
      await session.ask(
        { method: 'POST', path: `/v1/records/${location}`, as: 'owner', json: booking },
        { status: 409, body: { success: false, data: null } },
      )
    },
  },
  {
    number: 'TRM-03',
    looks: 'two appointments of a client, one after the other',
    changes: ['team members', 'services', 'appointments', 'clients'],
    async run(session) {
      const { staff, service } = await makeService(session)
      const booking = toBooking(service.id, staff.id, { datetime: `${farDay()}T10:00:00` })
      const first = await book(session, booking)
      await removeClient(session, first, booking.client)
      const second = await book(session, { ...booking, datetime: `${farDay()}T11:00:00` })
      const read = ({ path }: { path: string }) =>
        session.ask<{ data: { visit_id: number } }>(
          { path, as: 'owner' },
          { status: 200, body: { data: { visit_id: anId } } },
        )
      const [one, other] = [await read(first), await read(second)]
      session.must(
        one.json.data.visit_id === other.json.data.visit_id,
        other,
        `visit_id ${one.json.data.visit_id}`,
      )
    },
  },
  {
    number: 'TRM-04',
    looks: 'a second seat in a group event for one',
    changes: ['team members', 'services', 'group events', 'appointments', 'clients'],
    async run(session) {
      const { staff, service } = await makeService(session, { capacity: 1 })
      const event = await makeActivity(session, { staff, service, time: `${farDay()} 10:00:00` }, 1)
      const sent = { name: newName(), phone: newPhone() }
      const seat = {
        what: 'appointment',
        list: `${event.path}/book`,
        of: `/v1/record/${session.location}`,
      }
      const appointment = await makeRecord(session, {
        ...seat,
        json: { fullname: sent.name, phone: sent.phone },
      })
      await removeClient(session, appointment, sent)
      await session.ask(
        { method: 'POST', path: seat.list, as: 'owner', json: { fullname: newName(), phone: newPhone() } },
        { status: 409 },
      )
    },
  },
]
