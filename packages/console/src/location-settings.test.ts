import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../server/test/world.ts'
import { hold } from '../test/hold.ts'
import { logins, save, useConsole } from '../test/use-console.ts'

describe('the settings of a Location in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  it('an owner changes the Location, and reads what is wrong beside the field', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await page.getByLabel('Name', { exact: true }).fill('Bloom Lakeside')
    await page.getByLabel('Phones').fill('call us')
    await save(page)
    await page.getByText('“Phones” must be a phone number.').waitFor()
    await page.getByLabel('Phones').fill('(510) 555-0111\n+14155550110')
    await page.getByLabel('Business').selectOption({ label: 'Hair salon' })
    await save(page)
    await page.getByText('Bloom Lakeside · your role here: Owner').waitFor()
    expect(await world.query('select title, phones, timezone_name from locations where id = 2')).toEqual([
      {
        title: 'Bloom Lakeside',
        phones: ['+15105550111', '+14155550110'],
        timezone_name: 'America/Los_Angeles',
      },
    ])
  })

  it('EXA-12 an owner removes the city of a Location, and the country', async () => {
    const placeOf = () => world.query('select country_id::int, city_id::int from locations where id = 2')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    const city = page.getByRole('combobox', { name: 'City' })
    await expect.poll(() => city.inputValue()).not.toBe('')
    await city.fill('')
    await save(page)
    await expect.poll(placeOf).toEqual([{ country_id: 840, city_id: null }])
    await page.reload()
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('840')
    expect(await city.inputValue()).toBe('')
    await page.getByLabel('Country').selectOption({ label: 'Not chosen' })
    await save(page)
    await expect.poll(placeOf).toEqual([{ country_id: null, city_id: null }])
  })

  it('EXA-12 a city that was found for another text is not offered', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.fill('Oakl')
    const oakland = page.getByRole('option', { name: 'Oakland', exact: true })
    await oakland.waitFor()
    const letGo = await hold(page, /\/cities/)
    await city.fill('Oakley')
    await oakland.waitFor({ state: 'detached' })
    await city.fill('Oakla')
    letGo()
    await oakland.waitFor()
  })

  it('EXA-12 a city that is typed and not chosen is taken when one has that name, and refused otherwise', async () => {
    const placeOf = () => world.query('select city_id::int from locations where id = 2')
    await world.query('update locations set country_id = 840, city_id = null where id = 2')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('840')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.fill('Nowhere at all')
    await save(page)
    await page.getByText('Choose an entry of the list at “City”.').waitFor()
    expect([await city.inputValue(), await placeOf()]).toEqual(['Nowhere at all', [{ city_id: null }]])
    const [oakland] = await world.query(
      "select id::int from cities where title = 'Oakland' and country_id = 840",
    )
    await city.fill('oakland')
    await save(page)
    await expect.poll(placeOf).toEqual([{ city_id: oakland?.id }])
  })

  it('EXA-71 an owner removes the business type of a Location', async () => {
    const typeOf = () => world.query('select business_type_id::int as type from locations where id = 2')
    await world.query(
      'update locations set business_type_id = (select min(id) from business_types) where id = 2',
    )
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await page.getByLabel('Business').locator('optgroup').first().waitFor({ state: 'attached' })
    expect(await page.getByLabel('Business').inputValue()).not.toBe('0')
    await page.getByLabel('Business').selectOption({ label: 'Not chosen' })
    await save(page)
    await expect.poll(typeOf).toEqual([{ type: null }])
  })

  it('these pages send requests only to the server, and log no errors', () => {
    expect({ strayed, complaints }).toEqual({ strayed: [], complaints: [] })
  })
})
