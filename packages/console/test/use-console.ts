import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from '../../server/test/browser.ts'
import { useWorld, type WorldOptions } from '../../server/test/world.ts'
import { buildConsole, enterAs, forgetPerson, type Login, newPerson, sizeOf } from './browser.ts'

export const logins = {
  owner: { login: 'owner@foyer.example', password: 'owner-demo-password' },
  developer: { login: 'developer@foyer.example', password: 'developer-demo-password' },
  operator: { login: 'operator@foyer.example', password: 'operator-demo-password' },
  newcomer: { login: 'newcomer@foyer.example', password: 'newcomer-demo-password' },
} as const

/** Starts a world and its console, and gives people their own browser contexts. */
export function useConsole(options: WorldOptions = {}) {
  let browser: Browser
  const people: Page[] = []
  /** Nobody uses these now. The next person takes one, because a new renderer would compile the console again. */
  const free: Page[] = []
  /** Requests to other hosts, and errors in the browser console. */
  const strayed: string[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    await buildConsole()
    browser = await openBrowser()
  }, 120_000)
  const world = useWorld(options)
  // Rate limits use the world's clock, which stands still.
  beforeEach(() => world.clock.advance(60))
  afterEach(async () => {
    free.push(...(await Promise.all(people.splice(0).map(forgetPerson))))
  })
  afterAll(() => Promise.all([...people, ...free].map(page => page.context().close())))

  async function somebody(options: { width?: number; as?: Login } = {}): Promise<Page> {
    const page = free.pop() ?? watch(await newPerson(browser, world.app.url))
    people.push(page)
    await page.setViewportSize(sizeOf(options))
    if (options.as) await enterAs(page, options.as)
    return page
  }

  function watch(page: Page): Page {
    page.on('request', request => {
      if (!request.url().startsWith(world.app.url)) strayed.push(request.url())
    })
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      // Browsers log refused calls, which several tests make on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    return page
  }

  return { world, somebody, strayed, complaints }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const textOf = async (locator: Locator) => (await locator.textContent()) ?? ''
/** Waits until no part of the page is loading. */
export const loaded = (page: Page) =>
  expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
export const toast = (page: Page) => page.locator('.toasts')
export const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
export const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
export const save = (page: Page) => button(page, 'Save').click()
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** Pages opened from now on are in this language. Unlike an init script, the next person does not inherit it. */
export async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(chosen => localStorage.setItem('foyer.language', chosen), language)
}
