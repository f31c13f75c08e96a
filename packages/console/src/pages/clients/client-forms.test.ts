import type { Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, toast, useConsole } from '../../../test/use-console.ts'

const list = '/locations/1/clients'

describe('the forms and the list of clients', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  beforeAll(async () => {
    await world.query(
      `insert into clients (location_id, name, phone, created_at, last_change_date)
       select 1, 'Many ' || n, '+1628555' || n, now(), now() from generate_series(1000, 1149) n`,
    )
  })

  it('CRM-06 a date of birth in the future is refused at its field', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`${list}/1`)
    await page.getByLabel('Date of birth').fill('2199-01-01')
    await button(page, 'Save').click()
    await page.getByText('“Date of birth” must not be in the future.').waitFor()
    const { json } = await world.api.get('/v1/client/1/1', { as: as.owner })
    expect(json.data.birth_date).not.toBe('2199-01-01')
    await page.getByLabel('Date of birth').fill('1990-01-01')
    await button(page, 'Save').click()
    await toast(page).getByText('Saved').waitFor()
  })

  it('CRM-06 a patronymic is shown to those who have one, and to who asks for it', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`${list}/1`)
    await page.getByLabel('Surname').waitFor()
    expect(await page.getByLabel('Patronymic').count()).toBe(0)
    await button(page, 'Add a patronymic').click()
    await page.getByLabel('Patronymic').fill('Georgovna')
    await button(page, 'Save').click()
    await toast(page).getByText('Saved').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Patronymic').inputValue()).toBe('Georgovna')
  })

  it('CRM-02 who selects all rows is offered the clients that are not loaded yet', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`${list}?q=Many`)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    const bar = page.getByRole('toolbar')
    await bar.getByText('100 selected').waitFor()
    await bar.getByRole('button', { name: 'All 150 clients that match' }).click()
    await bar.getByText('150 selected').waitFor()
    expect(await bar.getByRole('button', { name: /that match/ }).count()).toBe(0)
  })

  it('CRM-02 who clears the selection meanwhile, or goes back to other filters, has selected nobody', async () => {
    const page = await somebody({ as: logins.owner })
    const held: (() => void)[] = []
    const isOfIds = (request: Request) =>
      request.url().endsWith('/clients/search') && String(request.postDataJSON().fields) === 'id'
    await page.route('**/clients/search', async route => {
      if (isOfIds(route.request())) await new Promise<void>(resolve => held.push(resolve))
      await route.continue()
    })
    await page.goto(`${list}?q=Many`)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    const bar = page.getByRole('toolbar')
    await bar.getByRole('button', { name: 'All 150 clients that match' }).click()
    await expect.poll(() => held.length).toBe(1)
    await button(page, 'Clear selection').click()
    const read = page.waitForResponse(response => isOfIds(response.request()))
    held[0]?.()
    await read
    const one = page.getByRole('checkbox', { name: 'Select Many 1149' })
    await one.click()
    await bar.getByText('1 selected').waitFor()
    await button(page, 'Filters').click()
    await page.getByRole('dialog').getByLabel('Unknown').check()
    await button(page, 'Apply').click()
    await bar.waitFor({ state: 'detached' })
    await one.click()
    await bar.getByText('1 selected').waitFor()
    await page.goBack()
    await bar.waitFor({ state: 'detached' })
  })

  it('CRM-02 rows that are not there yet, or about to leave, cannot be selected', async () => {
    const page = await somebody({ as: logins.owner })
    const held = new Map<string, () => void>()
    await page.route('**/clients/search', async route => {
      const search = route.request().postData() ?? ''
      if (search.includes('Held')) await new Promise<void>(resolve => held.set(search, resolve))
      await route.continue()
    })
    await page.goto(list)
    const all = page.getByRole('checkbox', { name: 'Select all' })
    const one = page.getByRole('checkbox', { name: /^Select / }).nth(1)
    await expect.poll(() => one.isEnabled()).toBe(true)
    await page.getByRole('searchbox').first().fill('Held')
    await expect.poll(() => held.size).toBe(1)
    expect([await all.isDisabled(), await one.isDisabled()]).toEqual([true, true])
    await page.goto(`${list}?q=HeldToo`)
    await expect.poll(() => held.size).toBe(2)
    await all.waitFor()
    expect(await all.isDisabled()).toBe(true)
    for (const release of held.values()) release()
    await page.getByText('No clients match').waitFor()
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
