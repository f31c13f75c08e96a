import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../../../server/test/world.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  drag,
  makeTeam,
  openCalendar,
  patience,
  recordOf,
} from '../../../test/calendar.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

describe('edits in the drawers of the calendar', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole()
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const open = async (date: string) => {
    const page = await somebody({ as: logins.owner })
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    return page
  }

  it('CAL-22 stay when the time is refused, and leaving asks', async () => {
    await book(world, { at: '2026-03-09T10:00:00', staffId: team.anna, name: 'Ada' })
    await book(world, { at: '2026-03-09T13:00:00', staffId: team.anna, name: 'Bea' })
    const page = await open('2026-03-09')
    await blockOf(page, 'Ada').getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    await drawer.getByLabel('Comment').fill('Wants the window seat')
    await drawer.getByLabel('Time').fill('13:00')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await button(page, 'Book anyway').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await button(page, 'Keep editing').click()
    expect(await drawer.getByLabel('Comment').inputValue()).toBe('Wants the window seat')
  })

  it('CAL-22 stay when somebody else moves the appointment to another day', async () => {
    const { id } = await book(world, { at: '2026-03-10T10:00:00', staffId: team.anna, name: 'Cleo' })
    const page = await open('2026-03-10')
    await page.getByText('Live', { exact: true }).waitFor()
    await blockOf(page, 'Cleo').getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Cleo' })
    await drawer.getByLabel('Comment').fill('mine')
    await world.api.put(`/v1/record/1/${id}`, { as: as.owner, body: { datetime: '2026-03-12T11:00:00' } })
    await drawer.getByText('Somebody changed this meanwhile.').waitFor()
    expect(await drawer.getByLabel('Comment').inputValue()).toBe('mine')
    await button(page, 'Keep mine').click()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await recordOf(world, id)).comment, patience).toBe('mine')
    expect((await recordOf(world, id)).date).toBe('2026-03-12 11:00:00')
  })

  it('CAL-22 change only what was edited: a group event that was moved meanwhile stays there', async () => {
    await world.query("update services set title = 'Yoga', capacity = 4 where id = $1", [team.serviceId])
    const { json } = await world.api.post('/v1/activity/1', {
      as: as.owner,
      body: { date: '2026-03-11T10:00:00', service_id: team.serviceId, staff_id: team.anna, capacity: 4 },
    })
    const page = await open('2026-03-11')
    const drawer = page.getByRole('dialog', { name: 'Group event' })
    await blockOf(page, 'Yoga').getByRole('button').click()
    await drawer.getByLabel('Time').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await drag(page, [team.anna, '10:00'], [team.ben, '11:30'])
    await toast(page).getByText('Moved to 11:30 AM – 12:30 PM, Ben.').waitFor()
    await blockOf(page, 'Yoga').getByRole('button').click()
    await expect.poll(() => drawer.getByLabel('Time').inputValue()).toBe('11:30')
    await drawer.getByLabel('Seats').fill('6')
    await button(page, 'Save group event').click()
    await drawer.waitFor({ state: 'detached' })
    const saved = await world.api.get(`/v1/activity/1/${json.data.id}`, { as: as.owner })
    expect(saved.json.data).toMatchObject({ staff_id: team.ben, date: '2026-03-11 11:30:00', capacity: 6 })
  })
})
