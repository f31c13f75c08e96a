import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'
import { as } from '../../../server/test/world.ts'
import { book, makeTeam } from '../../test/calendar.ts'
import { button, logins, save, toast, useConsole } from '../../test/use-console.ts'

const notice = (page: Page) => page.getByText('Somebody changed this meanwhile.')

const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

describe('a form of something that others change too', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const change = (path: string, body: object) => world.api.put(`/v1/${path}`, { as: as.owner, body })
  const open = async (path: string) => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/${path}`)
    await page.getByText('Live', { exact: true }).waitFor()
    return page
  }

  it('CON-09 without edits it shows their change at once, and keeps the focus', async () => {
    const page = await open('1/services?open=2')
    const drawer = page.getByRole('dialog')
    const name = drawer.getByLabel('Name', { exact: true })
    const lowest = drawer.getByLabel('Price from')
    await lowest.focus()
    await change('services/1/2', { title: 'Beard and brows' })
    await expect.poll(() => name.inputValue()).toBe('Beard and brows')
    expect(await lowest.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await notice(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('CON-09 with edits it asks; theirs replaces mine, and mine leaves what they changed elsewhere', async () => {
    const page = await open('1/services?open=3')
    const drawer = page.getByRole('dialog')
    const name = drawer.getByLabel('Name', { exact: true })
    await name.fill('Mine')
    await change('services/1/3', { title: 'Theirs' })
    await notice(page).waitFor()
    expect(await name.inputValue()).toBe('Mine')
    await button(page, 'Discard mine').click()
    expect(await name.inputValue()).toBe('Theirs')
    expect(await name.evaluate(element => element === document.activeElement)).toBe(true)

    await name.fill('Mine')
    await change('services/1/3', { title: 'Theirs again', price_min: 77, price_max: 88 })
    await notice(page).waitFor()
    await save(page)
    const isAsked = () => button(page, 'Keep mine').evaluate(element => element === document.activeElement)
    await expect.poll(isAsked).toBe(true)
    const kept = await world.api.get('/v1/services/1/3', { as: as.owner })
    expect(kept.json.data.title, 'nothing is saved before the question is answered').toBe('Theirs again')
    await button(page, 'Keep mine').click()
    await notice(page).waitFor({ state: 'detached' })
    await save(page)
    await toast(page).getByText('Mine').waitFor()
    const saved = await world.api.get('/v1/services/1/3', { as: as.owner })
    expect(saved.json.data).toMatchObject({ title: 'Mine', price_min: 77, price_max: 88 })
  })

  it('LIV-64 to keep mine shows theirs in all other fields, and the notice names what has changed', async () => {
    const page = await open('1/clients/3')
    const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await field('Note').fill('Mine')
    await change('client/1/3', { surname: 'Theirs', email: 'theirs@example.com' })
    await notice(page).waitFor()
    await page.getByText('What has changed: Surname, E-mail.').waitFor()
    await button(page, 'Keep mine').click()
    await expect.poll(() => field('Surname').inputValue()).toBe('Theirs')
    expect(await field('E-mail').inputValue()).toBe('theirs@example.com')
    expect(await field('Note').inputValue()).toBe('Mine')
    await save(page)
    await toast(page).getByText('Saved').waitFor()
    const saved = await world.api.get('/v1/client/1/3', { as: as.owner })
    expect(saved.json.data).toMatchObject({ surname: 'Theirs', comment: 'Mine' })
  })

  it('LIV-64 an appointment that somebody moved is shown where it is, beside my comment', async () => {
    const { anna, serviceId } = await makeTeam(world)
    const { id } = await book(world, { at: '2026-03-09T16:00:00', staffId: anna, serviceIds: [serviceId] })
    const page = await open(`1/calendar?date=2026-03-09&staff=${anna}&appointment=${id}`)
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: /^Comment/ }).fill('Mine')
    const moved = await change(`record/1/${id}`, { datetime: '2026-03-09T10:00:00' })
    expect(moved.status).toBe(200)
    await page.getByText('What has changed: Time.').waitFor()
    await button(page, 'Keep mine').click()
    await expect.poll(() => drawer.getByLabel('Time', { exact: true }).inputValue()).toBe('10:00')
    expect(await drawer.getByRole('textbox', { name: /^Comment/ }).inputValue()).toBe('Mine')
    await save(page)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    const { json } = await world.api.get(`/v1/record/1/${id}`, { as: as.owner })
    expect(json.data).toMatchObject({ comment: 'Mine', datetime: expect.stringContaining('T10:00:00') })
  })

  it.each([
    ['1/team?open=2', 'Specialization', 'staff/1/2', { information: 'Has a dog.' }],
    ['1/resources?open=1', 'Name', 'resources/1/1', { title: 'Theirs' }],
    ['1/products?product=1', 'Name', 'goods/1/1', { comment: 'Runs out in May.' }],
  ])('CON-09 %s asks too', async (path, label, operation, body) => {
    const page = await open(path)
    if (path.includes('product')) await button(page, 'Edit').click()
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill('Mine')
    const { status } = await change(operation, body)
    expect(status).toBe(200)
    await notice(page).waitFor()
  })

  it('CON-09 rights of a role: what no hint is about is read again before it is saved', async () => {
    const path = '/account/locations/1/roles'
    const made = { title: 'Stylist', rights: ['clients_access'] }
    const { data } = (await world.app.post(path, { as: as.ownerPerson, body: made })).json
    const page = await open('1/people')
    await button(page, 'Edit Stylist').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Role name').fill('Senior stylist')
    const theirs = { rights: ['clients_access', 'timetable_access'] }
    await world.app.put(`${path}/${data.id}`, { as: as.ownerPerson, body: theirs })
    await save(page)
    await notice(page).waitFor()
    await expect.poll(() => isFocused(button(page, 'Keep mine'))).toBe(true)
    await button(page, 'Keep mine').click()
    await save(page)
    await toast(page).getByText('Senior stylist').waitFor()
    const { data: roles } = (await world.app.get(path, { as: as.ownerPerson })).json
    expect(roles.find(({ id }: { id: number }) => id === data.id)).toMatchObject({
      title: 'Senior stylist',
      rights: theirs.rights,
    })
  })

  it('CON-09 the price of a plan: theirs replaces mine, and nothing is saved before', async () => {
    const page = await somebody({ as: logins.developer })
    const path = '/account/applications/1/tariffs'
    await page.goto('/partners/1/applications/1/tariffs')
    /** As another tab of the same person would. */
    const send = (method: string, at: string, body: object) =>
      page.evaluate(
        async ([verb, url, text]) => {
          const me = await (await fetch('/account/me')).json()
          const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': me.data.csrf_token }
          const answer = await fetch(url, { method: verb, headers, body: text })
          if (!answer.ok) throw new Error(await answer.text())
          return (await answer.json()).data
        },
        [method, at, JSON.stringify(body)] as const,
      )
    const { id } = await send('POST', path, { title: 'Standard' })
    const made = { title: 'A month', overall_price: 19, duration_in_months: 1, currency_iso: 'USD' }
    const [option] = (await send('POST', `${path}/${id}/options`, made)).options
    await page.reload()
    await button(page, `Edit ${option.title}`).first().click()
    const price = page.getByRole('dialog').getByLabel('Price', { exact: false }).first()
    await price.fill('31')
    await send('PUT', `${path}/${id}/options/${option.id}`, { overall_price: 47 })
    await save(page)
    await notice(page).waitFor()
    await button(page, 'Discard mine').click()
    await expect.poll(() => price.inputValue()).toBe('47')
  })

  it('CON-09 routes of calls: those that somebody else adds stay', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/telephony/1')
    const path = '/account/chains/1/telephony/routes'
    await button(page, 'Add a route').click()
    await page.getByLabel('Number or subscriber').fill('+14155550177')
    const { data: before } = (await world.app.get(path, { as: as.ownerPerson })).json
    const added = { match: 'user', value: '701', location_ids: [1], user_ids: [] }
    expect((await world.app.put(path, { as: as.ownerPerson, body: [...before, added] })).status).toBeLessThan(
      300,
    )
    await button(page, 'Save route').click()
    await page.getByText('Routes saved.').waitFor()
    await button(page, 'Edit the route of 701').click()
    await page.getByRole('dialog').getByLabel('Bloom Oakland').check()
    const { data: now } = (await world.app.get(path, { as: as.ownerPerson })).json
    expect(now.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(['701', '+14155550177']),
    )
    const changed = now.map((row: typeof added) =>
      row.value === '701' ? { ...row, user_ids: [demo.owner.id] } : row,
    )
    const answer = await world.app.put(path, { as: as.ownerPerson, body: changed })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    await button(page, 'Save route').click()
    await notice(page).waitFor()
  })

  it('CON-08 nothing is asked when only somebody else has changed it', async () => {
    const page = await open('1/clients/2')
    const surname = page.getByLabel('Surname')
    await surname.focus()
    await change('client/1/2', { surname: 'Theirs' })
    await expect.poll(() => surname.inputValue()).toBe('Theirs')
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page.waitForURL('**/locations/1/team')
  })

  it('CON-09 one’s own saving is no change by somebody else', async () => {
    const page = await open('2/settings')
    const other = await open('2/settings')
    await page.getByLabel('Address').fill('12 Harbour Road')
    await page.getByLabel('Phones').fill('(510) 555-0111\n\n(510) 555-0112')
    await other.getByLabel('Website').fill('https://harbour.example')
    await save(other)
    await toast(other).getByText('saved').waitFor()
    await notice(page).waitFor()
    await button(page, 'Keep mine').click()
    await save(page)
    await toast(page).getByText('saved').waitFor()
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('https://harbour.example')
    expect(await page.getByLabel('Phones').inputValue()).toBe('+15105550111\n+15105550112')
    expect(await page.getByLabel('Address').inputValue()).toBe('12 Harbour Road')
    expect(await notice(page).count()).toBe(0)
    await expect.poll(() => other.getByLabel('Address').inputValue()).toBe('12 Harbour Road')
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
