import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { hasPackagedChromium, unpackChromium } from './packaged-chromium.ts'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

let shared: Promise<Browser> | undefined

/**
 * Opens the browser of this process, once. Test files share it, and each person in them has a context of their own. Nobody
 * closes it: Playwright ends it when the process ends.
 */
export async function openBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser()
  return shared as Promise<Browser>
}

/**
 * The npm package has the headless shell of Chromium, which needs half of the processor time of a whole browser. So it
 * comes first; then the Chromium of this machine. CHROMIUM_PATH names another, and `packaged` asks for the npm package.
 */
async function launchBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH ?? (hasPackagedChromium ? 'packaged' : findInstalled())
  const { executablePath, env } =
    chosen === 'packaged' ? await unpackChromium() : { executablePath: chosen, env: {} }
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

function findInstalled(): string {
  const path = usualPaths.find(existsSync)
  if (!path)
    throw new Error('No Chromium found: install one, and set CHROMIUM_PATH if it is in an unusual place.')
  return path
}
