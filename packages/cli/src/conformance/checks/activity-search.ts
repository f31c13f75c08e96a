import type { Check } from '../check.ts'
import { aNumber } from '../pattern.ts'
import { farDay, makeActivity, makeService } from '../records.ts'
import type { Session } from '../session.ts'
import { listSpellings, repeated } from '../spellings.ts'

/** Two group events on one day, of two services, found by their services alone. */
async function makeTwo(session: Session) {
  const first = await makeService(session, { capacity: 5 })
  const second = await makeService(session, { capacity: 5 })
  const day = farDay()
  const events = [
    await makeActivity(session, { ...first, time: `${day} 10:00:00` }, 5),
    await makeActivity(session, { ...second, time: `${day} 12:00:00` }, 5),
  ]
  const services = [first.service.id, second.service.id]
  return { day, events, services, staff: first.staff.id, at: `/v1/activity/${session.location}` }
}

const changes = ['team members', 'services', 'group events']

export const activitySearchChecks: Check[] = [
  {
    number: 'ACT-01',
    looks: 'two group events, by service, by team member and in pages',
    changes,
    async run(session) {
      const { day, events, services, staff, at } = await makeTwo(session)
      const [first, second] = events.map(({ id }) => ({ id }))
      const search = (query: string, data: object[], count: number) =>
        session.ask(
          { path: `${at}/search?from=${day}&till=${day}&${query}`, as: 'partner' },
          { status: 200, body: { success: true, data, meta: { count } } },
        )
      const both = repeated('service_ids', services)
      await search(both, [first, second] as object[], 2)
      await search(`service_ids=${services[1]}`, [second] as object[], 1)
      await search(`staff_ids=${staff}`, [first] as object[], 1)
      await search(`${both}&page=2&count=1`, [second] as object[], 2)
    },
  },
  {
    number: 'ACT-02',
    looks: 'the day of two group events',
    changes,
    async run(session) {
      const { day, services, at } = await makeTwo(session)
      await session.ask(
        {
          path: `${at}/search_dates?from=${day}&till=${day}&${repeated('service_ids', services)}`,
          as: 'partner',
        },
        { status: 200, body: { data: [day], meta: [] } },
      )
    },
  },
  {
    number: 'ACT-03',
    looks: 'the first and the last day of two group events',
    changes,
    async run(session) {
      const { day, services, at } = await makeTwo(session)
      await session.ask(
        { path: `${at}/search_dates_range?${repeated('service_ids', services)}`, as: 'partner' },
        { status: 200, body: { data: { min_date: day, max_date: day }, meta: [] } },
      )
    },
  },
  {
    number: 'ACT-04',
    looks: 'eight spellings of a list of IDs',
    changes,
    async run(session) {
      const { day, services, at } = await makeTwo(session)
      const queries = [
        repeated('service_ids', services),
        ...Object.values(listSpellings('service_ids', services)),
      ]
      for (const query of queries)
        await session.ask(
          { path: `${at}/search?from=${day}&till=${day}&${query}`, as: 'partner' },
          { status: 200, body: { data: [{ id: aNumber }, { id: aNumber }], meta: { count: 2 } } },
        )
    },
  },
]
