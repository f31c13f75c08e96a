import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../server/test/browser.ts'
import { useWorld, withoutWorker } from '../../server/test/world.ts'

const world = useWorld(withoutWorker)
const script = new URL('../../../scripts/build.mjs', import.meta.url).href

describe('the documentation in a browser', () => {
  let context: BrowserContext
  let page: Page
  const requested: string[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    await (await import(/* @vite-ignore */ script)).buildIfNeeded('site')
    context = await (await openBrowser()).newContext({ baseURL: world.app.url, reducedMotion: 'reduce' })
    context.on('request', request => requested.push(request.url()))
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page = await context.newPage()
    await page.goto('/docs')
  }, 180_000)
  afterAll(() => context?.close())

  const find = async (query: string) => {
    await page.keyboard.press('/')
    await page.getByLabel('Search guides and API').fill(query)
    await page.getByText(/\d+ results?$/).waitFor()
    const found = await page.locator('.search li').allInnerTexts()
    return found.map(text => text.replaceAll('\n', ' '))
  }

  it('DOC-01 one search finds a section of a guide, and operations of every document', async () => {
    expect((await find('Idempotency-Key'))[0]).toMatch(/^Idempotent requests Guide/)
    await page.keyboard.press('Escape')
    expect((await find('resources v3'))[0]).toMatch(/\/api\/v3\/locations\/\{location_id\}\/resources/)
    await page.keyboard.press('Escape')
    expect((await find('sign in')).join('\n')).toContain('POST /account/')
    await page.keyboard.press('Escape')
    expect((await find('insufficient_scope')).join('\n')).toMatch(/Codes of v3/)
    await page.keyboard.press('Escape')
  })

  it('DOC-02 a result leads to its operation, whose example has three tabs', async () => {
    await find('create a client')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/api/general/clients.html#create-a-client')
    const tabs = page.locator('.tabs').nth(1)
    await tabs.getByRole('tab', { name: 'CLI' }).click()
    await tabs.getByText('foyer call clients.create').waitFor()
    expect(await tabs.getByText('curl -X POST').isVisible()).toBe(false)
    await page.reload()
    // The choice holds for every box.
    await page.getByText('foyer call clients.get ').waitFor()
  })

  it('DOC-10 an operation leads to its place in the API explorer', async () => {
    // The explorer is a program of others, with complaints of its own.
    const elsewhere = await (await openBrowser()).newContext({ baseURL: world.app.url })
    const other = await elsewhere.newPage()
    await other.goto('/docs/api/general/clients.html')
    await other.getByRole('link', { name: 'Send it in the API explorer' }).nth(3).click()
    await other.waitForURL('**/explorer/#general/tag/clients/GET/api/v1/client/**')
    await other.locator('section[id*="GET/api/v1/client/"]').first().waitFor()
    await elsewhere.close()
  })

  it('DOC-09 asks no other host, and breaks no policy', async () => {
    for (const path of ['webhooks-guide.html', 'errors.html', 'decisions/index.html', 'gone.html'])
      await page.goto(`/docs/${path}`)
    const own = requested.filter(url => !/^(data|blob):/.test(url))
    expect(own.filter(url => !url.startsWith(world.app.url))).toEqual([])
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
  })

  it('DOC-11 a narrow screen shows the page without scrolling sideways, and opens the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['', 'webhooks-guide.html', 'api/general/clients.html', 'errors.html']) {
      await page.goto(`/docs/${path}`)
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollY]), path).toEqual([
        390, 0,
      ])
    }
    await page.getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Webhooks guide' }).click()
    await page.getByRole('heading', { name: 'Webhooks guide' }).waitFor()
  })
})
