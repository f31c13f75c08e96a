import { describe, expect, it } from 'vitest'
import { as } from '../../../server/test/world.ts'
import { button, logins, toast, useConsole } from '../../test/use-console.ts'

const refusal = { success: false, data: null, meta: { message: 'Not now.' } }

describe('a drawer of something that is deleted or half saved', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const open = async (path: string) => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/${path}`)
    await page.getByText('Live', { exact: true }).waitFor()
    return { page, drawer: page.getByRole('dialog').first() }
  }

  it.each([
    ['services?open=3', 'Name', 'services/1/3'],
    ['team?open=3', 'Specialization', 'staff/1/3'],
    ['products?product=2', 'Name', 'goods/1/2'],
    ['money?transaction=1', 'Note', 'finance_transactions/1/1'],
  ])('CON-34 %s stays with its edits, and says that somebody deleted it', async (path, label, operation) => {
    const { page, drawer } = await open(path)
    if (path.includes('product')) await button(page, 'Edit').click()
    const field = drawer.getByLabel(label, { exact: false }).first()
    await field.fill('Mine')
    const { status } = await world.api.delete(`/v1/${operation}`, { as: as.owner })
    expect(status).toBeLessThan(300)
    await drawer.getByText('Somebody deleted this meanwhile.').waitFor()
    expect(await field.inputValue()).toBe('Mine')
    expect(await drawer.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  })

  it('LIV-65 the card of a client stays with its edits, too', async () => {
    const { page } = await open('clients/5')
    const comment = page.getByRole('textbox', { name: /^Note/ })
    await comment.fill('Mine')
    expect((await world.api.delete('/v1/client/1/5', { as: as.owner })).status).toBeLessThan(300)
    await page.getByText('Somebody deleted this meanwhile.').waitFor()
    expect(await comment.inputValue()).toBe('Mine')
    expect(await button(page, 'Save').count()).toBe(0)
    expect(await button(page, 'Delete client').count()).toBe(0)
    await page.goto('/locations/1/clients/5')
    await page.getByText('The client was deleted').waitFor()
    // The live connection may have the client read once more.
    await page.getByText('Client not found').waitFor()
  })

  it('CON-34 what may no longer be seen is not called deleted', async () => {
    const { page, drawer } = await open('money?transaction=2')
    const note = drawer.getByLabel('Note', { exact: false }).first()
    await note.fill('Mine')
    await page.route('**/api/v1/finance_transactions/1/2', route =>
      route.fulfill({ status: 403, json: refusal }),
    )
    const { status } = await world.api.put('/v1/finance_transactions/1/2', {
      as: as.owner,
      body: { comment: 'Theirs' },
    })
    expect(status).toBe(200)
    await drawer.getByText('Not now.').waitFor()
    expect(await note.inputValue()).toBe('Mine')
    expect(await page.getByText('Somebody deleted this meanwhile.').count()).toBe(0)
  })

  it('CON-34 one’s own deletion is nobody else’s', async () => {
    const made = await world.api.post('/v1/resources/1', { as: as.owner, body: { title: 'Sauna' } })
    const { page, drawer } = await open(`resources?open=${made.json.data.id}`)
    await drawer.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await toast(page).getByText('deleted').waitFor()
    expect(await page.getByText('Somebody deleted this meanwhile.').count()).toBe(0)
  })

  it('TEA-01 a new team member whose services fail is there, and saving again adds nobody', async () => {
    const { page, drawer } = await open('team?open=new')
    await drawer.getByLabel('Name', { exact: true }).fill('Robin')
    await drawer.getByLabel('Specialization').fill('Short hair')
    await drawer.getByLabel("Women's haircut", { exact: true }).check()
    await page.route('**/api/v1/services/1/*', (route, request) =>
      request.method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    )
    await button(page, 'Add').click()
    await drawer.getByText('Not now.').waitFor()
    await page.unroute('**/api/v1/services/1/*')
    await button(page, 'Save').waitFor()
    expect(await drawer.getByLabel("Women's haircut", { exact: true }).isChecked()).toBe(true)
    await button(page, 'Save').click()
    await toast(page).getByText('Robin').waitFor()
    const made = await world.query(
      `select (select count(*)::int from service_staff where staff_id = staff.id) as services
       from staff where name = 'Robin'`,
    )
    expect(made).toEqual([{ services: 1 }])
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
