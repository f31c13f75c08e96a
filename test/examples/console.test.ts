import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { button, logins, useConsole } from '../../packages/console/test/use-console.ts'
import { withoutWorker } from '../../packages/server/test/world.ts'
import { startExample } from './running-example.ts'

describe('the example beside the console', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  it('EXM-01 an owner connects in the app directory, registers with the partner, and returns to an active installation', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-app-'))
    const example = await startExample({
      FOYER_API_URL: world.api.url.replace(/\/api$/, ''),
      FOYER_APP_URL: world.app.url,
      STATE_FILE: join(folder, 'state.json'),
    })
    const page = await somebody({ as: logins.owner })
    await page.goto('/appstore/applications/1')
    await page.getByRole('checkbox', { name: 'Bloom Mission' }).check()
    await button(page, 'Connect').click()
    await page.waitForURL(`${example.url}/connect?salon_id=1&user_data=*`)
    await page.getByText('Hello Olivia Owner.').waitFor()
    await page.getByLabel('whatsapp').check()
    await button(page, 'Activate').click()
    await page.getByText('1 of 1 Locations is active.').waitFor()
    await button(page, 'Back to Foyer').click()
    await page.waitForURL(`${world.app.url}/appstore/applications/1`)
    await page.goto('/locations/1/applications')
    await page.getByRole('link', { name: /^Acme Sync Active/ }).waitFor()

    await page.goto(example.url)
    await page.getByRole('cell', { name: 'Bloom Mission (1)' }).waitFor()
    await button(page, 'Open payment page').click()
    await page.waitForURL(/\/appstore\/payment\/\?/)
    expect(complaints).toEqual([])
    await example.stop()
    await rm(folder, { recursive: true })
  })
})
