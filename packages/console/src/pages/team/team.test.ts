import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../server/test/bookings.ts'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { openCalendar } from '../../../test/calendar.ts'
import { hold } from '../../../test/hold.ts'
import { button, loaded, logins, save, speak, textOf, toast, useConsole } from '../../../test/use-console.ts'

const monday = '2027-03-01'
const schedulePath = (query: string) => `/locations/1/team/schedule?from=${monday}&${query}`

describe('the team in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  const slotsOf = async (staffId: number, from: string, till = from) => {
    const query = `from=${from}&till=${till}&staff_id=${staffId}`
    const { json } = await world.api.get(`/v2/locations/1/slots?${query}`, { as: as.partner })
    return json.data.map(({ datetime }: { datetime: string }) => datetime.slice(0, 16)) as string[]
  }
  const hoursOf = async (staffId: number, day: string) => {
    const { json } = await world.api.get(`/v1/schedule/1/${staffId}/${day}/${day}`, { as: as.owner })
    return json.data[0].slots.map(({ from, to }: { from: string; to: string }) => `${from}-${to}`) as string[]
  }
  const newMember = async (name: string) => {
    const body = { name, specialization: 'Cuts' }
    return (await world.api.post('/v1/staff/1', { as: as.owner, body })).json.data.id as number
  }
  /** Weeks begin on Sunday, which is column 0. */
  const cell = (page: Page, row: number, column: number) => page.locator(`[data-place="${row}.${column}"]`)
  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })

  it('TEA-01 TEA-05 a new team member with services and weekly hours is free at exactly these hours', async () => {
    const [cut] = await world.query("select id::int from services where title = 'Women''s haircut'")
    const staffOf = () =>
      world.query(
        'select staff_id::int, seance_length from service_staff where service_id = $1 order by staff_id',
        [cut?.id],
      )
    const before = await staffOf()
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    await button(page, 'Add a team member').click()
    const form = drawer(page, 'New team member')
    await form.getByLabel('Name').fill('Nia Novak')
    await form.getByLabel('Specialization').fill('Short hair')
    await form.getByRole('combobox', { name: 'Position' }).fill('Apprentice')
    await form.getByRole('option', { name: 'Create “Apprentice”' }).click()
    await form.getByLabel("Women's haircut", { exact: true }).check()
    await form.getByLabel("Minutes for Women's haircut").fill('90')
    await button(page, 'Add').click()
    await toast(page).getByText('Nia Novak is in the team now.').waitFor()
    const row = page.getByRole('row', { name: /Nia Novak/ })
    await row.getByText('Apprentice').waitFor()
    await row.getByText('No hours').waitFor()
    const [nia] = await world.query("select id::int from staff where name = 'Nia Novak'")
    const id = Number(nia?.id)
    expect(await staffOf()).toEqual([...before, { staff_id: id, seance_length: 5400 }])
    expect(await slotsOf(id, monday)).toEqual([])

    await row.getByRole('button', { name: 'Nia Novak' }).click()
    await drawer(page, 'Nia Novak').getByRole('link', { name: 'Schedule' }).click()
    await page.goto(schedulePath(`member=${id}`))
    await button(page, 'Weekly hours').click()
    const weekly = drawer(page, 'Weekly hours')
    await weekly.getByLabel('Last day').fill('2027-03-14')
    await weekly.getByRole('button', { name: '9 AM – 6 PM' }).click()
    await weekly.getByLabel('To, 1').fill('12:00')
    await save(page)
    await toast(page).getByText('Hours of 10 days saved.').waitFor()
    await cell(page, 0, 1).getByText('9 AM – 12 PM').waitFor()

    const starts = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30']
    expect(await slotsOf(id, monday)).toEqual(starts.map(time => `${monday}T${time}`))
    expect(await slotsOf(id, '2027-03-06', '2027-03-07')).toEqual([])
    expect(await slotsOf(id, '2027-03-15')).toEqual([])
    await page.getByRole('radio', { name: 'Team members' }).click()
    await page
      .getByRole('row', { name: /Nia Novak/ })
      .getByText('Mar 12, 2027')
      .waitFor()
  })

  it('TEA-02 sets hours for days that were selected by drag and by keyboard, and takes them back', async () => {
    const id = await newMember('Dora Drag')
    const page = await somebody({ as: logins.owner })
    await page.goto(schedulePath(`member=${id}`))
    await cell(page, 0, 2).hover()
    await page.mouse.down()
    await cell(page, 0, 4).hover()
    await page.mouse.up()
    await page.getByText('3 selected').waitFor()
    await button(page, 'Set hours').click()
    const form = drawer(page, 'Set hours')
    await form.getByText('Dora Drag, 3 days').waitFor()
    await form.getByLabel('To, 1').fill('08:00')
    await form.getByText('The end must be after the beginning.').waitFor()
    expect(await button(page, 'Save').isDisabled()).toBe(true)
    await form.getByLabel('To, 1').fill('13:00')
    await button(page, 'Add hours').click()
    await form.getByLabel('To, 2').fill('00:00')
    await save(page)
    await toast(page).getByText('Hours of 3 days saved.').waitFor()
    const days = () => Promise.all(['2027-03-02', '2027-03-04', '2027-03-05'].map(day => hoursOf(id, day)))
    expect(await days()).toEqual([['09:00-13:00', '14:00-24:00'], ['09:00-13:00', '14:00-24:00'], []])
    await button(page, 'Undo').click()
    await toast(page).getByText('Hours of 3 days restored.').waitFor()
    expect(await days()).toEqual([[], [], []])

    await cell(page, 0, 2).click()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await drawer(page, 'Set hours').getByText('Dora Drag, 2 days').waitFor()
    await save(page)
    await cell(page, 0, 3).getByText('9 AM – 6 PM').waitFor()
    await cell(page, 0, 3).click()
    await page.keyboard.press('Delete')
    await cell(page, 0, 3).getByText('Day off').waitFor()
    await expect.poll(() => hoursOf(id, '2027-03-03')).toEqual([])
    expect(await hoursOf(id, '2027-03-02')).toEqual(['09:00-18:00'])
  })

  it('TEA-04 copies a week to the weeks that follow, and days onto other days', async () => {
    const id = await newMember('Carl Copy')
    await world.api.put(`/v1/schedule/1/${id}/${monday}/2027-03-07`, {
      as: as.owner,
      body: [{ date: monday, slots: [{ from: '08:00', to: '12:00' }] }],
    })
    const page = await somebody({ as: logins.owner })
    await page.goto(schedulePath(`member=${id}`))
    await cell(page, 0, 1).getByText('8 AM – 12 PM').waitFor()
    await button(page, 'Copy week').click()
    const form = drawer(page, 'Copy week')
    await form.getByLabel('To', { exact: true }).selectOption({ label: 'The next 2 weeks' })
    await form.getByRole('button', { name: 'Copy', exact: true }).click()
    await toast(page).getByText('Hours of 2 days saved.').waitFor()
    const mondays = ['2027-03-08', '2027-03-15', '2027-03-22']
    expect(await Promise.all(mondays.map(day => hoursOf(id, day)))).toEqual([
      ['08:00-12:00'],
      ['08:00-12:00'],
      [],
    ])
    await cell(page, 0, 1).click()
    await page.keyboard.press('Control+c')
    await cell(page, 0, 5).click()
    await page.keyboard.press('Control+v')
    await cell(page, 0, 5).getByText('8 AM – 12 PM').waitFor()
    await expect.poll(() => hoursOf(id, '2027-03-05')).toEqual(['08:00-12:00'])
  })

  it('TEA-04 hours that are still read are not copied as days off, nor set from others', async () => {
    const id = await newMember('Lou Late')
    await world.api.put(`/v1/schedule/1/${id}/2027-03-08/2027-03-08`, {
      as: as.owner,
      body: [{ date: '2027-03-08', slots: [{ from: '08:00', to: '12:00' }] }],
    })
    const page = await somebody({ as: logins.owner })
    await page.goto(schedulePath(`member=${id}`))
    await cell(page, 0, 1).getByText('Day off').waitFor()
    const letGo = await hold(page, new RegExp(`/schedule/1/${id}/2027-03-07`))
    await button(page, 'Next week').click()
    await cell(page, 0, 1).click()
    const copy = button(page, 'Copy')
    expect(await copy.isDisabled()).toBe(true)
    await button(page, 'Set hours').click()
    letGo()
    const form = drawer(page, 'Set hours')
    await expect.poll(() => form.getByLabel('To, 1').inputValue()).toBe('12:00')
    await form.getByRole('button', { name: 'Cancel' }).click()
    expect(await copy.isEnabled()).toBe(true)
  })

  it.each([
    ['en', 'Sun', '2027-02-28'],
    ['de', 'Mo', monday],
  ] as const)(
    'LIV-93 weeks in %s begin on %s in the schedule and in the calendar',
    async (language, name, day) => {
      const page = await somebody({ as: logins.owner })
      await speak(page, language)
      const heads = page.getByRole('columnheader')
      for (const span of ['week', 'month']) {
        await page.goto(schedulePath(`span=${span}&member=1`))
        await expect.poll(async () => textOf(heads.nth(1))).toContain(name)
      }
      await page.getByRole('button', { name: /^(Weekly hours|Wochenzeiten)$/ }).click()
      expect(
        await textOf(
          page
            .getByRole('group', { name: /^(On|Wochentage)$/ })
            .getByRole('button')
            .first(),
        ),
      ).toBe(name)
      await openCalendar(page, { date: monday, staffIds: [1], view: 'week' })
      expect(await page.locator('[data-column]').first().getAttribute('data-column')).toBe(day)
    },
  )

  it('TEA-03 names the appointments outside of new hours, and asks before it saves them', async () => {
    const { staffId, serviceId } = await makeBookable(world)
    const booking = {
      staff_id: staffId,
      services: [{ id: serviceId }],
      client: { phone: newPhone(), name: 'Ada Early' },
      datetime: `${monday} 08:00:00`,
      seance_length: 3600,
    }
    expect((await world.api.post('/v1/records/1', { as: as.owner, body: booking })).status).toBe(201)
    const page = await somebody({ as: logins.owner })
    await page.goto(schedulePath(`member=${staffId}`))
    const shorten = async () => {
      await cell(page, 0, 1).dblclick()
      await drawer(page, 'Set hours').getByRole('button', { name: '9 AM – 6 PM' }).click()
      await save(page)
    }
    await shorten()
    const question = drawer(page, '1 appointment would be outside the working hours')
    await question.getByText('Monday, March 1, 8:00 AM').waitFor()
    await question.getByText('Ada Early').waitFor()
    await button(page, 'Keep the hours').click()
    expect(await hoursOf(staffId, monday)).toEqual(['00:00-24:00'])
    await shorten()
    await button(page, 'Save anyway').click()
    await toast(page).getByText('Hours of 1 day saved.').waitFor()
    expect(await hoursOf(staffId, monday)).toEqual(['09:00-18:00'])
  })

  it('hides, dismisses and deletes team members, and keeps what the API refuses beside its field', async () => {
    const id = await newMember('Hank Hidden')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team?term=hank')
    await page.getByLabel('Select Hank Hidden').check()
    await button(page, 'Hide from online booking').click()
    await page
      .getByRole('row', { name: /Hank Hidden/ })
      .getByText('Hidden', { exact: true })
      .waitFor()
    await page.goto(`/locations/1/team?open=${id}`)
    const form = drawer(page, 'Hank Hidden')
    await form.getByLabel('Name').fill('')
    await save(page)
    await form.getByText(/^“Name” must/).waitFor()
    await form.getByLabel('Name').fill('Hank')
    await form.getByLabel('No longer works here').check()
    await save(page)
    await toast(page).getByText('Hank saved.').waitFor()
    await page.getByRole('radio', { name: 'Dismissed' }).click()
    await page.getByRole('button', { name: 'Hank', exact: true }).click()
    await button(page, 'Delete').click()
    await page.getByRole('dialog', { name: 'Delete Hank?' }).getByRole('button', { name: 'Delete' }).click()
    await toast(page).getByText('Hank deleted.').waitFor()
    await page.getByRole('button', { name: 'Hank', exact: true }).waitFor({ state: 'detached' })
  })

  it('TEA-12 exports the team as it is filtered', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team?term=chen')
    await page.getByText('Maya Chen').waitFor()
    await page.getByText('Sam Okafor').waitFor({ state: 'detached' })
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^\uFEFF"Name","Specialization","Position",/)
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain('"Maya Chen","Colour and long hair","Stylist"')
  })

  it('TEA-09 with the right to the team alone, the services are neither asked for nor offered', async () => {
    await setNewcomerRights(world, ['settings_master_access'])
    const page = await somebody({ as: logins.newcomer })
    const refused: string[] = []
    page.on('response', response => void (response.status() === 403 && refused.push(response.url())))
    await page.goto('/locations/1')
    await page.getByText('Maya Chen').waitFor()
    await loaded(page)
    expect(await page.getByRole('columnheader', { name: 'Services' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Services' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Maya Chen' }).click()
    await drawer(page, 'Maya Chen').getByLabel('Specialization').waitFor()
    expect(await drawer(page, 'Maya Chen').getByText('Services').count()).toBe(0)
    expect(await drawer(page, 'Maya Chen').getByLabel('User account').count()).toBe(0)
    await page.goto(schedulePath('span=month'))
    await page.getByRole('row', { name: /Maya Chen/ }).waitFor()
    expect(refused).toEqual([])
    await page.goto('/locations/1/services')
    expect(await textOf(page.getByRole('main'))).toContain('Manage services, categories and resources')
  })

  it('sends requests only to the server, and logs no errors', () => {
    expect({ strayed, complaints }).toEqual({ strayed: [], complaints: [] })
  })
})
