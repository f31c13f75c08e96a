import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Where the system's Chromium is; undefined where there is none. */
export const chromiumPath = candidates.find(path => path && existsSync(path))

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: launchArguments })

/** Builds the console as `npm start` does. */
export async function buildConsole(): Promise<void> {
  const script = new URL('../../../scripts/build.mjs', import.meta.url).href
  const { buildIfNeeded } = (await import(/* @vite-ignore */ script)) as {
    buildIfNeeded(...names: string[]): Promise<void>
  }
  await buildIfNeeded('console')
}

/** A person with a browser of their own: no cookies from anybody else. */
export async function newPerson(
  browser: Browser,
  baseURL: string,
  options: { width?: number } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: options.width ?? 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport })
  context.setDefaultTimeout(15_000)
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
