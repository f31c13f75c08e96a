import { describe, expect, it } from 'vitest'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

const noraId = 3
const url = 'https://hooks.example/of-nora'

describe('what a former member set up', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('SEC-09 is shown as paused, with the reason, and taken over by an owner', async () => {
    await world.query(
      `insert into endpoints (location_id, partner_id, user_id, url, kinds, created_at)
       values (1, 2, $1, $2, '{client}', now())`,
      [noraId, url],
    )
    await world.query('update restricted_key_locations set user_id = $1 where location_id = 1', [noraId])
    await world.query('update oauth_consents set user_id = $1 where location_id = 1', [noraId])
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/integrations')
    const endpoints = page.getByRole('region', { name: 'Endpoints' })
    await endpoints.getByText('Paused: Nora Newcomer no longer has webhook access').waitFor()
    await button(page, `Take over ${url}`).click()
    await page.getByText('with your rights, including the phone numbers of clients').waitFor()
    await button(page, 'Take over').click()
    await toast(page).getByText(`You have taken over ${url}.`).waitFor()
    await endpoints.getByText('set by Olivia Owner').waitFor()
    await expect.poll(() => button(page, `Take over ${url}`).count()).toBe(0)

    await page.getByText('Paused: Nora Newcomer no longer owns this location').first().waitFor()
    for (const what of ['the key Bloom website', 'the consent to Acme Rooms']) {
      await button(page, `Take over ${what}`).click()
      await button(page, 'Take over').click()
      await toast(page).getByText(`You have taken over ${what}.`).waitFor()
    }
    // The lists reload a moment after each message.
    await expect.poll(() => page.getByText('Paused:').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
