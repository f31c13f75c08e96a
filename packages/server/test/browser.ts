import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  each => each && existsSync(each),
)

/** Tests in a browser run where there is one; elsewhere they say why not. */
export const hasBrowser = path !== undefined
if (!hasBrowser) process.stderr.write('no Chromium here (CHROMIUM_PATH): tests in the browser are not run\n')

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
