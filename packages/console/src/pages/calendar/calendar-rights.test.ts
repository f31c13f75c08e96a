import { beforeAll, describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  clickAt,
  drag,
  makeTeam,
  openCalendar,
  patience,
  recordOf,
} from '../../../test/calendar.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

const date = '2026-03-09'

describe('rights in the calendar', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  let ada: { id: number; phone: string }
  beforeAll(async () => {
    team = await makeTeam(world)
    ada = await book(world, {
      at: `${date}T10:00:00`,
      staffId: team.anna,
      name: 'Ada',
      serviceIds: [team.serviceId],
    })
  })
  const openWith = async (...rights: string[]) => {
    await setNewcomerRights(world, rights)
    const page = await somebody({ as: logins.newcomer })
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    await blockOf(page, 'Ada').waitFor()
    return page
  }
  const dialog = '[role="dialog"], dialog[open]'

  it('CAL-09 without the right to see appointments there is a note instead', async () => {
    await setNewcomerRights(world, ['clients_access'])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/calendar')
    await page.getByText('You can’t open this page').waitFor()
  })

  it('CAL-09 who may not see phones is asked for the name of a client alone', async () => {
    const page = await openWith('timetable_access', 'create_records_access', 'clients_access')
    await button(page, 'New appointment').click()
    const client = page.getByRole('dialog').getByRole('combobox', { name: /^Client/ })
    expect(await client.getAttribute('placeholder')).toBe('Name')
  })

  it('CAL-09 who may only see appointments sees the day and its details, and is offered no change', async () => {
    const page = await openWith('timetable_access')
    expect(await button(page, 'New appointment').count()).toBe(0)
    expect(await button(page, 'New group event').count()).toBe(0)
    expect(await page.locator('[data-resize]').count()).toBe(0)
    await clickAt(page, team.ben, '12:00')
    await drag(page, [team.anna, '10:00'], [team.anna, '13:00'])
    await page.keyboard.press('n')
    expect(await page.locator(dialog).count()).toBe(0)
    await blockOf(page, 'Ada').getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    await drawer.getByText('Haircut ($20.00)').waitFor()
    expect(await drawer.getByRole('textbox').count()).toBe(0)
    expect(await drawer.getByRole('radio').count()).toBe(0)
    expect(await button(page, 'Cancel appointment').count()).toBe(0)
    expect((await recordOf(world, ada.id)).date).toBe(`${date} 10:00:00`)
  })

  it('CAL-09 who may book, but not search clients, enters a phone number', async () => {
    const page = await openWith('timetable_access', 'create_records_access')
    await drag(page, [team.anna, '10:00'], [team.anna, '13:00'])
    expect((await recordOf(world, ada.id)).date).toBe(`${date} 10:00:00`)
    await clickAt(page, team.ben, '12:00')
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByRole('combobox', { name: 'Client' }).count()).toBe(0)
    await drawer.getByLabel('Name').fill('Walk-in')
    await button(page, 'Book').click()
    await drawer.getByText('Phone number', { exact: false }).first().waitFor()
    await drawer.getByLabel('Phone number').fill('+14155559002')
    await button(page, 'Book').click()
    await blockOf(page, 'Walk-in').waitFor()
  })

  it('CAL-21 who may see clients, but not their phone numbers, books them by name', async () => {
    const page = await openWith('timetable_access', 'create_records_access', 'clients_access')
    await clickAt(page, team.ben, '15:00')
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await drawer.getByRole('combobox', { name: 'Client' }).fill('Lovelace')
    await page.getByRole('option', { name: /Ada Lovelace.*\*\*\*/ }).click()
    await button(page, 'Book').click()
    await blockOf(page, 'Ada Lovelace').waitFor()
    const [{ id } = {}] = await world.query(
      'select max(id)::int as id from appointments where location_id = 1 and client_id = 1 and staff_id = $1',
      [team.ben],
    )
    expect((await recordOf(world, Number(id))).client.phone).toBe('+14155551001')
    await world.query('delete from reservations where appointment_id = $1', [id])
    await world.query('update appointments set deleted_at = now() where id = $1', [id])
  })

  it('CAL-09 who may change appointments moves them and sets attendance, but neither books nor cancels', async () => {
    const page = await openWith('timetable_access', 'edit_records_access')
    expect(await button(page, 'New appointment').count()).toBe(0)
    await drag(page, [team.anna, '10:00'], [team.anna, '12:00'])
    await expect.poll(async () => (await recordOf(world, ada.id)).date, patience).toBe(`${date} 12:00:00`)
    await blockOf(page, 'Ada').getByRole('button').click()
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    expect(await drawer.getByLabel('Phone number').count()).toBe(0)
    expect(await drawer.getByLabel('Name').count()).toBe(0)
    expect(await drawer.getByRole('link', { name: 'Open client card' }).count()).toBe(0)
    await drawer.locator('dd', { hasText: /Ada .*\*\*\*/ }).waitFor()
    const sent = page.waitForRequest(request => request.method() === 'PUT')
    await drawer.getByLabel('Comment').fill('Window seat')
    await drawer.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON()).toEqual({ comment: 'Window seat' })
    await drawer.waitFor({ state: 'detached' })
    await blockOf(page, 'Ada').getByRole('button').click()
    await page.getByRole('radio', { name: 'Confirmed' }).click()
    await expect.poll(async () => (await recordOf(world, ada.id)).attendance, patience).toBe(2)
    expect(await button(page, 'Cancel appointment').count()).toBe(0)
  })

  it('CAL-09 who may cancel cancels, and is asked first where there is no Undo', async () => {
    const page = await openWith('timetable_access', 'delete_records_access')
    await blockOf(page, 'Ada').getByRole('button').click()
    await button(page, 'Cancel appointment').click()
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await question.getByRole('button', { name: 'Keep appointment' }).click()
    await question.waitFor({ state: 'detached' })
    expect((await recordOf(world, ada.id)).deleted).toBe(false)
    await button(page, 'Cancel appointment').click()
    await question.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByText('Appointment cancelled: ').waitFor()
    expect(await button(page, 'Undo').count()).toBe(0)
    await blockOf(page, 'Ada').waitFor({ state: 'detached' })
  })
})
