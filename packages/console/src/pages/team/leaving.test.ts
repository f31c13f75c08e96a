import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { button, logins, save, toast, useConsole } from '../../../test/use-console.ts'

describe('somebody who leaves the team', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  const firedOf = async (id: number) =>
    Number((await world.query('select is_fired::int as fired from staff where id = $1', [id]))[0]?.fired)

  it('LIV-80 is asked about by their appointments to come, and works no more in the calendar', async () => {
    const { anna } = await makeTeam(world)
    await book(world, { at: '2026-03-02T10:00:00', staffId: anna, name: 'Past Paula' })
    await book(world, { at: '2026-03-09T14:00:00', staffId: anna, name: 'Cleo Next' })
    const page = await somebody({ as: logins.owner })
    await page.clock.setFixedTime('2026-03-09T17:10:00Z')
    await openCalendar(page, { date: '2026-03-09' })
    const hours = page.locator(`[data-column="${anna}"] .calendar-hours`)
    await hours.waitFor()

    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page.getByRole('button', { name: 'Anna', exact: true }).click()
    await page.getByLabel('No longer works here').check()
    await save(page)
    const question = page.getByRole('dialog', { name: 'Anna still has 1 appointment' })
    await question.getByText('Cleo Next').waitFor()
    expect(await question.getByText('Past Paula').count()).toBe(0)
    expect(await firedOf(anna)).toBe(0)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await save(page)
    await question.getByRole('button', { name: 'Save anyway' }).click()
    await toast(page).getByText('Anna saved.').waitFor()
    expect(await firedOf(anna)).toBe(1)

    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await blockOf(page, 'Cleo Next').waitFor()
    await expect.poll(() => hours.count()).toBe(0)
  })

  it('LIV-80 who has nothing to do any more leaves without a question', async () => {
    const { ben } = await makeTeam(world)
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/team?open=${ben}`)
    await page.getByLabel('No longer works here').check()
    await button(page, 'Save').click()
    await toast(page).getByText('Ben saved.').waitFor()
    expect(await firedOf(ben)).toBe(1)
  })
})
