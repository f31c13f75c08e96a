import { describe, expect, it } from 'vitest'
import { loaded, logins, useConsole } from '../../test/use-console.ts'

/** Servers before this rule stored moments that the API answers so. */
const beyond = '10000-01-01T03:59:59-08:00'
const moments = /"(create_date|date|datetime)":"\d{4}-\d\d-\d\dT[^"]*"/g

describe('dates that cannot be read', { timeout: 180_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('SEC-80 are shown as they came, and the page stays', async () => {
    const page = await somebody({ as: logins.owner })
    await page.route(/\/(storages|storage_operations|finance_transactions|records?)\//, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(moments, `"$1":"${beyond}"`)
      await route.fulfill({ response, body })
    })
    await page.goto('/locations/1/products?view=movements')
    await page.getByText(beyond).first().waitFor()
    await page.goto('/locations/1/money?from=2020-01-01')
    await page.getByText(beyond).first().waitFor()
    const [appointment] = await world.query('select id, client_id from appointments where id = 1')
    for (const path of [`clients/${appointment?.client_id}`, `calendar?appointment=${appointment?.id}`]) {
      await page.goto(`/locations/1/${path}`)
      await page.getByRole('heading').first().waitFor()
      await loaded(page)
      expect(await page.getByText('Something went wrong').count(), path).toBe(0)
    }
    await page.unrouteAll()
    expect(complaints).toEqual([])
  })

  it.each([
    ['/locations/1/money?from=zzz&till=9', 'Transactions'],
    ['/locations/1/money?from=zzz&to=9', 'Transactions'],
    ['/locations/1/products?view=movements&from=zzz&to=99999-01-01', 'Stock movements'],
  ])('SEC-80 in the address are ignored: %s', async (path, table) => {
    const page = await somebody({ as: logins.owner })
    await page.goto(path)
    await page.getByRole('table', { name: table }).waitFor()
    await loaded(page)
    expect(complaints).toEqual([])
  })
})
