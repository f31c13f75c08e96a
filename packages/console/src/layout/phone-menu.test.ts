import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logins, overflowOf, useConsole } from '../../test/use-console.ts'

describe('the frame of pages', { timeout: 120_000 }, () => {
  const { world, somebody } = useConsole()
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }

  it('OPR-53 on a phone the menu hides none of its entries, and the head of the page has the unread notices', async () => {
    await world.query(`insert into notices (user_id, kind, subject, rights, details, created_at)
      select 2, 'security', 'x' || number, '{}', '{"what":"new-device","until":null,"payment_id":null,"amount":null,"currency_iso":"","rights":[],"note":""}', now()
      from generate_series(1, 3) number`)
    const page = await somebody({ as: logins.owner, width: 390 })
    await page.goto('/locations/1/settings')
    const head = page.locator('.phone-bar')
    await head
      .getByRole('link', { name: /^Notices/ })
      .getByText(/^[1-9]/)
      .waitFor()
    await expect.poll(() => overflowOf(page)).toBe(0)
    await head.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    const last = menu.locator('.nav-item').last()
    const account = menu.locator('.account')
    await account.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        const [entry, row] = [await boxOf(last), await boxOf(account)]
        return entry.y + entry.height <= row.y
      })
      .toBe(true)
    await expect.poll(async () => (await boxOf(last)).height).toBeGreaterThan(40)
    await page.keyboard.press('Escape')
    await head.getByRole('link', { name: /^Notices/ }).click()
    await expect.poll(() => page.url()).toContain('/notices')
  })

  it('OPR-53 the entry of the current page is in view, however low the window is', async () => {
    const page = await somebody({ as: logins.owner })
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto('/locations/1/settings')
      const active = page.locator('.side-scroll .nav-item.active')
      await active.waitFor()
      const frame = page.locator('.side-scroll')
      await expect
        .poll(async () => {
          const [entry, outer] = [await boxOf(active), await boxOf(frame)]
          return entry.y >= outer.y && entry.y + entry.height <= outer.y + outer.height
        })
        .toBe(true)
    }
  })
})
