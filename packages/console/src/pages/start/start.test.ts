import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fannedOut } from '../../../../server/test/webhooks.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, overflowOf, textOf, useConsole } from '../../../test/use-console.ts'

const run = promisify(execFile)

/** Counts what a developer has to do. */
class Effort {
  clicks = 0
  curls = 0

  async click(target: Locator): Promise<void> {
    this.clicks++
    await target.click()
  }

  /** Sends the command as the page shows it, in a shell. */
  async send(command: string): Promise<string> {
    this.curls++
    const { stdout } = await run('bash', ['-c', command.replace('curl ', 'curl --silent --noproxy "*" ')])
    return stdout
  }
}

const step = (page: Page, title: string) =>
  page.locator('.start-step').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const isDone = (page: Page, title: string) =>
  expect.poll(() => step(page, title).getAttribute('class')).toContain('start-step-done')

async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Nora Newdev')
  await page.getByLabel('E-mail').fill(`nora.${Date.now()}@example.com`)
  await page.getByLabel('Password').fill('a long enough password')
  await button(page, 'Create account').click()
}

describe('the start of a developer', { timeout: 120_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  it('BEN-44 BEN-88 takes 5 clicks and 1 curl from the sign-up to a delivery that is seen live', async () => {
    const page = await somebody()
    await signUp(page)
    const effort = new Effort()
    await effort.click(page.getByRole('link', { name: 'Get a first webhook' }))
    await effort.click(button(page, 'Create application and test location'))
    await effort.click(button(page, 'Install'))
    const command = page.locator('.start-step-open pre')
    await expect.poll(() => textOf(command)).toContain('/marketplace/partner/callback')
    const token = page.getByRole('region', { name: /Partner token/ })
    await token.getByText('You won’t see it again').waitFor()
    await page.getByText('Send it now from a terminal').waitFor()
    await effort.click(button(page, 'Copy command'))
    expect(JSON.parse(await effort.send(await textOf(command)))).toMatchObject({ success: true })
    await isDone(page, 'Callback')
    await effort.click(button(page, 'Change a sample client'))
    await page.getByText('Changes are sent after five seconds').waitFor()
    await fannedOut(world)
    world.clock.advance(5)
    const received = page.getByRole('list', { name: 'Received here' })
    await received.getByRole('link', { name: 'client.update' }).waitFor()
    expect(await textOf(received.locator('pre').first())).toContain('"resource": "client"')
    await isDone(page, 'First delivery')
    expect([effort.clicks, effort.curls]).toEqual([5, 1])

    // Each step knows from the server that it is done.
    await page.reload()
    for (const title of ['Application', 'Test location', 'Installation', 'Callback', 'First delivery'])
      await isDone(page, title)
    expect(await axeFindings(page)).toEqual([])

    await button(page, 'Check a signature').click()
    const secret = page.getByRole('region', { name: /Webhook secret/ })
    await secret.waitFor()
    await expect
      .poll(async () => {
        await fannedOut(world)
        world.clock.advance(5)
        return page.getByText('signature is right').count()
      })
      .toBeGreaterThan(0)
    // BEN-88: it stays until it is copied, wherever one goes meanwhile.
    await button(page, 'Next: publishing')
      .or(page.getByRole('link', { name: 'Next: publishing' }))
      .waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Deliveries' }).first().click()
    await page.getByRole('table', { name: /Deliveries/ }).waitFor()
    await page.goBack()
    await secret.getByRole('button', { name: 'I have copied it' }).click()
    await isDone(page, 'Signature')
    await page.reload()
    await isDone(page, 'Signature')
    expect([strayed, complaints]).toEqual([[], []])
  })

  it('BEN-45 says why a callback was refused, and shows a placeholder for a token that is not known any more', async () => {
    const page = await somebody({ as: logins.developer, width: 390 })
    await page.goto('/partners/1/start?application=3&location=3')
    await button(page, 'Install').click()
    const command = page.locator('.start-step-open pre')
    await expect.poll(() => textOf(command)).toContain('$FOYER_PARTNER_TOKEN')
    await page.getByText('put yours in the place of').waitFor()
    expect(await overflowOf(page)).toBe(0)
    await page.getByLabel('Webhook URL').fill("https://hooks.example/it's")
    await expect
      .poll(() => textOf(command))
      .toContain(String.raw`"webhook_urls":["https://hooks.example/it'\''s"]`)
    await world.app.post('/marketplace/partner/callback', {
      as: 'Bearer foyer_partner_demo_acme',
      body: { salon_id: 3, application_id: 3, webhook_urls: ['http://10.0.0.1/'] },
    })
    await page.getByText('The last callback got 422').waitFor()
    await button(page, 'Issue a new token').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Issue a new token' }).click()
    await expect.poll(() => textOf(command)).toMatch(/Bearer foyer_partner_\w+/)
    await page.getByRole('region', { name: /Partner token/ }).waitFor()
  })
})
