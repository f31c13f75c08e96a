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

const buildLock = new URL('../dist/.building', import.meta.url)
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
export async function newPerson(
  browser: Browser,
  baseURL: string,
  options: { width?: number } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: options.width ?? 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  return { context, page: await context.newPage() }
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
