import type { Locator, Page } from 'playwright-core'
import { makeBookable, newPhone } from '../../server/test/bookings.ts'
import { as, type World } from '../../server/test/world.ts'

/** The height of a minute in the grid. */
const minuteHeight = 1.1

export interface CalendarTeam {
  anna: number
  ben: number
  serviceId: number
}

/** Two people who both do a haircut of an hour, from 9 to 17 o'clock. */
export async function makeTeam(world: World): Promise<CalendarTeam> {
  const { staffId: anna, serviceId } = await makeBookable(world)
  const { staffId: ben } = await makeBookable(world)
  await world.query('insert into service_staff values (1, $1, $2, 3600)', [serviceId, ben])
  await world.query("update services set title = 'Haircut' where id = $1", [serviceId])
  for (const [id, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ])
    await world.query('update staff set name = $2 where id = $1', [id, name])
  await world.query(
    `update schedule_days set working = tsmultirange(tsrange(day + interval '9 hours', day + interval '17 hours'))
     where staff_id = any($1)`,
    [[anna, ben]],
  )
  return { anna, ben, serviceId }
}

interface TestBooking {
  at: string
  staffId: number
  name?: string
  serviceIds?: number[]
  minutes?: number
}

export async function book(
  world: World,
  { at, staffId, name = 'Ada Lovelace', serviceIds = [], minutes = 60 }: TestBooking,
): Promise<{ id: number; phone: string }> {
  const phone = newPhone()
  const { status, json, text } = await world.api.post('/v1/records/1', {
    as: as.owner,
    body: {
      staff_id: staffId,
      services: serviceIds.map(id => ({ id })),
      client: { phone, name },
      datetime: at,
      seance_length: minutes * 60,
    },
  })
  if (status !== 201) throw new Error(`Not booked: ${text}`)
  return { id: json.data.id, phone }
}

/** A change shows before it is saved, and a busy machine saves later. */
export const patience = { timeout: 15_000 }

export const recordOf = async (world: World, id: number) =>
  (await world.api.get(`/v1/record/1/${id}`, { as: as.owner })).json.data

interface Shown {
  date: string
  staffIds?: number[]
  view?: 'week'
}

export async function openCalendar(page: Page, { date, staffIds = [], view }: Shown): Promise<void> {
  const query = new URLSearchParams({ date, ...(view && { view }) })
  if (staffIds.length > 0) query.set('staff', staffIds.join())
  await page.goto(`/locations/1/calendar?${query}`)
  await page.locator('[data-column], .calendar-week, .calendar-agenda').first().waitFor()
}

export const blockOf = (page: Page, text: string | RegExp): Locator =>
  page.locator('.calendar-block', { hasText: text })

const toMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Where a time is on the screen, in the column of a person or a day. */
export async function pointAt(
  page: Page,
  column: number | string,
  time: string,
): Promise<{ x: number; y: number }> {
  const minute = toMinute(time)
  await page
    .locator('.calendar-scroll')
    .evaluate((element, top) => element.scrollTo({ top }), (minute - 150) * minuteHeight)
  const box = await page.locator(`[data-column="${column}"]`).boundingBox()
  if (!box) throw new Error(`There is no column ${column}.`)
  return { x: box.x + box.width / 2, y: box.y + minute * minuteHeight }
}

type Place = [column: number | string, time: string]

/** Drags with the mouse, a little inside of the place where it begins. */
export async function drag(page: Page, from: Place, to: Place, { drops = true } = {}): Promise<void> {
  const start = await pointAt(page, ...from)
  await page.mouse.move(start.x, start.y + 3)
  await page.mouse.down()
  const offset = (toMinute(to[1]) - toMinute(from[1])) * minuteHeight
  const column = await page.locator(`[data-column="${to[0]}"]`).boundingBox()
  await page.mouse.move(start.x + 6, start.y + 8)
  await page.mouse.move((column?.x ?? 0) + (column?.width ?? 0) / 2, start.y + 3 + offset, { steps: 6 })
  if (drops) await page.mouse.up()
}

export async function clickAt(page: Page, ...place: Place): Promise<void> {
  const { x, y } = await pointAt(page, ...place)
  await page.mouse.click(x, y + 3)
}

/** Drags the lower edge of a block. */
export async function stretch(page: Page, block: Locator, minutes: number): Promise<void> {
  const box = await block.boundingBox()
  if (!box) throw new Error('There is no such block.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 6)
  await page.mouse.move(x, y + minutes * minuteHeight, { steps: 5 })
  await page.mouse.up()
}

/** The middle of an element. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is no such element.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
