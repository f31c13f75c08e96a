import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, overflowOf, panel, save, textOf, useConsole } from '../../../test/use-console.ts'

describe('publishing in the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()
  const draft = '/partners/1/applications/3'

  it('BEN-50 BEN-51 BEN-72 shows what is left to do, where, and the card as owners will see it', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto(`${draft}/publishing`)
    const checklist = panel(page, 'Before the review')
    await checklist.getByRole('link', { name: 'Open: Icon' }).waitFor()
    const before = await textOf(
      checklist.getByRole('listitem').filter({ hasText: 'Tried in a test location' }),
    )
    expect(before).toContain('Advised')
    const card = panel(page, 'As owners will see it')
    await card.getByText('Acme', { exact: false }).first().waitFor()
    await panel(page, 'Installs').getByText('connected now', { exact: false }).waitFor()
    await panel(page, 'Installs').getByRole('figure', { name: 'Connected locations' }).waitFor()
    await panel(page, 'Revenue').getByText('Nothing paid yet').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => overflowOf(page)).toBe(0)
    await checklist.getByRole('link', { name: 'Open: Icon' }).click()
    await page.getByRole('textbox', { name: 'Icon' }).fill(`${world.app.url}/icon.png`)
    await save(page)
    await page.goto(`${draft}/publishing`)
    await expect
      .poll(() => textOf(checklist.getByRole('listitem').filter({ hasText: 'Icon' })))
      .toContain('Done')
  })

  it('BEN-54 asks about the token in the body when a webhook is first saved, and saves nothing when closed', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto(`${draft}/addresses`)
    const sends = async () => {
      const [row] = await world.query(
        'select webhook_url, sends_partner_token from applications where id = 3',
      )
      return [row?.webhook_url, row?.sends_partner_token]
    }
    const fill = () => page.getByLabel('Marketplace webhook').fill('https://hooks.example/marketplace')
    await fill()
    await save(page)
    const question = page.getByRole('dialog', { name: 'Does your endpoint expect the partner token?' })
    await question.getByText('refuse such a body', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => question.count()).toBe(0)
    expect(await sends()).toEqual(['', false])
    await save(page)
    await question.getByRole('button', { name: 'Put it in' }).click()
    await expect.poll(sends).toEqual(['https://hooks.example/marketplace', true])
    await page.reload()
    await page.getByLabel('Marketplace webhook').fill('https://hooks.example/other')
    await save(page)
    await expect.poll(sends).toEqual(['https://hooks.example/other', true])

    await page.goto('/partners/1/settings')
    await page.getByLabel('Marketplace webhook').fill('https://hooks.example/account')
    await button(page, 'Save').first().click()
    await question.getByRole('button', { name: 'Leave it out' }).click()
    await expect
      .poll(async () => (await world.query('select webhook_url from partners where id = 1'))[0]?.webhook_url)
      .toBe('https://hooks.example/account')
    expect([strayed, complaints]).toEqual([[], []])
  })
})
