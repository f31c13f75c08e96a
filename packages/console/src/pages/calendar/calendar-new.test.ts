import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable } from '../../../../server/test/bookings.ts'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, type CalendarTeam, makeTeam, openCalendar, recordOf } from '../../../test/calendar.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

describe('a new appointment', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const visit = async () => {
    const page = await somebody({ as: logins.owner })
    // Ten past ten in San Francisco.
    await page.clock.setFixedTime('2026-03-09T17:10:00Z')
    return page
  }
  const open = async (date: string, staffIds = [team.anna, team.ben]) => {
    const page = await visit()
    await openCalendar(page, { date, staffIds })
    return page
  }

  it('CAL-24 begins at the first time at which the team member is free', async () => {
    await book(world, { at: '2026-03-10T09:00:00', staffId: team.anna, name: 'Ada', minutes: 105 })
    await book(world, { at: '2026-03-10T11:00:00', staffId: team.anna, name: 'Bea' })
    const page = await open('2026-03-10')
    await blockOf(page, 'Bea').waitFor()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await button(page, 'New appointment').click()
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.anna))
    expect(await drawer.getByLabel('Time').inputValue()).toBe('12:00')
    await page.keyboard.press('Escape')
    await openCalendar(page, { date: '2026-03-09', staffIds: [team.anna] })
    await button(page, 'New appointment').click()
    expect(await drawer.getByLabel('Time').inputValue()).toBe('10:15')
  })

  it('CAL-24 a group event begins with somebody who can give one', async () => {
    const { serviceId } = await makeBookable(world)
    await world.query("update services set title = 'Yoga', capacity = 5 where id = $1", [serviceId])
    await world.query('insert into service_staff values (1, $1, $2, 3600)', [serviceId, team.ben])
    const page = await open('2026-03-11')
    await button(page, 'New group event').click()
    const drawer = page.getByRole('dialog', { name: 'New group event' })
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.ben))
    await drawer.getByLabel('Service').selectOption('Yoga')
  })

  it('CAL-24 says in minutes what a length can be, and keeps what was typed', async () => {
    const page = await open('2026-03-12')
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    const minutes = drawer.getByLabel('Minutes')
    await minutes.fill('0')
    expect(await minutes.inputValue()).toBe('0')
    await button(page, 'Book').click()
    await drawer.getByText('“Minutes” must be at least 1.').waitFor()
    const heightOf = async (label: string) => (await drawer.getByLabel(label).boundingBox())?.height
    expect(await heightOf('Date')).toBe(await heightOf('Minutes'))
    await minutes.fill('100000')
    await button(page, 'Book').click()
    await drawer.getByText(/“Minutes” must be at most 1,?440\./).waitFor()
    await minutes.fill('')
    await button(page, 'Book').click()
    await drawer.getByText('“Minutes” must be a whole number.').waitFor()
    await minutes.fill('60')
    await drawer.getByLabel('Time').fill('')
    await button(page, 'Book').click()
    await drawer.getByText(/“Time” must/).waitFor()
  })

  it('CAL-25 is opened from the card of a client, for this client', async () => {
    const { id } = await book(world, { at: '2026-03-02T10:00:00', staffId: team.anna, name: 'Cleo' })
    const clientId = (await recordOf(world, id)).client.id
    const page = await visit()
    await page.goto(`/locations/1/clients/${clientId}`)
    await page.getByRole('link', { name: 'Book', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await expect.poll(() => drawer.getByRole('combobox', { name: 'Client' }).inputValue()).toBe('Cleo')
    await drawer.getByLabel('Date').fill('2026-03-16')
    await drawer.getByLabel('Time').fill('14:00')
    await drawer.getByLabel('Team member').selectOption('Anna')
    await button(page, 'Book').click()
    await drawer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.has('client')).toBe(false)
    const { json } = await world.api.get(`/v1/records/1?client_id=${clientId}`, { as: as.owner })
    expect(json.data.map(({ date }: { date: string }) => date)).toContain('2026-03-16 14:00:00')
  })

  it('CAL-25 is booked again with the same client, services and team member', async () => {
    await book(world, {
      at: '2026-03-13T09:00:00',
      staffId: team.ben,
      name: 'Dora',
      serviceIds: [team.serviceId],
    })
    const page = await open('2026-03-13')
    await blockOf(page, 'Dora').getByRole('button').click()
    await button(page, 'Book again').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await expect.poll(() => drawer.getByRole('combobox', { name: 'Client' }).inputValue()).toBe('Dora')
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.ben))
    expect(await drawer.getByLabel('Time').inputValue()).toBe('10:00')
    await drawer.getByText('$20.00 · 1 hr').waitFor()
    await button(page, 'Book').click()
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => blockOf(page, 'Dora').count()).toBe(2)
  })
})
