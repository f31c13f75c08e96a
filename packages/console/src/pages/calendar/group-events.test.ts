import { beforeAll, describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { blockOf, type CalendarTeam, drag, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

const date = '2026-03-09'

describe('group events in the calendar', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
    await world.query("update services set title = 'Yoga', capacity = 2 where id = $1", [team.serviceId])
  })
  const eventRow = async () =>
    (
      await world.query(
        `select staff_id::int, capacity, seats_taken, deleted_at is not null as is_deleted,
           to_char(starts_at at time zone 'America/Los_Angeles', 'HH24:MI') as time
         from activities where service_id = $1 order by id desc limit 1`,
        [team.serviceId],
      )
    )[0]

  it('CAL-15 LIV-92 are created, filled, moved with their seats, and cancelled', async () => {
    const page = await somebody({ as: logins.owner })
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    await button(page, 'New group event').click()
    const created = page.getByRole('dialog', { name: 'New group event' })
    await created.getByLabel('Service').selectOption('Yoga')
    expect(await created.getByLabel('Seats').inputValue()).toBe('2')
    expect(await created.getByLabel('Minutes').inputValue()).toBe('60')
    await created.getByLabel('Time').fill('10:00')
    await button(page, 'Create group event').click()
    const block = blockOf(page, 'Yoga')
    await block.getByText('0/2 seats').waitFor()

    await block.getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Group event' })
    await button(page, 'Book a seat').click()
    const seat = drawer.getByRole('form', { name: 'Book a seat' })
    for (const label of ['Client', 'Number of seats'])
      expect((await seat.locator('label', { hasText: label }).boundingBox())?.width).toBeGreaterThan(30)
    await seat.getByRole('combobox', { name: 'Client' }).fill('Grace Hopper')
    await page.getByRole('option', { name: 'Create “Grace Hopper”' }).click()
    await seat.getByRole('button', { name: 'Book a seat' }).click()
    await seat
      .getByText(/Phone number/)
      .first()
      .waitFor()
    await seat.getByLabel('Phone number').fill('+14155559003')
    await seat.getByLabel('Number of seats').fill('3')
    await seat.getByRole('button', { name: 'Book a seat' }).click()
    await seat.getByText('There aren’t enough seats left.').waitFor()
    expect(await button(page, 'Book anyway').count()).toBe(0)
    await seat.getByLabel('Number of seats').fill('2')
    await seat.getByRole('button', { name: 'Book a seat' }).click()
    await drawer.getByText('2/2 seats').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await drawer.getByLabel('Attendance of Grace Hopper').selectOption('Confirmed')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await block.getByText('2/2 seats').waitFor()

    await drag(page, [team.anna, '10:00'], [team.ben, '11:30'])
    await toast(page).getByText('Moved to 11:30 AM – 12:30 PM, Ben.').waitFor()
    expect(await eventRow()).toMatchObject({ staff_id: team.ben, time: '11:30', seats_taken: 2 })

    await block.getByRole('button').click()
    await button(page, 'Remove Grace Hopper').click()
    await page
      .getByRole('dialog', { name: 'Cancel this appointment?' })
      .getByRole('button', { name: 'Cancel appointment' })
      .click()
    await drawer.getByText('0/2 seats').waitFor()
    await button(page, 'Cancel group event').first().click()
    await page
      .getByRole('dialog', { name: 'Cancel this group event?' })
      .getByRole('button', { name: 'Cancel group event' })
      .click()
    await toast(page).getByText('Group event cancelled: Yoga, Mon, Mar 9, 11:30 AM.').waitFor()
    expect(await block.count()).toBe(0)
    expect(await eventRow()).toMatchObject({ is_deleted: true })
  })
})
