import { beforeAll, describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  makeTeam,
  openCalendar,
  patience,
  recordOf,
} from '../../../test/calendar.ts'
import { button, logins, save, toast, useConsole } from '../../../test/use-console.ts'

describe('LIV-42 what the calendar says after a booking', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const open = async (date: string, as: (typeof logins)[keyof typeof logins] = logins.owner) => {
    const page = await somebody({ as })
    await page.clock.setFixedTime('2026-03-10T20:00:00Z')
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    return page
  }

  it('names client and time of a new appointment, shows it on its day, and takes it back', async () => {
    const page = await open('2026-03-12')
    const fill = async () => {
      await button(page, 'New appointment').click()
      const drawer = page.getByRole('dialog', { name: 'New appointment' })
      await drawer.getByRole('combobox', { name: 'Client' }).fill('Grace Hopper')
      await page
        .getByRole('option', { name: /Grace Hopper/ })
        .first()
        .click()
      const phone = drawer.getByLabel('Phone number')
      if ((await phone.count()) > 0) await phone.fill('+14155559303')
      await drawer.getByLabel('Date').fill('2026-03-18')
      await drawer.getByLabel('Time').fill('14:00')
      await button(page, 'Book').click()
      await toast(page).getByText('Booked: Grace Hopper, Wed, Mar 18, 2:00 PM.').waitFor()
    }
    await fill()
    await toast(page).getByRole('button', { name: 'Show' }).click()
    const shown = page.getByRole('dialog', { name: 'Grace Hopper' })
    await shown.waitFor()
    expect(new URL(page.url()).searchParams.get('date')).toBe('2026-03-18')
    await button(page, 'Cancel appointment').click()
    await toast(page).getByText('Appointment cancelled: Grace Hopper, Wed, Mar 18, 2:00 PM.').waitFor()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await toast(page).getByText('Booked: Grace Hopper, Wed, Mar 18, 2:00 PM.').waitFor()
    await blockOf(page, 'Grace Hopper').waitFor()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await toast(page).getByText('Appointment cancelled: Grace Hopper, Wed, Mar 18, 2:00 PM.').waitFor()
    await blockOf(page, 'Grace Hopper').waitFor({ state: 'detached' })
  })

  it('a form that only moves says where to, shows the other day, and moves back', async () => {
    const { id } = await book(world, { at: '2026-03-12T10:00:00', staffId: team.anna, name: 'Ada' })
    const page = await open('2026-03-12')
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    await blockOf(page, 'Ada').getByRole('button').click()
    await drawer.getByLabel('Date').fill('2026-03-19')
    await drawer.getByLabel('Team member').selectOption('Ben')
    await save(page)
    await toast(page).getByText('Moved to Thu, Mar 19, 10:00 – 11:00 AM, Ben.').waitFor()
    await toast(page).getByRole('button', { name: 'Show' }).click()
    await drawer.waitFor()
    expect(new URL(page.url()).searchParams.get('date')).toBe('2026-03-19')

    await drawer.getByLabel('Time').fill('12:00')
    await save(page)
    await toast(page).getByText('Moved to 12:00 – 1:00 PM, Ben.').waitFor()
    expect(await toast(page).getByRole('button', { name: 'Show' }).count()).toBe(0)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await recordOf(world, id)).date, patience).toBe('2026-03-19 10:00:00')

    await blockOf(page, 'Ada').getByRole('button').click()
    await drawer.getByLabel('Comment').fill('Bring the keys')
    await drawer.getByLabel('Time').fill('13:00')
    await save(page)
    await toast(page).getByText('Saved.').waitFor()
    expect(await toast(page).getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  it('offers no Undo of a booking to people who may not cancel', async () => {
    await setNewcomerRights(world, ['timetable_access', 'create_records_access'])
    const page = await open('2026-03-20', logins.newcomer)
    await button(page, 'New appointment').click()
    await page.getByLabel('Comment').fill('Delivery')
    await button(page, 'Book').click()
    await toast(page)
      .getByText(/^Booked: .*, Fri, Mar 20, 9:00 AM\.$/)
      .waitFor()
    expect(await toast(page).getByRole('button', { name: 'Show' }).count()).toBe(1)
    expect(await toast(page).getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })
})
