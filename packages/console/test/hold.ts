import type { Page } from 'playwright-core'

/** Keeps answers back until they are let go. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(pattern, async route => {
    await gate
    await route.continue()
  })
  return letGo
}
