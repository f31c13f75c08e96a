import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeResource } from '../../../../server/test/bookings.ts'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, save, textOf, toast, useConsole } from '../../../test/use-console.ts'

describe('resources in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
  const instancesOf = async (resourceId: number) =>
    (
      await world.query(
        'select title from resource_instances where resource_id = $1 and deleted_at is null order by id',
        [resourceId],
      )
    ).map(({ title }) => title)

  it('are created with numbered instances, used by a service, and deleted when nothing needs them', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/resources')
    await button(page, 'Add a resource').click()
    const form = drawer(page, 'New resource')
    await form.getByLabel('Name').fill('Sauna')
    await button(page, 'Add an instance').click()
    await button(page, 'Add an instance').click()
    await button(page, 'Add').click()
    await toast(page).getByText('Sauna added.').waitFor()
    const row = page.getByRole('row', { name: /Sauna/ })
    expect(await textOf(row)).toContain('Sauna 2')
    expect(await textOf(row)).toContain('No service')
    await row.getByRole('button', { name: 'Sauna' }).click()
    await button(page, 'Delete').click()
    await page.getByRole('dialog', { name: 'Delete Sauna?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page).getByText('Sauna deleted.').waitFor()

    await page.getByRole('button', { name: 'Wash basins' }).click()
    await button(page, 'Delete').click()
    const question = page.getByRole('dialog', { name: 'Delete Wash basins?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    expect(await textOf(question.getByRole('alert'))).toContain('A service needs this resource')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await drawer(page, 'Wash basins').getByRole('link', { name: 'Colouring' }).click()
    await drawer(page, 'Colouring').getByText('Wash basins').waitFor()
  })

  it('CON-61 are named in sentences that a name from right to left does not reorder', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/resources')
    await button(page, 'Add a resource').click()
    await drawer(page, 'New resource').getByLabel('Name').fill('حمام')
    await button(page, 'Add').click()
    await toast(page).getByText('\u2068حمام\u2069 added.').waitFor()
  })

  it('TEA-08 keep the instances that somebody else has added meanwhile', async () => {
    const { resourceId, instanceIds } = await makeResource(world, { count: 2, title: 'Tub' })
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/resources?open=${resourceId}`)
    const form = drawer(page, 'Tub')
    await form.getByLabel('Instance 1').fill('Tub by the window')
    await button(page, 'Remove Tub 1').click()
    await world.api.put(`/v1/resources/1/${resourceId}`, {
      as: as.owner,
      body: { instances: [...instanceIds.map(id => ({ id })), { title: 'Tub outside' }] },
    })
    await save(page)
    await toast(page).getByText('Tub saved.').waitFor()
    expect(await instancesOf(resourceId)).toEqual(['Tub by the window', 'Tub outside'])
  })

  it('TEA-09 are refused in words to a role without the right', async () => {
    await setNewcomerRights(world, ['settings_master_access'])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/resources')
    await page.getByText('Manage services, categories and resources').waitFor()
    expect(await page.getByText('Wash basins').count()).toBe(0)
  })

  it('send requests only to the server, and log no errors', () => {
    expect({ strayed, complaints }).toEqual({ strayed: [], complaints: [] })
  })
})
