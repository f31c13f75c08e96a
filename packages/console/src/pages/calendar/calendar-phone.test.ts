import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, type CalendarTeam, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { button, logins, overflowOf, useConsole } from '../../../test/use-console.ts'

const today = '2026-03-12'
const tomorrow = '2026-03-13'
const longName = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff'

describe('the calendar on a phone', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
    for (const hour of ['09', '10', '11', '12', '13', '14', '15', '16'])
      for (const day of [today, tomorrow])
        await book(world, {
          at: `${day}T${hour}:00:00`,
          staffId: team.ben,
          name: `Ada at ${hour}`,
          minutes: 45,
        })
    const { id } = await book(world, { at: '2026-03-16T09:00:00', staffId: team.ben, name: 'Early Bird' })
    const body = { datetime: '2026-03-16T06:00:00', save_if_busy: 1 }
    await world.api.put(`/v1/record/1/${id}`, { as: as.owner, body })
  })
  const open = async (shown: Parameters<typeof openCalendar>[1], { width = 360, at = '22:05' } = {}) => {
    const page = await somebody({ as: logins.owner, width })
    // Seven hours earlier in San Francisco.
    await page.clock.setFixedTime(`2026-03-12T${at}:00Z`)
    await openCalendar(page, shown)
    return page
  }
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const isBetween = (low: number, high: number) => (value: number) => value >= low && value < high

  it('LIV-40 the list of today opens with what is on now, and that of another day with its beginning', async () => {
    const page = await open({ date: today, staffIds: [team.anna, team.ben] })
    const row = (hour: string) => page.locator('.calendar-row', { hasText: `Ada at ${hour}` })
    await expect.poll(() => topOf(row('15'))).toSatisfy(isBetween(40, 500))
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await row('16').getByRole('button').click()
    await page.getByRole('dialog', { name: 'Ada at 16' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await scrolled()).toBe(before)

    await button(page, 'Next').evaluate((element: HTMLElement) => element.click())
    await page.waitForURL(`**date=${tomorrow}**`)
    await expect.poll(() => topOf(row('09'))).toSatisfy(isBetween(40, 400))
    expect(await scrolled()).toBe(0)
  })

  it.each([
    [360, '16:00', '23:00'],
    [360, '21:00', '04:00'],
    [1280, '21:00', '04:00'],
  ])(
    'LIV-40 the day of one person, %i wide, shows now at %s, and other days their first appointment',
    async (width, _, at) => {
      const day = at < '12:00' ? '2026-03-11' : today
      const page = await open({ date: day, staffIds: [team.ben] }, { width, at })
      const isInView = isBetween(100, 740)
      await expect.poll(() => topOf(page.locator('.calendar-now').first())).toSatisfy(isInView)
      await openCalendar(page, { date: tomorrow, staffIds: [team.ben] })
      await expect.poll(() => topOf(blockOf(page, 'Ada at 09'))).toSatisfy(isBetween(100, 400))
      await openCalendar(page, { date: '2026-03-16', staffIds: [team.ben] })
      await expect.poll(() => topOf(blockOf(page, 'Early Bird'))).toSatisfy(isBetween(100, 400))
    },
  )

  it('LIV-43 attendance is read and chosen on a narrow phone: whole names, and no choice is cut', async () => {
    await world.query("update services set title = 'Yoga', capacity = 4 where id = $1", [team.serviceId])
    const { json } = await world.api.post('/v1/activity/1', {
      as: as.owner,
      body: { date: '2026-03-17T10:00:00', service_id: team.serviceId, staff_id: team.anna, capacity: 4 },
    })
    await world.api.post(`/v1/activity/1/${json.data.id}/book`, {
      as: as.owner,
      body: { fullname: longName, phone: '+14155559105', clients_count: 1 },
    })
    const page = await open({ date: '2026-03-17' })
    await page.locator('.calendar-row', { hasText: 'Yoga' }).getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Group event' })
    const name = drawer.getByText(longName, { exact: true })
    const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth + 1
    expect(await name.evaluate(isWhole)).toBe(true)
    const choice = await drawer.getByLabel(`Attendance of ${longName}`).boundingBox()
    expect(choice?.width).toBeGreaterThan(190)
    expect(choice?.y).toBeGreaterThan(await topOf(name))

    await openCalendar(page, { date: today })
    await page.locator('.calendar-row', { hasText: 'Ada at 16' }).getByRole('button').click()
    const attendance = page.getByRole('group', { name: 'Attendance' })
    expect(await attendance.evaluate(isWhole)).toBe(true)
    await attendance.getByRole('radio', { name: 'Did not attend' }).check()
    expect(await overflowOf(page)).toBe(0)
  })
})
