import { beforeAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { as } from '../../../../server/test/world.ts'
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
  stretch,
} from '../../../test/calendar.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins

describe('a day in the calendar', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const open = async (date: string) => {
    const page = await somebody({ as: owner })
    // What is over is cancelled only after a question.
    await page.clock.setFixedTime('2026-03-01T12:00:00Z')
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    return page
  }

  it('CAL-05 is managed by drag, and every change leaves as a webhook', async () => {
    const receiver = await startReceiver()
    await addEndpoint(world, { url: receiver.url, kinds: ['record'] })
    const page = await open('2026-03-09')
    const drawer = page.getByRole('dialog', { name: 'New appointment' })

    await drag(page, [team.anna, '10:00'], [team.anna, '11:00'])
    await drawer.getByRole('combobox', { name: 'Client' }).fill('Grace Hopper')
    await page.getByRole('option', { name: 'Create “Grace Hopper”' }).click()
    await drawer.getByLabel('Phone number').fill('+14155559001')
    await drawer.getByRole('combobox', { name: 'Services' }).fill('Hair')
    await page.getByRole('option', { name: /Haircut/ }).click()
    await page.keyboard.press('Escape')
    await drawer.locator('.field-hint', { hasText: '$20.00 · 1 hr' }).waitFor()
    await button(page, 'Book').click()
    await toast(page).getByText('Booked: ').waitFor()
    const block = blockOf(page, 'Grace Hopper')
    await block.waitFor()

    await drag(page, [team.anna, '10:00'], [team.ben, '12:30'])
    await toast(page).getByText('Moved to 12:30 – 1:30 PM, Ben.').waitFor()
    await stretch(page, block, 30)
    await toast(page).getByText('Changed to 12:30 – 2:00 PM, Ben.').waitFor()

    await block.getByRole('button').click()
    await page.getByRole('radio', { name: 'Attended' }).click()
    const early = page.getByRole('dialog', { name: 'Did the client attend already?' })
    await early.getByRole('button', { name: 'Attended' }).click()
    await page.locator('.calendar-block.is-attended').waitFor()
    await button(page, 'Cancel appointment').click()
    await page
      .getByRole('dialog', { name: 'Cancel this appointment?' })
      .getByRole('button', { name: 'Cancel appointment' })
      .click()
    await toast(page).getByText('Appointment cancelled: ').waitFor()
    await block.waitFor({ state: 'detached' })

    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    const got = (await receiver.waitFor(5)).map(({ body }) => JSON.parse(body))
    expect(got.map(({ resource, status }) => `${resource}.${status}`)).toEqual([
      'record.create',
      'record.update',
      'record.update',
      'record.update',
      'record.delete',
    ])
    expect(got[2].data).toMatchObject({ staff_id: team.ben, date: '2026-03-09 12:30:00', length: 5400 })
    expect(got[3].data).toMatchObject({ attendance: 1 })
    await receiver.close()
  })

  it('CAL-06 a move that is refused goes back with the reason, and can be done anyway', async () => {
    const ada = await book(world, { at: '2026-03-10T10:00:00', staffId: team.anna, name: 'Ada' })
    await book(world, { at: '2026-03-10T13:00:00', staffId: team.anna, name: 'Bea' })
    const page = await open('2026-03-10')
    const block = blockOf(page, 'Ada')
    await block.waitFor()
    const before = await block.boundingBox()
    await drag(page, [team.anna, '10:00'], [team.anna, '13:15'])
    await toast(page).getByText('Not moved. Anna is busy at that time.').waitFor()
    await expect.poll(async () => (await recordOf(world, ada.id)).date, patience).toBe('2026-03-10 10:00:00')
    await expect.poll(async () => (await block.boundingBox())?.height).toBe(before?.height)
    await button(page, 'Move anyway').click()
    await expect.poll(async () => (await recordOf(world, ada.id)).date, patience).toBe('2026-03-10 13:15:00')
    await button(page, 'Undo').click()
    await expect.poll(async () => (await recordOf(world, ada.id)).date, patience).toBe('2026-03-10 10:00:00')
  })

  it('CAL-06 a booking outside of working hours is explained in the drawer, and can be booked anyway', async () => {
    const page = await open('2026-03-11')
    await clickAt(page, team.ben, '18:00')
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.ben))
    expect(await drawer.getByLabel('Time').inputValue()).toBe('18:00')
    await drawer.getByLabel('Comment').fill('Late delivery')
    await button(page, 'Book').click()
    await drawer.getByText('Ben doesn’t work at that time.').waitFor()
    await button(page, 'Book anyway').click()
    await blockOf(page, 'Late delivery').waitFor()
  })

  it('CAL-07 everything goes without dragging: the drawer moves, and the keys turn pages', async () => {
    const ada = await book(world, {
      at: '2026-03-12T10:00:00',
      staffId: team.anna,
      name: 'Ada',
      serviceIds: [team.serviceId],
    })
    const page = await open('2026-03-12')
    await blockOf(page, 'Ada').getByRole('button').press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    await drawer.getByLabel('Team member').selectOption('Ben')
    await drawer.getByLabel('Date').fill('2026-03-13')
    await drawer.getByLabel('Time').fill('09:30')
    await drawer.getByLabel('Minutes').fill('45')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await drawer.waitFor({ state: 'detached' })
    const moved = await recordOf(world, ada.id)
    expect(moved).toMatchObject({ staff_id: team.ben, date: '2026-03-13 09:30:00', length: 2700 })
    expect(moved.services).toMatchObject([{ id: team.serviceId, cost: 20 }])

    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/date=2026-03-13/)
    await blockOf(page, 'Ada').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(/date=2026-03-12/)
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'New appointment' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'New appointment' }).waitFor({ state: 'detached' })
    await button(page, 'Go to date').click()
    await page.getByRole('button', { name: 'Friday, March 13, 2026' }).click()
    await page.waitForURL(/date=2026-03-13/)
    await page.reload()
    await blockOf(page, 'Ada').waitFor()
    await page.keyboard.press('t')
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).not.toBe('2026-03-13')
  })

  it('CAL-08 a cancelled appointment comes back by Undo as it was', async () => {
    const ada = await book(world, {
      at: '2026-03-16T10:00:00',
      staffId: team.anna,
      name: 'Ada',
      serviceIds: [team.serviceId],
    })
    const page = await open('2026-03-16')
    await blockOf(page, 'Ada').getByRole('button').click()
    await button(page, 'Cancel appointment').click()
    await blockOf(page, 'Ada').waitFor({ state: 'detached' })
    await button(page, 'Undo').click()
    await blockOf(page, 'Ada').waitFor()
    const listed = await world.api.get('/v1/records/1?start_date=2026-03-16&end_date=2026-03-16', {
      as: as.owner,
    })
    const again = listed.json.data.find(
      ({ client }: { client: { phone: string } | null }) => client?.phone === ada.phone,
    )
    expect(again).toMatchObject({ date: '2026-03-16 10:00:00', services: [{ id: team.serviceId, cost: 20 }] })
  })

  it('CAL-08 Undo takes no time that somebody else has now, unless it is said again', async () => {
    await book(world, { at: '2026-03-18T10:00:00', staffId: team.anna, name: 'Ada' })
    const page = await open('2026-03-18')
    await blockOf(page, 'Ada').getByRole('button').click()
    await button(page, 'Cancel appointment').click()
    await blockOf(page, 'Ada').waitFor({ state: 'detached' })
    await expect.poll(() => button(page, 'Undo').count()).toBe(1)
    await book(world, { at: '2026-03-18T10:30:00', staffId: team.anna, name: 'Bea' })
    await button(page, 'Undo').click()
    await toast(page).getByText('Not booked again. Bea has that time with Anna now.').waitFor()
    expect(await blockOf(page, 'Ada').count()).toBe(0)
    await button(page, 'Book anyway').click()
    await blockOf(page, 'Ada').waitFor()
  })

  it('CAL-07 a change by somebody else is shown in the open drawer, or announced to who has edited', async () => {
    const { id } = await book(world, { at: '2026-03-19T10:00:00', staffId: team.anna, name: 'Dora' })
    const page = await open('2026-03-19')
    await page.getByText('Live', { exact: true }).waitFor()
    await blockOf(page, 'Dora').getByRole('button').click()
    const comment = page.getByRole('dialog', { name: 'Dora' }).getByLabel('Comment')
    const change = (text: string) =>
      world.api.put(`/v1/record/1/${id}`, { as: as.owner, body: { comment: text } })
    await change('first')
    await expect.poll(() => comment.inputValue(), patience).toBe('first')
    await comment.fill('mine')
    await change('second')
    await page.getByText('Somebody changed this meanwhile.').waitFor()
    expect(await comment.inputValue()).toBe('mine')
    await button(page, 'Discard mine').click()
    expect(await comment.inputValue()).toBe('second')
    await comment.fill('mine again')
    await change('third')
    await button(page, 'Keep mine').click()
    await page.getByText('Somebody changed this meanwhile.').waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: 'Dora' }).getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await recordOf(world, id)).comment, patience).toBe('mine again')
  })

  it('shows at once what others book and move, without a reload', async () => {
    const page = await open('2026-03-17')
    await page.getByText('Live', { exact: true }).waitFor()
    const { id } = await book(world, { at: '2026-03-17T10:00:00', staffId: team.anna, name: 'Cleo' })
    await page
      .locator(`[data-column="${team.anna}"]`)
      .getByRole('button', { name: /Cleo 10:00/ })
      .waitFor()
    await world.api.put(`/v1/record/1/${id}`, { as: as.owner, body: { staff_id: team.ben } })
    await page
      .locator(`[data-column="${team.ben}"]`)
      .getByRole('button', { name: /Cleo 10:00/ })
      .waitFor()
  })

  it('shows at once the seats that others take', async () => {
    await world.query("update services set title = 'Yoga', capacity = 2 where id = $1", [team.serviceId])
    const { json } = await world.api.post('/v1/activity/1', {
      as: as.owner,
      body: { date: '2026-03-20T10:00:00', service_id: team.serviceId, staff_id: team.anna, capacity: 2 },
    })
    const page = await open('2026-03-20')
    await page.getByText('Live', { exact: true }).waitFor()
    await blockOf(page, 'Yoga').getByText('0/2 seats').waitFor()
    await world.api.post(`/v1/activity/1/${json.data.id}/book`, {
      as: as.owner,
      body: { fullname: 'Grace Hopper', phone: '+14155559004' },
    })
    await blockOf(page, 'Yoga').getByText('1/2 seats').waitFor()
  })

  it('asks no other host, and logs no error', () => {
    expect([strayed, complaints]).toEqual([[], []])
  })
})
