import { mkdir, rm, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Builds the console as `npm start` does. Test files that run in parallel wait for each other. */
export async function buildConsole(): Promise<void> {
  const release = await lockBuild()
  try {
    await buildIfNeeded()
  } finally {
    await release()
  }
}

const buildLock = new URL('../../server/dist/.building-console', import.meta.url)
const maxBuildMs = 100_000

async function lockBuild(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(new URL('.', buildLock), { recursive: true })
      await mkdir(buildLock)
      return () => rm(buildLock, { recursive: true, force: true })
    } catch {
      const lock = await stat(buildLock).catch(() => undefined)
      // A run that was stopped left this lock.
      if (lock && Date.now() - lock.mtimeMs > maxBuildMs)
        await rm(buildLock, { recursive: true, force: true })
      await setTimeout(200)
    }
  }
}

async function buildIfNeeded(): Promise<void> {
  const script = new URL('../../../scripts/build.mjs', import.meta.url).href
  const { buildIfNeeded: build } = (await import(/* @vite-ignore */ script)) as {
    buildIfNeeded(...names: string[]): Promise<void>
  }
  await build('console')
}

/** A person with their own browser context, so that nobody shares cookies. */
export async function newPerson(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: sizeOf({}),
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  context.setDefaultTimeout(30_000)
  const slowest = Number(process.env.SLOW_ANSWERS_MS ?? 0)
  if (slowest > 0) await delayAnswers(context, slowest)
  return context.newPage()
}

/** Each answer of the API takes a while, as on a slow network. Streams would end with their route. */
const delayAnswers = (context: BrowserContext, slowestMs: number) =>
  context.route(/\/(api|account)\/(?!.*stream)/, async route => {
    await setTimeout(Math.random() * slowestMs)
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })

export const sizeOf = ({ width = 1280 }: { width?: number }) => ({ width, height: 800 })

/** Leaves the pages of a person and removes their cookies and what the console stored in the browser. */
export async function forgetPerson(page: Page): Promise<Page> {
  const context = page.context()
  await Promise.all(context.pages().map(other => other !== page && other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // A page of the same origin keeps the renderer; about:blank would get another one.
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  return page
}

export interface Login {
  login: string
  password: string
}

/** Starts a session without a page. The sign-in form has its own tests. */
export async function enterAs(page: Page, { login, password }: Login): Promise<void> {
  const answer = await page.request.post('/account/sign_in', { data: { login, password } })
  if (answer.status() !== 200) throw new Error(`${login} cannot sign in: ${await answer.text()}`)
}
