import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  makeTeam,
  middleOf,
  openCalendar,
  patience,
  pointAt,
  recordOf,
} from '../../../test/calendar.ts'
import { fingerOn } from '../../../test/touch.ts'
import { logins, overflowOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins

/** A list that a finger has pushed rolls out. */
async function isStill(scrolled: () => Promise<number>): Promise<void> {
  let last = -1
  await expect
    .poll(
      async () => {
        const before = last
        last = await scrolled()
        return last - before
      },
      { interval: 100 },
    )
    .toBe(0)
}

/** How high a block is; two pixels are left below it. */
const minutesOf = async (block: Locator): Promise<number> =>
  Math.round((((await block.boundingBox())?.height ?? 0) + 2) / 1.1)

describe('dragging in the calendar', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const everybody = () => [team.anna, team.ben]
  const cell = (staffId: number, day: string) => `[data-staff="${staffId}"][data-day="${day}"]`

  it('CAL-16 in the week of the team, an appointment goes to another day and person at its time', async () => {
    const { id } = await book(world, { at: '2026-03-09T10:00:00', staffId: team.anna, name: 'Ada' })
    const page = await somebody({ as: owner })
    await openCalendar(page, { date: '2026-03-09', view: 'week', staffIds: everybody() })
    const from = await middleOf(
      page.locator(cell(team.anna, '2026-03-09')).getByRole('button', { name: /Ada/ }),
    )
    const to = await middleOf(page.locator(cell(team.ben, '2026-03-11')))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page
      .locator(`${cell(team.ben, '2026-03-11')}.is-target`)
      .getByText('10:00 AM Ada')
      .waitFor()
    await page.mouse.up()
    await toast(page).getByText('Moved to Wed, Mar 11, 10:00 – 11:00 AM, Ben.').waitFor()
    await page.locator(cell(team.ben, '2026-03-11')).getByRole('button', { name: /Ada/ }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await recordOf(world, id)).toMatchObject({ staff_id: team.ben, date: '2026-03-11 10:00:00' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await recordOf(world, id)).date, patience).toBe('2026-03-09 10:00:00')
  })

  it('CAL-16 Escape lets go, and nothing moves', async () => {
    const { id } = await book(world, { at: '2026-03-16T10:00:00', staffId: team.anna, name: 'Bea' })
    const page = await somebody({ as: owner })
    await openCalendar(page, { date: '2026-03-16', view: 'week', staffIds: everybody() })
    const from = await middleOf(page.getByRole('button', { name: /Bea/ }))
    const to = await middleOf(page.locator(cell(team.ben, '2026-03-18')))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.locator('.is-target').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.is-target').waitFor({ state: 'detached' })
    await page.mouse.up()
    expect((await recordOf(world, id)).date).toBe('2026-03-16 10:00:00')
  })

  it('CAL-17 a finger that presses long moves an appointment of a day, and one that does not scrolls', async () => {
    const { id } = await book(world, { at: '2026-03-10T10:00:00', staffId: team.anna, name: 'Cleo' })
    const page = await somebody({ as: owner, width: 1024 })
    await openCalendar(page, { date: '2026-03-10', staffIds: everybody() })
    await blockOf(page, 'Cleo').waitFor()
    const finger = await fingerOn(page)
    const scroller = page.locator('.calendar-scroll')
    const scrolled = () => scroller.evaluate(element => element.scrollTop)

    const start = await pointAt(page, team.anna, '10:00')
    const before = await scrolled()
    await finger.put({ x: start.x, y: start.y + 20 })
    await finger.moveTo({ x: start.x, y: start.y - 80 })
    await finger.lift()
    await expect.poll(scrolled).toBeGreaterThan(before + 40)
    await isStill(scrolled)
    expect((await recordOf(world, id)).date).toBe('2026-03-10 10:00:00')

    const from = await pointAt(page, team.anna, '10:00')
    const to = await middleOf(page.locator(`[data-column="${team.ben}"]`))
    const still = await scrolled()
    await finger.put({ x: from.x, y: from.y + 10 })
    await page.locator('.calendar-ghost').waitFor()
    await finger.moveTo({ x: to.x, y: from.y + 10 + 120 * 1.1 })
    await finger.lift()
    await toast(page).getByText('Moved to 12:00 – 1:00 PM, Ben.').waitFor()
    expect(await scrolled()).toBe(still)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expect
      .poll(() => recordOf(world, id), patience)
      .toMatchObject({ staff_id: team.ben, date: '2026-03-10 12:00:00' })

    const block = await middleOf(blockOf(page, 'Cleo'))
    await finger.put(block)
    await finger.lift()
    await page.getByRole('dialog', { name: 'Cleo' }).waitFor()
    await finger.leave()
  })

  it('CAL-17 a finger that presses long on free time books there', async () => {
    const page = await somebody({ as: owner, width: 1024 })
    await openCalendar(page, { date: '2026-03-12', staffIds: everybody() })
    const finger = await fingerOn(page)
    const free = await pointAt(page, team.ben, '14:00')
    await finger.put({ x: free.x, y: free.y + 3 })
    await page.locator('.calendar-ghost').waitFor()
    await finger.lift()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByLabel('Time').inputValue()).toBe('14:00')
    expect(await drawer.getByLabel('Minutes').inputValue()).toBe('60')
    await finger.leave()
  })

  it('CAL-17 on a phone, a long press moves an appointment to another day of the week', async () => {
    const { id } = await book(world, { at: '2026-03-24T10:00:00', staffId: team.anna, name: 'Dora' })
    const page = await somebody({ as: owner, width: 390 })
    await openCalendar(page, { date: '2026-03-24', view: 'week', staffIds: everybody() })
    const finger = await fingerOn(page)
    await page.getByRole('button', { name: /Dora/ }).scrollIntoViewIfNeeded()
    const from = await middleOf(page.getByRole('button', { name: /Dora/ }))
    const target = page.locator('[data-day="2026-03-25"]')
    await finger.put(from)
    await page.locator('.calendar-agenda .is-target').waitFor()
    await finger.moveTo(await middleOf(target))
    await finger.lift()
    await target.getByRole('button', { name: /Dora/ }).waitFor()
    await expect.poll(async () => (await recordOf(world, id)).date, patience).toBe('2026-03-25 10:00:00')
    await finger.leave()
  })

  it('CAL-17 on a phone, the day of one person has times, where a long press moves an appointment', async () => {
    const { id } = await book(world, { at: '2026-03-26T10:00:00', staffId: team.anna, name: 'Edda' })
    const page = await somebody({ as: owner, width: 390 })
    await openCalendar(page, { date: '2026-03-26', staffIds: [team.anna] })
    await blockOf(page, 'Edda').waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    const finger = await fingerOn(page)
    const from = await pointAt(page, team.anna, '10:00')
    await finger.put({ x: from.x, y: from.y + 10 })
    await page.locator('.calendar-ghost').waitFor()
    await finger.moveTo({ x: from.x, y: from.y + 10 + 60 * 1.1 })
    await finger.lift()
    await expect.poll(async () => (await recordOf(world, id)).date, patience).toBe('2026-03-26 11:00:00')
    await finger.leave()
  })

  it('CAL-18 an appointment over midnight is on both days, says that it goes on, and moves with its length', async () => {
    await world.query(
      `update schedule_days set working = tsmultirange(tsrange(day, day + interval '1 day')) where staff_id = any($1)`,
      [everybody()],
    )
    const { id } = await book(world, {
      at: '2026-03-30T23:00:00',
      staffId: team.anna,
      name: 'Fay',
      minutes: 180,
    })
    const page = await somebody({ as: owner })
    await openCalendar(page, { date: '2026-03-31', staffIds: everybody() })
    await page.getByRole('button', { name: /^Fay 11:00 PM – 2:00 AM .*Began the day before/ }).waitFor()
    expect(await minutesOf(blockOf(page, 'Fay'))).toBe(120)
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: /^Fay 11:00 PM – 2:00 AM .*Goes on the next day/ }).waitFor()
    expect(await minutesOf(blockOf(page, 'Fay'))).toBe(60)
    const from = await pointAt(page, team.anna, '23:00')
    await page.mouse.move(from.x, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 10 - 180 * 1.1, { steps: 6 })
    await page.mouse.up()
    await toast(page).getByText('Moved to 8:00 – 11:00 PM, Anna.').waitFor()
    expect(await recordOf(world, id)).toMatchObject({ date: '2026-03-30 20:00:00', length: 10_800 })
  })

  it('CAL-18 on the night of a clock change, blocks are where the clock shows them', async () => {
    for (const [at, name] of [
      ['2026-03-08T01:30:00-08:00', 'Forward'],
      ['2026-11-01T01:30:00-07:00', 'Back'],
    ] as const)
      await world.query(
        `with client as (insert into clients (location_id, name, phone, created_at, last_change_date)
           values (1, $3, '+1415555' || (7000 + $2::int % 1000), now(), now()) returning id)
         insert into appointments (location_id, staff_id, client_id, starts_at, length, created_at, last_change_date)
         select 1, $2, client.id, $1::timestamptz, 3600, now(), now() from client`,
        [at, name === 'Back' ? team.ben : team.anna, name],
      )
    const page = await somebody({ as: owner })
    await openCalendar(page, { date: '2026-03-08', staffIds: [team.anna] })
    await page.getByRole('button', { name: /^Forward 1:30 – 3:30 AM/ }).waitFor()
    expect(await minutesOf(blockOf(page, 'Forward'))).toBe(120)
    await openCalendar(page, { date: '2026-11-01', staffIds: [team.ben] })
    await page.getByRole('button', { name: /^Back 1:30 AM – 1:30 AM/ }).waitFor()
    expect(await minutesOf(blockOf(page, 'Back'))).toBe(60)
  })

  it('logs no error', () => expect(complaints).toEqual([]))
})
