import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demo } from '../../packages/server/src/features/sandbox/demo-world/facts.ts'
import type { Person, PhotographedPage } from './pages.ts'

/** How a page is looked at. */
export interface Look {
  name: string
  width: number
  colorScheme: 'light' | 'dark'
  locale: string
}

export const usualLook: Look = { name: 'light', width: 1280, colorScheme: 'light', locale: 'en-GB' }

export const allLooks: Look[] = [
  usualLook,
  { name: 'dark', width: 1280, colorScheme: 'dark', locale: 'en-GB' },
  { name: 'phone', width: 390, colorScheme: 'light', locale: 'en-GB' },
  { name: 'german', width: 1280, colorScheme: 'light', locale: 'de-DE' },
]

export interface Shooting {
  browser: Browser
  appUrl: string
  folder: string
  look: Look
  onProgress(line: string): void
}

/** Takes a picture of each page, one person after the other. Returns what went wrong on the way. */
export async function takeScreenshots(pages: PhotographedPage[], shooting: Shooting): Promise<string[]> {
  await mkdir(shooting.folder, { recursive: true })
  const problems: string[] = []
  for (const person of new Set(pages.map(({ as }) => as))) {
    const context = await enter(person, shooting)
    const page = await context.newPage()
    for (const each of pages.filter(({ as }) => as === person)) {
      shooting.onProgress(`${shooting.look.name}: ${each.name}`)
      problems.push(...(await take(page, each, shooting)))
    }
    await context.close()
  }
  return problems
}

async function enter(person: Person, { browser, appUrl, look }: Shooting): Promise<BrowserContext> {
  const { width, colorScheme, locale } = look
  const context = await browser.newContext({
    baseURL: appUrl,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme,
    locale,
    reducedMotion: 'reduce',
  })
  if (person === 'nobody') return context
  const { login, password } = demo[person]
  const answer = await context.request.post('/account/sign_in', { data: { login, password } })
  if (!answer.ok()) throw new Error(`The ${person} cannot sign in: ${await answer.text()}`)
  return context
}

async function take(page: Page, { name, path }: PhotographedPage, { folder }: Shooting): Promise<string[]> {
  const problems: string[] = []
  const complain = (error: Error) => problems.push(`${name}: ${error.message}`)
  page.on('pageerror', complain)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true], [role=status][aria-label]:not(.toasts)'),
    null,
    {
      timeout: 10_000,
    },
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) problems.push(`${name}: ${overflow} px wider than the window`)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  page.off('pageerror', complain)
  return problems
}
