import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable } from '../../../../server/test/bookings.ts'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import {
  blockOf,
  book,
  type CalendarTeam,
  makeTeam,
  middleOf,
  openCalendar,
  recordOf,
} from '../../../test/calendar.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

describe('the form of an appointment', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })
  const open = async (date: string, staffIds = [team.anna, team.ben]) => {
    const page = await somebody({ as: logins.owner })
    await page.clock.setFixedTime('2026-03-09T17:10:00Z')
    await openCalendar(page, { date, staffIds })
    return page
  }

  it('LIV-85 finds every service, says who offers it, and lists only them', async () => {
    const { serviceId } = await makeBookable(world)
    await world.query("update services set title = 'Henna' where id = $1", [serviceId])
    await world.query('delete from service_staff where service_id = $1', [serviceId])
    await world.query('insert into service_staff values (1, $1, $2, 3600)', [serviceId, team.ben])
    const page = await open('2026-03-10')
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.anna))
    await drawer.getByRole('combobox', { name: 'Services' }).fill('Henna')
    await drawer.getByRole('option', { name: /Henna.*Offered by Ben/ }).click()
    await page.keyboard.press('Escape')
    await drawer.getByText('Anna doesn’t offer Henna.').waitFor()
    expect(await drawer.getByLabel('Team member').locator('option').allTextContents()).toEqual([
      'Anna',
      'Ben',
    ])
    await button(page, 'Book').click()
    expect(await drawer.isVisible()).toBe(true)
    await drawer.getByLabel('Team member').selectOption('Ben')
    await drawer.getByText('Only people who offer Henna are listed.').waitFor()
    await button(page, 'Book').click()
    await drawer.waitFor({ state: 'detached' })
    const { json } = await world.api.get('/v1/records/1?start_date=2026-03-10&end_date=2026-03-10', {
      as: as.owner,
    })
    const booked = json.data.filter(({ staff_id }: { staff_id: number }) => staff_id === team.ben)
    expect(booked.map(({ services }: { services: { id: number }[] }) => services[0]?.id)).toEqual([serviceId])
  })

  it.each([
    [1280, 800, '2026-03-16'],
    [360, 740, '2026-03-17'],
  ])('LIV-94 is sent by a click at %s × %s while a list of it is open', async (width, height, date) => {
    const page = await open(date)
    await page.setViewportSize({ width, height })
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    const send = button(page, 'Book')
    const list = page.locator('.combobox-list:popover-open')
    const atSend = async () => {
      await send.evaluate(element => element.scrollIntoView({ block: 'nearest' }))
      const { x, y } = await middleOf(send)
      return [x, y] as const
    }
    for (const [field, name] of [
      ['Resources', /./],
      ['Services', /^Haircut/],
    ] as const) {
      await drawer.getByRole('combobox', { name: field }).click()
      await list.getByRole('option', { name }).first().click()
      await list.getByRole('option', { selected: true }).waitFor()
      const topmost = await page.evaluate(at => document.elementFromPoint(...at)?.textContent, await atSend())
      expect(topmost).toBe('Book')
      if (field === 'Resources') await page.keyboard.press('Escape')
    }
    await page.mouse.click(...(await atSend()))
    await drawer.waitFor({ state: 'detached' })
  })

  it('LIV-86 books nothing that has neither client nor service nor comment', async () => {
    const page = await open('2026-03-11')
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByLabel('Minutes').getAttribute('min')).toBe('1')
    await button(page, 'Book').click()
    await drawer.getByText('Choose a client, a service, or write a comment first.').waitFor()
    await drawer.getByLabel('Comment').fill('Window cleaner')
    await button(page, 'Book').click()
    await blockOf(page, 'Window cleaner').waitFor()
  })

  it('LIV-87 asks before a client has attended what is to come', async () => {
    const { id } = await book(world, { at: '2026-03-12T10:00:00', staffId: team.anna, name: 'Early Elsa' })
    const { id: soon } = await book(world, {
      at: '2026-03-09T10:30:00',
      staffId: team.anna,
      name: 'Soon Sue',
    })
    const page = await open('2026-03-12')
    const attendance = async (of: number) => (await recordOf(world, of)).attendance as number
    await blockOf(page, 'Early Elsa').click()
    await page.getByRole('radio', { name: 'Attended', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Did the client attend already?' })
    await question.getByText(/Mar 12, 2026/).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByRole('radio', { name: 'Waiting' }).isChecked()).toBe(true)
    expect(await attendance(id)).toBe(0)
    await page.getByRole('radio', { name: 'Attended', exact: true }).click()
    await question.getByRole('button', { name: 'Attended' }).click()
    await expect.poll(() => attendance(id)).toBe(1)
    await openCalendar(page, { date: '2026-03-09', staffIds: [team.anna] })
    await blockOf(page, 'Soon Sue').click()
    await page.getByRole('radio', { name: 'Attended', exact: true }).click()
    await expect.poll(() => attendance(soon)).toBe(1)
  })
})
