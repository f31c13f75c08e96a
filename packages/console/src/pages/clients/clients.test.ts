import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { addEndpoint, useReceivers } from '../../../../server/test/webhooks.ts'
import { as } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, overflowOf, panel, textOf, toast, useConsole } from '../../../test/use-console.ts'

const list = '/locations/1/clients'
const { owner, newcomer } = logins
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Clients' }).getByRole('row')
const clientLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

describe('Clients in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()
  const { receiver, fiveSecondsLater } = useReceivers(world)
  const clientOf = async (id: number) =>
    (await world.api.get(`/v1/client/1/${id}`, { as: as.owner })).json.data
  const create = async (body: object) =>
    (await world.api.post('/v1/clients/1', { as: as.owner, body })).json.data.id as number
  const total = async () =>
    (await world.api.post('/v1/company/1/clients/search', { as: as.owner, body: {} })).json.meta.total_count

  it('CRM-06 CRM-08 CRM-10 CRM-11 one is found, changed and followed to its deliveries', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url: `${url}/hooks?key=secret` })
    const page = await somebody({ as: owner })
    await page.goto(list)
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('lovela')
    await expect.poll(() => rowsOf(page).count()).toBe(2)
    expect(page.url()).toContain('q=lovela')
    await clientLink(page, 'Ada Lovelace').click()
    await panel(page, 'Visits').waitFor()
    await page.getByLabel('Surname').fill('Byron')
    await page.getByLabel('E-mail').fill('not an address')
    await button(page, 'Save').click()
    await page.getByText('“E-mail” must be an e-mail address.').waitFor()
    await page.getByLabel('E-mail').fill('ada@byron.example')
    await button(page, 'Save').click()
    await toast(page).getByText('Saved.').waitFor()
    await page.getByRole('heading', { name: 'Ada Byron' }).waitFor()
    expect(await clientOf(1)).toMatchObject({ surname: 'Byron', email: 'ada@byron.example' })

    await fiveSecondsLater()
    const [sent] = await waitFor(1)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      resource: 'client',
      resource_id: 1,
      status: 'update',
    })
    const deliveries = panel(page, 'Deliveries')
    await deliveries.getByText('Delivered').waitFor()
    expect(await textOf(deliveries)).toContain('Client changed')
    expect(await textOf(deliveries)).toContain(new URL(url).host)
    expect(await textOf(deliveries)).not.toContain('secret')

    // What somebody else changes appears, also beside what is being typed.
    await page.getByLabel('Note').fill('Tea without milk')
    await world.api.put('/v1/client/1/1', { as: as.owner, body: { surname: 'King' } })
    await page.getByRole('heading', { name: 'Ada King' }).waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('Tea without milk')
    await page.getByRole('link', { name: 'Clients' }).last().click()
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await button(page, 'Keep editing').click()
    await button(page, 'Save').click()
    await page.getByText('You have unsaved changes.').waitFor({ state: 'detached' })
    expect(await clientOf(1)).toMatchObject({ surname: 'King', comment: 'Tea without milk' })
  })

  it('CRM-07 CRM-08 a team member with one right sees that one thing, and never sends a masked phone back', async () => {
    await setNewcomerRights(world, ['clients_access'])
    const page = await somebody({ as: newcomer })
    const sent: string[] = []
    page.on('request', request => sent.push(request.postData() ?? ''))
    await page.goto(`${list}/2`)
    await page.getByLabel('Surname').waitFor()
    for (const hidden of ['Visits', 'Money', 'Loyalty cards', 'Calls', 'Deliveries'])
      expect(await panel(page, hidden).count(), hidden).toBe(0)
    expect(await page.getByLabel('Phone').inputValue()).toBe('')
    await page.getByText('Now +7916***67. Type a new number to replace it.').waitFor()
    expect(await page.getByRole('link', { name: 'Call' }).count()).toBe(0)
    await page.getByLabel('Note').fill('Prefers evenings')
    await button(page, 'Save').click()
    await toast(page).getByText('Saved.').waitFor()
    expect(await clientOf(2)).toMatchObject({ comment: 'Prefers evenings', phone: '+79161234567' })
    await page.goto(`${list}?sort=id`)
    await page.getByText('+7916***67').first().waitFor()
    expect(await page.content()).not.toMatch(/\+\d{8}/)
    expect(sent.join()).not.toContain('***')
    const tabs = page.getByRole('navigation').getByRole('link')
    const offered = await tabs.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const inLocation = offered.filter(path => path.startsWith('/locations/1/'))
    expect(inLocation.filter(path => path !== list)).toEqual([])

    await setNewcomerRights(world, ['timetable_access'])
    await page.goto(list)
    await page.getByText('You can’t open this page').waitFor()
  })

  it('CRM-07 LIV-12 who loses the right to see phones loses them at once, on the page that is open', async () => {
    await setNewcomerRights(world, ['clients_access', 'client_phones_access'])
    const page = await somebody({ as: logins.newcomer })
    await page.goto(`${list}/1`)
    await page.getByText('Live', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+14155551001')
    const [role] = await world.query('select role_id from memberships where user_id = 3 and location_id = 1')
    const changed = await world.app.put(`/account/locations/1/roles/${role?.role_id}`, {
      as: as.ownerPerson,
      body: { title: 'Without phones', rights: ['clients_access'] },
    })
    expect(changed.status, changed.text).toBe(200)
    await page.getByText('+1415***01').first().waitFor()
    expect(await page.content()).not.toContain('+14155551001')
  })

  it('CRM-03 the CSV file has all that match, and no text of it runs', async () => {
    await create({ name: '=1+1', surname: 'Quoted, "Comma"', phone: '+16285550101', comment: 'two\nlines' })
    const page = await somebody({ as: owner })
    await page.goto(list)
    const save = async (click: () => Promise<void>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), click()])
      expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/)
      return readFile(await file.path(), 'utf8')
    }
    const all = await save(() => button(page, 'Export CSV').first().click())
    expect(all.startsWith('\uFEFF"ID","Name","Patronymic","Surname","Phone","E-mail",')).toBe(true)
    expect(all).toContain(`,"'=1+1",,"Quoted, ""Comma""","+16285550101",`)
    expect(all).toContain('"two\nlines"\r\n')
    expect(all.split('\r\n')).toHaveLength((await total()) + 2)
    await toast(page)
      .getByText(/clients exported\./)
      .waitFor()

    await page.goto(`${list}?q=Quoted`)
    await page.getByRole('checkbox', { name: 'Select =1+1 Quoted, "Comma"' }).click()
    const one = await save(() =>
      page.getByRole('toolbar').getByRole('button', { name: 'Export CSV' }).click(),
    )
    expect(one.split('\r\n')).toHaveLength(3)

    await setNewcomerRights(world, ['clients_access'])
    const masked = await somebody({ as: newcomer })
    await masked.goto(`${list}?q=Quoted`)
    await rowsOf(masked).nth(1).waitFor()
    const [file] = await Promise.all([
      masked.waitForEvent('download'),
      button(masked, 'Export CSV').first().click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(',"+1628***01",')
    expect(text).not.toContain('16285550101')
  })

  it('CRM-02 CRM-04 CRM-05 several get a category, are found by it, and are deleted', async () => {
    const ids = [
      await create({ name: 'Bulk One', phone: '+16285550201' }),
      await create({ name: 'Bulk Two', phone: '+16285550202' }),
    ]
    const before = await total()
    const page = await somebody({ as: owner })
    await page.goto(`${list}?q=Bulk`)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await button(page, 'Add category').click()
    const dialog = page.getByRole('dialog', { name: 'Add a category to 2 clients' })
    await dialog.getByRole('combobox', { name: 'Category' }).fill('Spring list')
    await page.getByRole('option', { name: /Spring list/ }).click()
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await toast(page).getByText('Category added to 2 clients.').waitFor()
    for (const id of ids) expect((await clientOf(id)).categories).toMatchObject([{ title: 'Spring list' }])

    await page.goto(list)
    await button(page, 'Filters').click()
    await page.getByRole('checkbox', { name: 'Spring list' }).click()
    await button(page, 'Apply').click()
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    expect(page.url()).toMatch(/category=\d+/)
    await page.reload()
    await page.getByText('Categories: Spring list').waitFor()
    await expect.poll(() => rowsOf(page).count()).toBe(3)

    await button(page, 'Categories').click()
    await button(page, 'Edit category Spring list').click()
    await page.getByRole('form', { name: 'Edit category Spring list' }).getByLabel('Name').fill('Autumn list')
    await button(page, 'Save').click()
    await button(page, 'Edit category Autumn list').waitFor()
    await button(page, 'Delete category Autumn list').click()
    await button(page, 'Delete').last().click()
    await toast(page).getByText('Category Autumn list deleted.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No clients match').waitFor()

    await page.goto(`${list}?q=Bulk`)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
    await button(page, 'Delete 2 clients').click()
    await toast(page).getByText('2 clients deleted.').waitFor()
    expect(await total()).toBe(before - 2)
    await page.getByText('No clients match').waitFor()
  })

  it('CRM-06 CRM-09 one is added, gets a loyalty card and a balance, and is deleted', async () => {
    const page = await somebody({ as: owner })
    await page.goto(list)
    await button(page, 'Add client').click()
    const drawer = page.getByRole('dialog', { name: 'New client' })
    await drawer.getByLabel('Name', { exact: true }).fill('Nia')
    await drawer.getByLabel('Phone').fill('+14155551001')
    await drawer.getByRole('button', { name: 'Add client' }).click()
    await page.getByText('Another client of this Location has that phone.').waitFor()
    await drawer.getByLabel('Phone').fill('(628) 555-0301')
    await drawer.getByRole('button', { name: 'Add client' }).click()
    await page.getByRole('heading', { name: 'Nia' }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${list}`)
    expect(await drawer.count(), 'the way back leads to the list, not to the empty form').toBe(0)
    await page.goForward()
    await button(page, 'Issue a card').click()
    await page.getByLabel('Card number').last().fill('NIA-1')
    await page.getByRole('dialog').getByRole('button', { name: 'Issue a card' }).click()
    await toast(page).getByText('Card NIA-1 issued.').waitFor()
    await button(page, 'Change balance of card NIA-1').click()
    await page.getByLabel('Amount').fill('12.5')
    await page.getByRole('dialog').getByRole('button', { name: 'Change balance' }).click()
    await panel(page, 'Loyalty cards')
      .getByText(/^Balance \$12\.50$/)
      .waitFor()
    await button(page, 'Delete client').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete client' }).click()
    await toast(page).getByText('Nia deleted.').waitFor()
    await page.waitForURL(`**${list}`)
  })

  it('CRM-08 a change by somebody else is announced to who edits the card', async () => {
    const id = await create({ name: 'Mia \u200f', phone: '+16285550401' })
    const page = await somebody({ as: owner })
    await page.goto(`${list}?q=16285550401`)
    const name = clientLink(page, /^Mia/)
    expect(await name.evaluate(element => getComputedStyle(element).unicodeBidi)).toBe('isolate')
    await name.click()
    await page.locator('#content').getByRole('link', { name: 'Clients' }).click()
    await page.waitForURL('**/clients?q=16285550401')
    await page.goto(`${list}/${id}`)
    await page.getByText('Live', { exact: true }).waitFor()
    const surname = page.getByLabel('Surname')
    await surname.fill('Mine')
    const change = (body: object) => world.api.put(`/v1/client/1/${id}`, { as: as.owner, body })
    await change({ name: 'Mia', phone: '+16285550401', surname: 'Theirs' })
    await page.getByText('Somebody changed this meanwhile.').waitFor()
    expect(await surname.inputValue()).toBe('Mine')
    await button(page, 'Discard mine').click()
    expect(await surname.inputValue()).toBe('Theirs')
    expect(await button(page, 'Discard').count()).toBe(0)
  })

  it('CRM-01 draws only the rows near the window, and loads more on the way down', async () => {
    await world.query(
      `insert into clients (location_id, name, phone, email, created_at, last_change_date)
       select 1, 'Row ' || n, '+1' || 3125000000 + n, '', now(), now() from generate_series(1, 700) n`,
    )
    const page = await somebody({ as: owner })
    await page.goto(`${list}?q=row&sort=id`)
    await clientLink(page, 'Row 1').first().waitFor()
    const scrolled = async () => {
      await page.mouse.wheel(0, 3000)
      return clientLink(page, 'Row 700').count()
    }
    await expect.poll(scrolled, { timeout: 50_000 }).toBe(1)
    expect(await rowsOf(page).count()).toBeLessThan(80)

    // LIV-18: of seven pages only those near the window are read again.
    const asked: number[] = []
    page.on('request', request => {
      if (request.url().endsWith('/clients/search')) asked.push(request.postDataJSON().page)
    })
    const last = (await world.query("select id from clients where name = 'Row 700'"))[0]?.id
    await world.api.put(`/v1/client/1/${last}`, { as: as.owner, body: { name: 'Row 700 renamed' } })
    await clientLink(page, 'Row 700 renamed').waitFor()
    expect(asked).toEqual([7])
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => asked).toEqual([7, 1])
    await clientLink(page, 'Row 1').first().waitFor()
  })

  it.each([
    { width: 1280, colorScheme: 'light' as const },
    { width: 1280, colorScheme: 'dark' as const },
    { width: 390, colorScheme: 'light' as const },
    { width: 390, colorScheme: 'dark' as const },
  ])(
    'CON-27 list, filters and card fit $width pixels in $colorScheme, and axe finds nothing',
    async ({ width, colorScheme }) => {
      const id = await create({
        name: 'Long'.repeat(60),
        surname: 'Name'.repeat(60),
        phone: `+1628556${String(width).padStart(4, '0')}`,
        comment: 'https://long.example/'.padEnd(300, 'x'),
      })
      const page = await somebody({ as: owner, width })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const check = async (name: string) => {
        expect(await overflowOf(page), name).toBe(0)
        expect(await axeFindings(page), name).toEqual([])
      }
      await page.goto(list)
      await clientLink(page, /^LongLong/)
        .first()
        .waitFor()
      await check('list')
      await rowsOf(page).nth(1).getByRole('checkbox').click()
      await check('selection')
      await button(page, 'Filters').click()
      await check('filters')
      await page.keyboard.press('Escape')
      await button(page, 'Add client').click()
      await check('new client')
      await page.goto(`${list}/${id}`)
      await panel(page, 'Deliveries').waitFor()
      await check('card')
      await world.api.delete(`/v1/client/1/${id}`, { as: as.owner })
      await page.emulateMedia({ colorScheme: null })
    },
  )

  it('leaves no error behind, and asks no other host', () => {
    expect(complaints).toEqual([])
    expect(strayed).toEqual([])
  })
})
