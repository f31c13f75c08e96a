import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser } from '../../../server/test/browser.ts'
import { sizeOf } from '../browser.ts'
import { serveGallery } from './serve-gallery.ts'

/** Serves the gallery to the tests of a file. */
export function useGallery() {
  let folder: string
  let server: Awaited<ReturnType<typeof serveGallery>>
  const opened: Page[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-gallery-'))
    server = await serveGallery(folder)
  }, 60_000)
  afterEach(() => Promise.all(opened.splice(0).map(page => page.context().close())))
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  async function open(options: { width?: number; colorScheme?: BrowserContextOptions['colorScheme'] } = {}) {
    const browser = await openBrowser()
    const { colorScheme } = options
    const context = await browser.newContext({
      viewport: sizeOf(options),
      colorScheme,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    opened.push(page)
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Components' }).waitFor()
    return page
  }
  return { open, complaints }
}
