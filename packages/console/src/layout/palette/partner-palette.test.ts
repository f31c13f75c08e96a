import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addEndpoint } from '../../../../server/test/webhooks.ts'
import { as } from '../../../../server/test/world.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

describe('the palette of a developer', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  const find = async (page: Page, text: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    await palette.getByRole('combobox').fill(text)
    await palette.getByRole('option', { name: option }).first().click()
    await palette.waitFor({ state: 'detached' })
  }

  it('BEN-89 finds accounts, their pages, endpoints by URL, and a request by its ID', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/palette', partnerId: 1 })
    const { headers } = await world.api.get('/v1/nope', { as: as.partner })
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1')
    await page.getByRole('heading', { level: 1, name: 'Acme Integrations' }).waitFor()
    await find(page, 'deliveries', /Deliveries.*Acme Integrations/)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/partners/1/deliveries')
    await find(page, 'acme int', /Acme Integrations.*Partner account/)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/partners/1')
    await find(page, 'hooks.example/pal', /hooks\.example\/palette/)
    await expect.poll(() => page.url()).toContain('/partners/1/endpoints?open=')
    await page.goto('/partners/1/requests')
    await page.getByText('/api/v1/nope').first().waitFor()
    await find(page, String(headers['x-request-id']), /GET \/api\/v1\/nope/)
    await page
      .getByRole('dialog', { name: 'Request' })
      .getByText('There is nothing at /api/v1/nope.')
      .waitFor()
    expect(complaints).toEqual([])
  })
})
