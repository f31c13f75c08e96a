import { beforeAll, describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, type CalendarTeam, makeTeam, middleOf, openCalendar } from '../../../test/calendar.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

describe('opening an appointment', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
  })

  it('LIV-83 is a step of its own: going back closes it and leaves the day', async () => {
    await book(world, { at: '2026-03-10T10:00:00', staffId: team.anna, name: 'Cleo' })
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/clients')
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await openCalendar(page, { date: '2026-03-09', staffIds: [team.anna] })
    await button(page, 'Next').click()
    const drawer = page.getByRole('dialog', { name: 'Cleo' })
    const day = () => new URL(page.url()).searchParams.get('date')
    for (const leave of ['Back', 'Close', 'Escape']) {
      await blockOf(page, 'Cleo').click()
      await drawer.waitFor()
      if (leave === 'Back') await page.goBack()
      else if (leave === 'Close')
        await drawer.locator('.drawer-head').getByRole('button', { name: 'Close' }).click()
      else await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
      expect(day()).toBe('2026-03-10')
    }
  })

  it('LIV-84 goes by a click anywhere on a block, however short it is', async () => {
    await book(world, { at: '2026-03-11T10:00:00', staffId: team.anna, name: 'Shorty', minutes: 7 })
    const page = await somebody({ as: logins.owner })
    await openCalendar(page, { date: '2026-03-11', staffIds: [team.anna] })
    const drawer = page.getByRole('dialog', { name: 'Shorty' })
    const block = blockOf(page, 'Shorty')
    await block.waitFor()
    const { x, y } = await middleOf(block)
    for (const at of [y, y + 3]) {
      await page.mouse.click(x, at)
      await drawer.waitFor()
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
    }
  })
})
