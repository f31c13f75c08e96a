import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { loaded, logins, useConsole } from '../../../test/use-console.ts'

describe('calls of a location in the console', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  it('are filtered in the address, and lead to the client', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/calls?show=missed')
    await page.getByRole('heading', { name: 'Calls' }).waitFor()
    await loaded(page)
    const statuses = page.locator('tbody .badge')
    await statuses.first().waitFor()
    expect(new Set(await statuses.allTextContents())).toEqual(new Set(['Missed']))
    await page.getByRole('radio', { name: 'All' }).click()
    await expect.poll(() => page.url()).not.toContain('show=')
    await page.getByRole('searchbox').fill('415 555 1001')
    await page.waitForURL(/phone=/)
    await expect
      .poll(async () => new Set(await page.locator('tbody td:first-child').allTextContents()))
      .toEqual(new Set(['+14155551001']))
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Ada Lovelace' }).first().click()
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('CAL-28 lead from an unknown number to a new client, who is then named', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/calls')
    const create = page.getByRole('link', { name: /^Create client with/ }).first()
    const phone = (await create.getAttribute('aria-label'))?.replace('Create client with ', '') ?? ''
    await create.click()
    const drawer = page.getByRole('dialog', { name: 'New client' })
    expect(await drawer.getByLabel('Phone', { exact: false }).first().inputValue()).toBe(phone)
    await drawer.getByLabel('Name', { exact: true }).fill('Unknown Caller')
    await drawer.getByRole('button', { name: 'Add client' }).click()
    await page.getByRole('heading', { name: 'Unknown Caller' }).waitFor()
    await page.goto(`/locations/1/calls?phone=${encodeURIComponent(phone)}`)
    await page.getByRole('link', { name: 'Unknown Caller' }).first().waitFor()
  })

  it('CAL-28 who may not see numbers is not asked to keep them', async () => {
    await setNewcomerRights(world, ['dashboard_calls_access', 'clients_access'])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/calls')
    await page.locator('tbody .badge').first().waitFor()
    await loaded(page)
    expect(await page.getByRole('link', { name: /^Create client/ }).count()).toBe(0)
    expect(await page.getByRole('searchbox').count(), 'nor to search for them').toBe(0)
    await page.goto('/locations/1/calls?phone=415')
    await page.locator('tbody .badge').first().waitFor()
  })

  it('CAL-28 have recordings only where somebody spoke', async () => {
    const [silent] = await world.query(
      'select count(*)::int from calls where duration = 0 and record_link is not null',
    )
    expect(silent).toEqual({ count: 0 })
  })

  it('are refused in words to a role without the right', async () => {
    await setNewcomerRights(world, [])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/calls')
    await page.getByText('You can’t open this page').waitFor()
    expect(await page.getByRole('link', { name: 'Calls' }).count()).toBe(0)
  })
})
