import { expect, it } from 'vitest'
import { makeBookable, makeResource, makeService, newPhone } from '../../../../test/bookings.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)

const outcomeOf = ({ status, json }: { status: number; json: { meta: { code?: string } } }) => [
  status,
  json.meta?.code,
]

it('CAL-04 a refused booking names its reason in meta.code, and save_if_busy overrides people but not resources', async () => {
  const { staffId } = await makeBookable(world)
  const { resourceId } = await makeResource(world)
  const serviceId = await makeService(world, { staffId, resourceIds: [resourceId] })
  const other = await makeBookable(world)
  await world.query('insert into service_staff values (1, $1, $2, 3600)', [serviceId, other.staffId])
  const book = async (fields: Record<string, unknown>) =>
    outcomeOf(
      await world.api.post('/v1/records/1', {
        as: as.owner,
        body: {
          staff_id: staffId,
          services: [],
          client: {},
          datetime: '2026-04-01T10:00:00',
          seance_length: 3600,
          ...fields,
        },
      }),
    )
  expect(await book({ services: [{ id: serviceId }] })).toEqual([201, undefined])
  expect(await book({})).toEqual([409, 'staff_busy'])
  expect(await book({ save_if_busy: 1 })).toEqual([201, undefined])
  expect(await book({ datetime: '2030-01-01T10:00:00' })).toEqual([409, 'outside_schedule'])
  const elsewhere = { staff_id: other.staffId, services: [{ id: serviceId }] }
  expect(await book(elsewhere)).toEqual([409, 'resource_busy'])
  expect(await book({ ...elsewhere, save_if_busy: 1 })).toEqual([409, 'resource_busy'])
})

it('CAL-04 a group event without enough seats says so by code', async () => {
  const { staffId, serviceId } = await makeBookable(world)
  const { json } = await world.api.post('/v1/activity/1', {
    as: as.owner,
    body: { date: '2026-04-02T10:00:00', service_id: serviceId, staff_id: staffId, capacity: 1 },
  })
  const seat = async (clients_count: number) =>
    outcomeOf(
      await world.api.post(`/v1/activity/1/${json.data.id}/book`, {
        as: as.owner,
        body: { fullname: 'Grace Hopper', phone: newPhone(), clients_count },
      }),
    )
  expect(await seat(2)).toEqual([409, 'no_seats_left'])
})
