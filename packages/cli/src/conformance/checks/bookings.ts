import type { Check } from '../check.ts'
import { anId } from '../pattern.ts'
import { farDay, makeActivity, makeRecord, makeService, newName, newPhone } from '../records.ts'
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

/** Removes the client whom a booking has made. */
async function removeClient(session: Session, phone: string): Promise<void> {
  const { json } = await session.ask<{ data: { id: number }[] }>(
    { path: `/v1/clients/${session.location}?phone=${phone.slice(1)}`, as: 'owner' },
    { status: 200 },
  )
  for (const { id } of json.data)
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
      await book(session, booking)
      await removeClient(session, booking.client.phone)
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
      await removeClient(session, booking.client.phone)
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
      const phone = newPhone()
      const seat = { method: 'POST', path: `${event.path}/book`, as: 'owner' } as const
      const { json } = await session.ask<{ data: { id: number } }>(
        { ...seat, json: { fullname: newName(), phone } },
        { status: 201 },
      )
      session.removeLater(`appointment ${json.data.id}`, {
        method: 'DELETE',
        path: `/v1/record/${session.location}/${json.data.id}`,
        as: 'owner',
      })
      await removeClient(session, phone)
      await session.ask({ ...seat, json: { fullname: newName(), phone: newPhone() } }, { status: 409 })
    },
  },
]
