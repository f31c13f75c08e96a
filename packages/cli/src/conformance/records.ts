import { randomBytes, randomInt } from 'node:crypto'
import { anId } from './pattern.ts'
import { requireId } from './request-paths.ts'
import type { Session } from './session.ts'

/** A name by which people recognise what a run has made. */
export const newName = (): string => `Foyer conformance ${randomBytes(4).toString('hex')}`

/** A number of San Francisco that is most probably nobody's. */
export const newPhone = (): string => `+16282${String(randomInt(1_000_000)).padStart(6, '0')}`

interface Made {
  id: number
  path: string
}

interface Making {
  what: string
  /** Where it is posted. */
  list: string
  /** Where it is read, changed and deleted. */
  of: string
  json: object
}

/** Makes a record that is deleted after the check. */
export async function makeRecord(session: Session, { what, list, of, json }: Making): Promise<Made> {
  const answer = await session.ask<{ data: { id: number } }>(
    { method: 'POST', path: list, as: 'owner', json },
    { status: 201, body: { success: true, data: { id: anId } } },
  )
  const id = requireId(answer.json.data.id)
  const made = { id, path: `${of}/${id}` }
  session.removeLater(`${what} ${made.id}`, { method: 'DELETE', path: made.path, as: 'owner' })
  return made
}

export const makeClient = (session: Session, json: object = {}): Promise<Made> =>
  makeRecord(session, {
    what: 'client',
    list: `/v1/clients/${session.location}`,
    of: `/v1/client/${session.location}`,
    json: { name: newName(), phone: newPhone(), ...json },
  })

/** A day so far ahead that nobody has booked it; the Location decides what hour that is. */
export const farDay = (): string => new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)

/** A team member who provides a service of their own. */
export async function makeService(session: Session, json: object = {}) {
  const { location } = session
  const staff = await makeRecord(session, {
    what: 'team member',
    list: `/v1/staff/${location}`,
    of: `/v1/staff/${location}`,
    json: { name: newName(), specialization: 'conformance' },
  })
  const category = await makeRecord(session, {
    what: 'service category',
    list: `/v1/service_categories/${location}`,
    of: `/v1/service_category/${location}`,
    json: { title: newName() },
  })
  const service = await makeRecord(session, {
    what: 'service',
    list: `/v1/services/${location}`,
    of: `/v1/services/${location}`,
    json: {
      title: newName(),
      category_id: category.id,
      price_min: 10,
      staff: [{ id: staff.id, seance_length: 3600 }],
      ...json,
    },
  })
  return { staff, category, service }
}

interface Seat {
  staff: Made
  service: Made
  time: string
}

/** A group event on a far day. */
export const makeActivity = (
  session: Session,
  { staff, service, time }: Seat,
  capacity: number,
): Promise<Made> =>
  makeRecord(session, {
    what: 'group event',
    list: `/v1/activity/${session.location}`,
    of: `/v1/activity/${session.location}`,
    json: { date: time, service_id: service.id, staff_id: staff.id, capacity, force: 1 },
  })
