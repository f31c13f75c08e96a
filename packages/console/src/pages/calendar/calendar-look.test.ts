import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { blockOf, book, type CalendarTeam, makeTeam, openCalendar } from '../../../test/calendar.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

const date = '2026-03-10'

describe('the look of the calendar', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  let team: CalendarTeam
  beforeAll(async () => {
    team = await makeTeam(world)
    const serviceIds = [team.serviceId]
    for (const [time, name, minutes] of [
      ['09:00', 'Ada Lovelace', 15],
      ['09:15', 'Bea Arthur', 30],
      ['09:45', 'Cleo Patra', 45],
    ] as const)
      await book(world, { at: `${date}T${time}:00`, staffId: team.anna, name, minutes, serviceIds })
    for (const name of ['Dora Explorer', 'Eve Online', 'Fay Wray'])
      await world.api.post('/v1/records/1', {
        as: as.owner,
        body: {
          staff_id: team.ben,
          services: [{ id: team.serviceId }],
          client: { phone: `+1415555${9200 + name.length}`, name },
          datetime: `${date}T10:00:00`,
          seance_length: 2700,
          save_if_busy: 1,
        },
      })
  })
  const open = async ({
    width,
    staffIds = [team.anna, team.ben],
  }: {
    width?: number
    staffIds?: number[]
  }) => {
    const page = await somebody({ as: logins.owner, width })
    // Five past ten in San Francisco.
    await page.clock.setFixedTime('2026-03-10T17:05:00Z')
    await openCalendar(page, { date, staffIds })
    return page
  }
  /** How much of the words is cut at the bottom, and how many lines are left. */
  const cutOf = (words: Locator) =>
    words.evaluate(element => {
      const block = element.closest('button')?.getBoundingClientRect()
      const { bottom, height } = element.getBoundingClientRect()
      const lines = height / Number.parseFloat(getComputedStyle(element).lineHeight)
      return {
        isInside: bottom <= (block?.bottom ?? 0) + 0.5,
        hasWholeLines: Math.abs(lines - Math.round(lines)) < 0.05,
      }
    })

  it.each([1280, 800])('CAL-26 shows whole lines in low and in narrow blocks, %i wide', async width => {
    const page = await open({ width })
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay'])
      for (const part of ['title', 'note'])
        expect([name, part, await cutOf(blockOf(page, name).locator(`.calendar-block-${part}`))]).toEqual([
          name,
          part,
          { isInside: true, hasWholeLines: true },
        ])
  })

  it('CAL-26 draws the time of day behind the words', async () => {
    const page = await open({})
    const top = await blockOf(page, 'Cleo').evaluate(block => {
      const line = block.closest('.calendar-column')?.querySelector<HTMLElement>('.calendar-now')
      if (!line) return 'no line'
      line.style.pointerEvents = 'auto'
      const { left, width } = block.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, line.getBoundingClientRect().top + 1)
      return at && block.contains(at) ? 'block' : at?.className
    })
    expect(top).toBe('block')
  })

  it('CAL-27 a phone shows the day soon, and books in a free time with a tap', async () => {
    const page = await open({ width: 390 })
    const first = await page.locator('.calendar-row').first().boundingBox()
    expect(first?.y).toBeLessThan(240)
    await page.getByRole('button', { name: '10:45 AM – 5:00 PM · Ben is free' }).click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    expect(await drawer.getByLabel('Team member').inputValue()).toBe(String(team.ben))
    expect(await drawer.getByLabel('Time').inputValue()).toBe('10:45')
  })

  it('CAL-27 a phone explains the schedule without keys', async () => {
    const page = await open({ width: 390 })
    await page.goto('/locations/1/team/schedule')
    await page.getByText('Tap the days that you want to change.').waitFor()
    expect(await page.getByText('Shift extends').isVisible()).toBe(false)
  })
})
