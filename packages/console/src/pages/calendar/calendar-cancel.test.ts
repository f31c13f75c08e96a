import { beforeAll, describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  makeTeam,
  openCalendar,
  patience,
  recordOf,
  stretch,
} from '../../../test/calendar.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

describe('what the calendar takes back', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const open = async (date: string) => {
    const page = await somebody({ as: logins.owner })
    await page.clock.setFixedTime('2026-03-10T20:00:00Z')
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    return page
  }

  it('CAL-23 a short appointment gets its own length back, not the height it was drawn with', async () => {
    const { id } = await book(world, {
      at: '2026-03-12T10:00:00',
      staffId: team.anna,
      name: 'Ada',
      minutes: 5,
    })
    const page = await open('2026-03-12')
    await stretch(page, blockOf(page, 'Ada'), 20)
    await toast(page).getByText('Changed to 10:00 – 10:30 AM, Anna.').waitFor()
    await expect.poll(async () => (await recordOf(world, id)).length, patience).toBe(1800)
    await button(page, 'Undo').click()
    await expect.poll(async () => (await recordOf(world, id)).length, patience).toBe(300)
  })

  it('CAL-23 a booking of several seats is removed after a question, and offers no Undo', async () => {
    await world.query("update services set title = 'Yoga', capacity = 4 where id = $1", [team.serviceId])
    const { json } = await world.api.post('/v1/activity/1', {
      as: as.owner,
      body: { date: '2026-03-13T10:00:00', service_id: team.serviceId, staff_id: team.anna, capacity: 4 },
    })
    await world.api.post(`/v1/activity/1/${json.data.id}/book`, {
      as: as.owner,
      body: { fullname: 'Grace Hopper', phone: '+14155559104', clients_count: 3 },
    })
    const page = await open('2026-03-13')
    await blockOf(page, 'Yoga').getByRole('button').click()
    await button(page, 'Remove Grace Hopper').click()
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await question.getByText('You can’t undo this: the 3 seats can’t be booked again together.').waitFor()
    await question.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog', { name: 'Group event' }).getByText('0/4 seats').waitFor()
    await toast(page).getByText('Appointment cancelled: ').waitFor()
    expect(await button(page, 'Undo').count()).toBe(0)
  })

  it('CAL-23 what was attended or is over asks first, and comes back by Undo', async () => {
    const { id } = await book(world, { at: '2026-03-16T10:00:00', staffId: team.anna, name: 'Bea' })
    await world.api.put(`/v1/record/1/${id}`, { as: as.owner, body: { attendance: 1 } })
    await book(world, { at: '2026-03-09T10:00:00', staffId: team.anna, name: 'Cleo' })
    const page = await open('2026-03-16')
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    for (const [name, date, note] of [
      ['Bea', '2026-03-16', 'The client attended. The appointment is deleted.'],
      ['Cleo', '2026-03-09', 'It is over. The appointment is deleted.'],
    ] as const) {
      await openCalendar(page, { date, staffIds: [team.anna] })
      await blockOf(page, name).getByRole('button').click()
      await button(page, 'Cancel appointment').click()
      await question.getByText(note).waitFor()
      await question.getByRole('button', { name: 'Keep appointment' }).click()
      await question.waitFor({ state: 'detached' })
      await button(page, 'Cancel appointment').click()
      await question.getByRole('button', { name: 'Cancel appointment' }).click()
      await blockOf(page, name).waitFor({ state: 'detached' })
      await button(page, 'Undo').click()
      await blockOf(page, name).waitFor()
    }
  })

  it('CAL-23 what is still to come is cancelled without a question', async () => {
    await book(world, { at: '2026-03-17T10:00:00', staffId: team.anna, name: 'Dora' })
    const page = await open('2026-03-17')
    await blockOf(page, 'Dora').getByRole('button').click()
    await button(page, 'Cancel appointment').click()
    await toast(page).getByText('Appointment cancelled: ').waitFor()
    await blockOf(page, 'Dora').waitFor({ state: 'detached' })
  })
})
