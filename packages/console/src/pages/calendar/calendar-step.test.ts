import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, type CalendarTeam, clickAt, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { hold } from '../../../test/hold.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

describe('a step to the next day', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
    await book(world, { at: '2026-03-11T09:00:00', staffId: team.anna, name: 'Ada' })
  })
  const open = async (date: string) => {
    const page = await somebody({ as: logins.owner })
    await page.clock.setFixedTime('2026-03-09T17:10:00Z')
    await openCalendar(page, { date, staffIds: [team.anna] })
    return page
  }
  const title = (page: Page, words: string) => page.getByRole('heading', { name: words }).waitFor()

  it('CAL-18 shows what goes over midnight once, while the next day is read', async () => {
    await world.query(
      `update schedule_days set working = tsmultirange(tsrange(day, day + interval '1 day'))
       where staff_id = $1 and day between '2026-03-24' and '2026-03-25'`,
      [team.anna],
    )
    await book(world, { at: '2026-03-24T23:00:00', staffId: team.anna, name: 'Fay', minutes: 180 })
    const page = await open('2026-03-24')
    await blockOf(page, 'Fay').waitFor()
    const letGo = await hold(page, /records\/1\?.*start_date=2026-03-25/)
    await page.keyboard.press('ArrowRight')
    await title(page, 'Wednesday, March 25, 2026')
    await blockOf(page, 'Fay').first().waitFor()
    expect(await blockOf(page, 'Fay').count()).toBe(1)
    letGo()
  })

  it.each([
    ['the team', '2026-03-10', 'ArrowRight', /\/timetable\?.*start=2026-03-11/],
    ['its appointments', '2026-03-10', 'ArrowRight', /records\/1\?.*start_date=2026-03-11/],
    ['what began before it', '2026-03-12', 'ArrowLeft', /activity\/1\?.*start_date=2026-03-10/],
  ])('CAL-24 a new appointment waits for %s', async (_what, date, key, pattern) => {
    const page = await open(date)
    const letGo = await hold(page, pattern)
    await page.keyboard.press(key)
    await title(page, 'Wednesday, March 11, 2026')
    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.count()).toBe(0)
    letGo()
    expect(await drawer.getByLabel('Time').inputValue()).toBe('10:00')
  })

  it('CAL-24 a time or an appointment that is opened meanwhile stays open', async () => {
    await book(world, { at: '2026-03-18T09:00:00', staffId: team.anna, name: 'Bea' })
    for (const [act, opened] of [
      [(page: Page) => clickAt(page, team.anna, '14:00'), 'New appointment'],
      [(page: Page) => blockOf(page, 'Bea').getByRole('button').click(), 'Bea'],
    ] as const) {
      const page = await open('2026-03-17')
      const letGo = await hold(page, /\/timetable\?.*start=2026-03-18/)
      await page.keyboard.press('ArrowRight')
      await title(page, 'Wednesday, March 18, 2026')
      await button(page, 'New group event').click()
      await act(page)
      await page.getByRole('dialog', { name: opened }).waitFor()
      letGo()
      await page.locator('.calendar-hours').first().waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      await page.getByRole('dialog', { name: opened }).waitFor()
    }
  })
})
