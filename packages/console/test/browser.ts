import { mkdir, rm, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Builds the console as `npm start` does. Test files that run side by side wait for each other. */
export async function buildConsole(): Promise<void> {
  const release = await lockBuild()
  try {
    await buildIfNeeded()
  } finally {
    await release()
  }
}

const lockedBuild = new URL('../dist/.building', import.meta.url)
const longestBuildMs = 100_000

async function lockBuild(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(new URL('.', lockedBuild), { recursive: true })
      await mkdir(lockedBuild)
      return () => rm(lockedBuild, { recursive: true, force: true })
    } catch {
      const begun = await stat(lockedBuild).catch(() => undefined)
      // Left by a run that was ended.
      if (begun && Date.now() - begun.mtimeMs > longestBuildMs)
        await rm(lockedBuild, { recursive: true, force: true })
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

/** A person with a browser of their own: no cookies from anybody else. */
export async function newPerson(
  browser: Browser,
  baseURL: string,
  options: { width?: number } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: options.width ?? 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport })
  context.setDefaultTimeout(30_000)
  return { context, page: await context.newPage() }
}

export interface Login {
  login: string
  password: string
}

export async function signIn(page: Page, { login, password }: Login): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
}
