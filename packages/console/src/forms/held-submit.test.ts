import { describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../server/test/world.ts'
import { hold } from '../../test/hold.ts'
import { button, logins, toast, useConsole } from '../../test/use-console.ts'

/** People choose and send faster than some answers come. */
describe('a form that is sent while a field is at work', { timeout: 90_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  const openNewMember = async (name: string) => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team?open=new')
    const form = page.getByRole('dialog')
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Specialization').fill('Colours')
    return { page, form, position: form.getByRole('combobox', { name: 'Position' }) }
  }
  const positionOf = (name: string) =>
    world.query('select p.title from staff s join positions p on p.id = s.position_id where s.name = $1', [
      name,
    ])

  it('LIV-96 waits for what is being created, and is sent with it', async () => {
    const { page, form, position } = await openNewMember('Noor')
    const letGo = await hold(page, /\/positions\/1/)
    await position.fill('Colourist of the house')
    await form.getByRole('option', { name: /^Create/ }).click()
    await button(page, 'Add').click()
    await expect.poll(() => button(page, 'Add').isDisabled()).toBe(true)
    letGo()
    await toast(page).getByText('Noor is in the team now.').waitFor()
    expect(await positionOf('Noor')).toEqual([{ title: 'Colourist of the house' }])
  })

  it('LIV-96 is not sent when the creation fails, and leads to the field', async () => {
    const { page, form, position } = await openNewMember('Omar')
    await page.route(/\/positions\/1/, async route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { success: false, data: null, meta: { message: 'Not now.' } } })
        : route.continue(),
    )
    await position.fill('Nobody’s position')
    await form.getByRole('option', { name: /^Create/ }).click()
    await button(page, 'Add').click()
    await toast(page).getByText('Not now.').waitFor()
    await form.getByText('Choose an entry, or create it.').waitFor()
    expect(await position.evaluate(input => input === document.activeElement)).toBe(true)
    const { json } = await world.api.get('/v1/company/1/staff', { as: as.owner })
    expect(JSON.stringify(json)).not.toContain('Omar')
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
