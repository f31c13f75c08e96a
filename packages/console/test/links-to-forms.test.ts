import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../server/test/world.ts'
import { logins, useConsole } from './use-console.ts'

describe('a link to a form', { timeout: 60_000 }, () => {
  const { somebody, complaints } = useConsole(withoutWorker)

  it('opens the new appointment in the calendar once', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/calendar?new')
    await page.getByRole('dialog', { name: 'New appointment' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('new')
  })

  it('LIV-15 opens the new client with the number that called', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/clients?new=1&phone=%2B14155557777')
    const form = page.getByRole('dialog', { name: 'New client' })
    await form.waitFor()
    expect(await form.getByLabel('Phone').inputValue()).toBe('+14155557777')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    expect(page.url()).not.toMatch(/new|phone/)
    expect(complaints).toEqual([])
  })
})
