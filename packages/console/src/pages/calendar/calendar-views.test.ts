import { beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '../../../../server/test/bookings.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  makeTeam,
  openCalendar,
  patience,
  recordOf,
} from '../../../test/calendar.ts'
import { button, logins, overflowOf, useConsole } from '../../../test/use-console.ts'

const { owner } = logins
const date = '2026-03-09'

describe('views of the calendar', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  let team: CalendarTeam
  const longName = `Maximiliane-${'x'.repeat(200)}`
  beforeAll(async () => {
    team = await makeTeam(world)
    const serviceIds = [team.serviceId]
    await book(world, { at: `${date}T10:00:00`, staffId: team.anna, name: 'Ada', serviceIds })
    await book(world, { at: `${date}T11:00:00`, staffId: team.ben, name: longName, serviceIds })
    await book(world, { at: '2026-03-11T09:00:00', staffId: team.anna, name: 'Bea', serviceIds })
  })

  it('CAL-10 the week of one person has columns of days, that of the team a table', async () => {
    const page = await somebody({ as: owner })
    await openCalendar(page, { date, view: 'week', staffIds: [team.anna] })
    await page.getByRole('region', { name: 'Week of Anna' }).waitFor()
    await page.locator('[data-column="2026-03-11"]').getByRole('button', { name: /Bea/ }).waitFor()
    expect(await page.locator('[data-column]').count()).toBe(7)

    await openCalendar(page, { date, view: 'week', staffIds: [team.anna, team.ben] })
    const row = page.getByRole('row', { name: /^Anna/ })
    await row.getByRole('button', { name: /Ada/ }).waitFor()
    await row.getByRole('button', { name: /Bea/ }).click()
    await page.getByRole('dialog', { name: 'Bea' }).waitFor()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /Open Wed, Mar 11 of Anna/ }).click()
    await page.waitForURL(/date=2026-03-11/)
    await blockOf(page, 'Bea').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(/date=2026-03-10/)
  })

  it('LIV-95 the week of the team shows the hours in full, and who has no client', async () => {
    const { id } = await book(world, { at: '2026-03-18T10:00:00', staffId: team.anna })
    await world.query('update appointments set client_id = null where id = $1', [id])
    await world.query(
      `update schedule_days set working = tsmultirange(tsrange(day + interval '9.5 hours', day + interval '24 hours'))
       where staff_id = $1 and day = '2026-03-18'`,
      [team.anna],
    )
    const page = await somebody({ as: owner, width: 1280 })
    await openCalendar(page, { date: '2026-03-18', view: 'week', staffIds: [team.anna, team.ben] })
    const row = page.getByRole('row', { name: /^Anna/ })
    await row
      .getByRole('button', { name: /^9 AM – 5 PM/ })
      .first()
      .waitFor()
    await row.getByRole('button', { name: /^9:30 AM – 12:00 AM/ }).waitFor()
    await row.getByRole('button', { name: /^10:00 AM No client/ }).waitFor()
    const cut = await page
      .locator('.calendar-cell-day, .calendar-chip button')
      .evaluateAll(found =>
        found
          .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
          .map(one => one.textContent),
      )
    expect(cut).toEqual([])
  })

  it('CAL-11 times are those of the location, whatever the time zone of the browser', async () => {
    const page = await somebody({ as: owner })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
    await openCalendar(page, { date, staffIds: [team.anna] })
    expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Asia/Tokyo')
    await page.getByRole('button', { name: /^Ada 10:00 – 11:00 AM · Haircut Waiting/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    expect(await drawer.getByLabel('Time').inputValue()).toBe('10:00')
    await drawer.getByLabel('Time').fill('15:30')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /^Ada 3:30 – 4:30 PM/ }).waitFor()
    const id = Number(
      (
        await world.query(
          "select max(id) as id from appointments where staff_id = $1 and starts_at < '2026-03-10T08:00Z'",
          [team.anna],
        )
      )[0]?.id,
    )
    await expect
      .poll(async () => (await recordOf(world, id)).datetime, patience)
      .toBe(`${date}T15:30:00-07:00`)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })

  it('CAL-12 a phone gets a list of the day, from which everything opens', async () => {
    const page = await somebody({ as: owner, width: 390 })
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    await page.getByRole('button', { name: /Ada/ }).waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /Ada/ }).click()
    await page.getByRole('dialog', { name: 'Ada' }).getByLabel('Time').waitFor()
    expect(await overflowOf(page)).toBe(0)
    await page.keyboard.press('Escape')
    await button(page, 'New appointment').click()
    await page.getByRole('dialog', { name: 'New appointment' }).waitFor()
  })

  it.each(['light', 'dark'] as const)('CAL-13 axe finds nothing, in %s', async colorScheme => {
    const page = await somebody({ as: owner })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shown = { date, staffIds: [team.anna, team.ben] }
    await openCalendar(page, shown)
    await blockOf(page, 'Maximiliane').waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await blockOf(page, 'Maximiliane').getByRole('button').click()
    await page.getByRole('dialog').getByLabel('Time').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await openCalendar(page, { ...shown, view: 'week' })
    await page.getByRole('row', { name: /^Anna/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: null })
  })

  it('CAL-14 a day of twenty people with three hundred appointments is there in one page, and moves at once', async () => {
    await world.query(
      `with people as (
         insert into staff (location_id, name, specialization, created_at, last_change_date)
         select 1, 'Person ' || number, 'Everything', now(), now() from generate_series(1, 20) number returning id
       ), client as (
         insert into clients (location_id, name, phone, created_at, last_change_date)
         values (1, 'Crowd', $1, now(), now()) returning id
       )
       insert into appointments (location_id, staff_id, client_id, starts_at, length, created_at, last_change_date)
       select 1, people.id, client.id, '2026-03-20T16:00Z'::timestamptz + (slot * interval '30 minutes'), 1500, now(), now()
       from people, client, generate_series(0, 15) slot`,
      [newPhone()],
    )
    const page = await somebody({ as: owner })
    await openCalendar(page, { date: '2026-03-20' })
    await expect.poll(() => page.locator('.calendar-block').count()).toBe(320)
    const block = page.locator('.calendar-block').first()
    await block.evaluate(element => element.scrollIntoView({ block: 'center', inline: 'center' }))
    const box = await block.boundingBox()
    if (!box) throw new Error('There is no block.')
    const began = performance.now()
    await page.mouse.move(box.x + 20, box.y + 5)
    await page.mouse.down()
    for (let step = 1; step <= 30; step++) await page.mouse.move(box.x + 20 + step * 4, box.y + 5 + step * 3)
    const perStepMs = (performance.now() - began) / 30
    await page.locator('.calendar-ghost').waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.locator('.calendar-ghost').waitFor({ state: 'detached' })
    // A frame has 16 ms; a loaded machine of two cores may need some of them.
    expect(perStepMs).toBeLessThan(100)
  })

  it('logs no error', () => expect(complaints).toEqual([]))
})
