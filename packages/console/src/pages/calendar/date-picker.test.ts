import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { openCalendar } from '../../../test/calendar.ts'
import { button, logins, overflowOf, toast, useConsole } from '../../../test/use-console.ts'

describe('the month of the calendar', { timeout: 60_000 }, () => {
  const { somebody, complaints } = useConsole(withoutWorker)

  it('CAL-20 is used with the keyboard alone, and the calendar’s own keys rest meanwhile', async () => {
    const page = await somebody({ as: logins.owner })
    const loads: string[] = []
    page.on('request', request => loads.push(new URL(request.url()).pathname))
    await openCalendar(page, { date: '2026-03-31' })
    const isMonthLoaded = () => loads.some(path => /\/month-/.test(path))
    expect(isMonthLoaded()).toBe(false)
    await button(page, 'Go to date').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Go to date' })
    await dialog.getByRole('grid', { name: 'March 2026' }).waitFor()
    expect(isMonthLoaded()).toBe(true)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('Tuesday, March 31, 2026')
    for (const [key, words] of [
      ['ArrowRight', 'Wednesday, April 1, 2026'],
      ['ArrowDown', 'Wednesday, April 8, 2026'],
      ['Home', 'Sunday, April 5, 2026'],
      ['End', 'Saturday, April 11, 2026'],
      ['PageDown', 'Monday, May 11, 2026'],
      ['PageUp', 'Saturday, April 11, 2026'],
      ['ArrowLeft', 'Friday, April 10, 2026'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(focused).toBe(words)
    }
    await dialog.getByRole('grid', { name: 'April 2026' }).waitFor()
    await page.keyboard.press('t')
    expect(page.url()).toContain('date=2026-03-31')
    await page.keyboard.press('Enter')
    await page.waitForURL(/date=2026-04-10/)
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Go to date')
  })

  it('CAL-20 closes with Escape, goes by months, and marks today and the days that are shown', async () => {
    const page = await somebody({ as: logins.owner, width: 390 })
    await openCalendar(page, { date: '2026-03-10', view: 'week' })
    await button(page, 'Go to date').click()
    const dialog = page.getByRole('dialog', { name: 'Go to date' })
    await dialog.getByRole('grid', { name: 'March 2026' }).waitFor()
    expect(await dialog.locator('[aria-selected="true"]').allInnerTexts()).toEqual([
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
    ])
    expect(await dialog.getByRole('columnheader').first().innerText()).toBe('Sun')
    expect(await overflowOf(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Next month').click()
    await dialog.getByRole('grid', { name: 'April 2026' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toContain('date=2026-03-10')

    await page.keyboard.press('t')
    await expect.poll(() => page.url()).not.toContain('2026-03-10')
    await button(page, 'Go to date').click()
    await dialog.locator('[aria-current="date"]').waitFor()
  })

  it('CAL-20 is in the language of the console, in dark too', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.setItem('foyer.language', 'de'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await openCalendar(page, { date: '2026-03-10' })
    await button(page, 'Zum Datum').click()
    const dialog = page.getByRole('dialog', { name: 'Zum Datum' })
    await dialog.getByRole('grid', { name: 'März 2026' }).waitFor()
    expect(await dialog.getByRole('columnheader').first().innerText()).toBe('Mo')
    await dialog.getByRole('button', { name: 'Dienstag, 10. März 2026' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: null })
  })

  it('CAL-20 leaves the calendar as it is when the month can’t be loaded', async () => {
    const page = await somebody({ as: logins.owner })
    await openCalendar(page, { date: '2026-03-10' })
    await page.route('**/app/month-*.js', route => route.abort())
    await button(page, 'Go to date').click()
    await toast(page).getByText('This can’t be loaded.').waitFor()
    await page.getByRole('dialog', { name: 'Go to date' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Wednesday, March 11, 2026' }).waitFor()
  })

  it('logs no error', () => expect(complaints).toEqual([]))
})
