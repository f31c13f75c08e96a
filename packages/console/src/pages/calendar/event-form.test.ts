import { beforeAll, describe, expect, it } from 'vitest'
import { makeService } from '../../../../server/test/bookings.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, type CalendarTeam, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

const date = '2026-03-11'

describe('LIV-41 the form of a group event', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
    const forGroup = (id: number, title: string) =>
      world.query('update services set title = $2, capacity = 5 where id = $1', [id, title])
    const yoga = await makeService(world, { staffId: team.anna, price: 20 })
    await forGroup(yoga, 'Yoga')
    const boxing = await makeService(world, { staffId: team.ben, price: 20 })
    await forGroup(boxing, 'Boxing')
    await world.query('update service_staff set seance_length = 5400 where service_id = $1', [boxing])
    const rest = await makeService(world, { staffId: team.ben, price: 20 })
    await forGroup(rest, 'Meditation')
    await world.query('delete from service_staff where service_id = $1', [rest])
  })
  const open = async () => {
    const page = await somebody({ as: logins.owner })
    await openCalendar(page, { date, staffIds: [team.anna, team.ben] })
    await button(page, 'New group event').click()
    const form = page.getByRole('dialog', { name: 'New group event' })
    const member = form.getByLabel('Team member')
    const service = form.getByLabel('Service')
    const named = async (select: typeof member) => await select.locator('option').allTextContents()
    return { page, form, member, service, named }
  }

  it('takes the service first: only who offers it is listed, and it says who does not', async () => {
    const { page, form, member, service, named } = await open()
    expect(await named(member)).toContain('Ben')
    await member.selectOption('Anna')
    await service.selectOption('Boxing')
    await form.getByText('Anna doesn’t offer Boxing. Choose somebody who does, or another service.').waitFor()
    expect(await named(member)).toEqual(['Anna', 'Ben'])
    await button(page, 'Create group event').click()
    await expect.poll(() => member.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await form.getByRole('alert').count()).toBe(0)
    await member.selectOption('Ben')
    await form.getByText('Only people who offer Boxing are listed.').waitFor()
    expect(await named(member)).toEqual(['Ben'])
    expect(await form.getByLabel('Minutes').inputValue()).toBe('90')
    await form.getByLabel('Time').fill('15:00')
    await button(page, 'Create group event').click()
    await toast(page).getByText('Group event created: Boxing, Wed, Mar 11, 3:00 PM.').waitFor()
    await blockOf(page, 'Boxing').waitFor()
    await toast(page).getByRole('button', { name: 'Show' }).click()
    await page.getByRole('dialog', { name: 'Group event' }).waitFor()
  })

  it('takes the team member first: their services come first, and those of others stay possible', async () => {
    const { form, member, service } = await open()
    await member.selectOption('Ben')
    const groups = () =>
      service
        .locator('optgroup')
        .evaluateAll(found =>
          found.map(group => [
            (group as HTMLOptGroupElement).label,
            [...group.children].some(option => option.textContent === 'Boxing'),
          ]),
        )
    expect(await groups()).toEqual([
      ['Offered by Ben', true],
      ['Offered by others', false],
    ])
    await service.selectOption('Meditation')
    await form.getByText(/^Nobody offers Meditation yet\./).waitFor()
    await service.selectOption('Yoga')
    await form.getByText(/^Ben doesn’t offer Yoga\./).waitFor()
    await service.selectOption('Choose a service')
    expect(await member.locator('option').allTextContents()).toContain('Anna')
  })
})
