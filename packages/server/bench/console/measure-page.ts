import type { Browser, Page } from 'playwright-core'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'

export interface PageFigures {
  /** Static files: the page, its scripts and styles. */
  files: number
  bytes: number
  /** Calls of operations. */
  calls: number
  callBytes: number
  firstPaintMs: number
  /** When the data of the page was there. */
  readyMs: number
}

interface Opening {
  url: string
  ready: string
  /** Who is signed in. */
  as?: 'owner' | 'developer'
  appUrl?: string
}

/** Opens a page in a new context, whose cache is empty. */
export async function measurePage(browser: Browser, opening: Opening): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    if (opening.as) {
      const { login, password } = demo[opening.as]
      const answer = await context.request.post(`${opening.appUrl}/account/sign_in`, {
        data: { login, password },
      })
      if (!answer.ok()) throw new Error(`Nobody could sign in: ${await answer.text()}`)
    }
    return await open(await context.newPage(), opening)
  } finally {
    await context.close()
  }
}

async function open(page: Page, { url, ready }: Opening): Promise<PageFigures> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, 'file' | 'call'>()
  const totals = { files: 0, bytes: 0, calls: 0, callBytes: 0 }
  network.on('Network.requestWillBeSent', ({ requestId, type }) =>
    kinds.set(requestId, type === 'Fetch' || type === 'XHR' || type === 'EventSource' ? 'call' : 'file'),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isCall = kinds.get(requestId) === 'call'
    totals[isCall ? 'calls' : 'files']++
    totals[isCall ? 'callBytes' : 'bytes'] += encodedDataLength
  })
  const start = performance.now()
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  const readyMs = performance.now() - start
  // A stream never ends, so "no traffic" would never come.
  await page.waitForLoadState('load')
  await page.waitForTimeout(settleMs)
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  return { ...totals, firstPaintMs, readyMs }
}

/** What a page loads after its data, it begins to load within this time. */
const settleMs = 500
