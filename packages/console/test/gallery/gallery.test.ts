import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe.ts'
import { button, overflowOf, toast } from '../use-console.ts'
import { useGallery } from './use-gallery.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of the tests.
const { open, complaints } = useGallery()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const table = (page: Page) => page.getByRole('table', { name: 'Clients' })
const toTable = (page: Page) => table(page).evaluate(element => element.scrollIntoView())
const row = (page: Page, id: number) => page.getByRole('checkbox', { name: new RegExp(` ${id}$`) })

describe('a table', { timeout: 60_000 }, () => {
  it('CON-20 shows only the rows near the window, and asks for more at its end', async () => {
    const page = await open()
    await toTable(page)
    await row(page, 1).waitFor()
    expect(await table(page).getByRole('row').count()).toBeLessThan(60)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await row(page, 300).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await row(page, 500).or(row(page, 600)).first().waitFor()
    expect(await table(page).getByRole('row').count()).toBeLessThan(60)
  })

  it('CON-20 sorts by its heads, and says how it is sorted', async () => {
    const page = await open()
    const head = table(page).getByRole('columnheader', { name: 'Name' })
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await toTable(page)
    await row(page, 300).waitFor()
  })

  it('CON-20 opens a row by a click and by the keyboard', async () => {
    const page = await open()
    await toTable(page)
    await table(page).getByText('+1 555 0100001').click()
    await page.getByText('Opened 1', { exact: true }).waitFor()
    await button(page, 'Bruno Baker 1').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Opened 2', { exact: true }).waitFor()
  })

  it('CON-21 selects rows one by one, up to one with Shift, and all', async () => {
    const page = await open()
    await toTable(page)
    await row(page, 2).click()
    await row(page, 5).click({ modifiers: ['Shift'] })
    await page.getByRole('toolbar', { name: '4 selected' }).waitFor()
    await button(page, 'Clear selection').click()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('toolbar', { name: '300 selected' }).waitFor()
  })

  it('CON-21 shows the columns that somebody chose, also next time', async () => {
    const page = await open()
    await button(page, 'Columns').click()
    await page.getByRole('menuitemcheckbox', { name: 'Site' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click()
    await page.reload()
    const heads = table(page).getByRole('columnheader')
    expect(await heads.allTextContents()).toEqual(['', 'Name', 'Visits', 'Site', 'Actions'])
  })

  it('CON-22 says that it is loading, is empty, or has failed', async () => {
    const page = await open()
    const choose = (state: string) => page.getByLabel('State of the tables').selectOption(state)
    await choose('loading')
    await page.getByRole('table', { name: 'States' }).getByRole('status', { name: 'Loading' }).waitFor()
    await choose('empty')
    await page.getByText('No clients yet').waitFor()
    await choose('failed')
    await page.getByRole('alert').getByText('The clients didn’t load.').waitFor()
    await button(page, 'Try again').click()
    await page.getByText('Bruno Baker 1', { exact: true }).first().waitFor()
  })
})

describe('what opens', { timeout: 60_000 }, () => {
  it('CON-23 a menu is used with the keyboard, and gives the focus back', async () => {
    const page = await open()
    await button(page, 'Actions').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Compact')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Compact', checked: true }).waitFor()
    await page.keyboard.press('e')
    await page.keyboard.press('Enter')
    await toast(page).getByText('Edit.').waitFor()
    expect(await focused(page)).toBe('Actions')
  })

  it('CON-23 an item that is disabled leads nowhere, and can be reached', async () => {
    const page = await open()
    const before = page.url()
    for (const name of ['No page now', 'No site now']) {
      await button(page, 'Actions').click()
      const item = page.getByRole('menuitem', { name, disabled: true })
      await item.focus()
      expect(await focused(page)).toBe(name)
      await page.keyboard.press('Enter')
      await item.click({ force: true })
      expect(page.url()).toBe(before)
      await page.keyboard.press('Escape')
    }
  })

  it('CON-23 a dialog gives the focus back to the menu that opened it', async () => {
    const page = await open()
    await button(page, 'Actions').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Actions')
  })

  it.each(['Open drawer', 'Open beside'])(
    'CON-24 %s: the focus goes in and comes back, and Escape closes the list in it first',
    async name => {
      const page = await open()
      await button(page, name).click()
      const drawer = page.getByRole('dialog')
      await drawer.waitFor()
      const client = drawer.getByRole('combobox', { name: 'Client' })
      await expect.poll(() => client.evaluate(element => element === document.activeElement)).toBe(true)
      await client.fill('Clara')
      await drawer.getByRole('option', { name: /Clara Costa 2 / }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => client.getAttribute('aria-expanded')).toBe('false')
      expect(await drawer.count()).toBe(1)
      await button(page, 'Say from the drawer').click()
      await toast(page).getByText('From the drawer.').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer.count()).toBe(0)
      await expect.poll(() => focused(page)).toBe(name)
    },
  )

  it('CON-24 Escape closes a drawer from the closed list of its first field', async () => {
    const page = await open()
    await button(page, 'Open drawer').click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Open drawer')
  })

  it('CON-25 the newest message replaces the one before, but no failure, and its action can be used', async () => {
    const page = await open()
    await button(page, 'Say an error').click()
    await button(page, 'Say saved').click()
    await toast(page).getByText('Saved.').waitFor()
    await button(page, 'Say with action').click()
    await toast(page).getByText('Appointment moved.').waitFor()
    expect(await toast(page).getByText('Saved.').count()).toBe(0)
    expect(await toast(page).locator('.toast-error').count()).toBe(1)
    await button(page, 'Move back').click()
    await toast(page).getByText('Moved back.').waitFor()
    expect(await toast(page).getByText('Appointment moved.').count()).toBe(0)
  })

  it('CON-25 a message above a drawer can be used, and outlives the drawer', async () => {
    const page = await open()
    await button(page, 'Open drawer').click()
    await button(page, 'Say from the drawer').click()
    await toast(page).getByRole('button', { name: 'Hide message' }).click()
    await expect.poll(() => toast(page).getByText('From the drawer.').count()).toBe(0)
    await button(page, 'Say from the drawer').click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await toast(page).getByText('From the drawer.').waitFor()
  })
})

describe('a combobox', { timeout: 60_000 }, () => {
  it('CON-26 finds, and chooses by keyboard', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.fill('Dina')
    await page
      .getByRole('option', { name: /Dina Diaz 9 / })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => client.inputValue()).toBe('Dina Diaz 15')
    expect(await page.locator('input[name="client_id"]').inputValue()).toBe('15')
    await client.fill('')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('input[name="client_id"]').inputValue()).toBe('')
  })

  it('LIV-45 Alt and the upper arrow choose what is highlighted, close the list, and take nothing back', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.fill('Dina')
    await page
      .getByRole('option', { name: /Dina Diaz 9 / })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => client.inputValue()).toBe('Dina Diaz 15')
    expect(await page.locator('input[name="client_id"]').inputValue()).toBe('15')
    expect(await client.getAttribute('aria-expanded')).toBe('false')

    const guests = page.getByRole('combobox', { name: 'Guests' })
    const remove = page.getByRole('button', { name: 'Remove Clara Costa 2' })
    for (const _ of ['chosen', 'kept']) {
      await guests.fill('Clara Costa 2')
      await page.getByRole('option', { name: 'Clara Costa 2', exact: true }).waitFor()
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(() => guests.getAttribute('aria-expanded')).toBe('false')
      expect(await remove.count()).toBe(1)
    }
  })

  it('CON-33 keeps a text that was left without a choice, and takes the only item of that very name', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    const said = page.getByText('Choose an entry, or create it.')
    await client.fill('Nobody')
    await page.keyboard.press('Tab')
    await said.waitFor()
    expect(await client.inputValue()).toBe('Nobody')
    expect(await client.getAttribute('aria-invalid')).toBe('true')
    await client.fill('dina diaz 15 ')
    await said.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await expect.poll(() => client.inputValue()).toBe('Dina Diaz 15')
    expect(await page.locator('input[name="client_id"]').inputValue()).toBe('15')

    const guests = page.getByRole('combobox', { name: 'Guests' })
    await guests.fill('Nobody')
    await page.keyboard.press('Tab')
    await page.getByText('Choose an entry from the list.').waitFor()
    await guests.fill('Dina Diaz 15')
    await page.keyboard.press('Tab')
    await expect.poll(() => guests.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Remove Dina Diaz 15' }).waitFor()
  })

  it('CON-26 keeps what is chosen when its name is typed again', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.fill('Dina Diaz 15')
    await page.getByRole('option', { name: 'Dina Diaz 15' }).click()
    await client.press('ControlOrMeta+a')
    await client.pressSequentially('Dina Diaz 15')
    await page.keyboard.press('Enter')
    expect(await client.inputValue()).toBe('Dina Diaz 15')
    expect(await page.locator('input[name="client_id"]').inputValue()).toBe('15')
  })

  it('CON-26 never chooses what was not typed, however fast Enter follows', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.click()
    await page.getByRole('option').first().waitFor()
    // Typed and entered within the pause before the search: only the items of before are there.
    await client.fill('Zoe Zander')
    await page.keyboard.press('Enter')
    expect(await page.locator('input[name="client_id"]').inputValue()).toBe('')
    await client.fill('Emil')
    await page.keyboard.press('Enter')
    await expect.poll(() => client.inputValue()).toMatch(/^Emil Ekberg/)
  })

  it('CON-26 offers to create what it does not find', async () => {
    const page = await open()
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.fill('Zoe Zander')
    await page.getByRole('option', { name: 'Create “Zoe Zander”' }).click()
    await expect.poll(() => page.locator('input[name="client_id"]').inputValue()).toBe('99')
    expect(await client.inputValue()).toBe('Zoe Zander')
  })

  it('CON-26 of several keeps its list open, and Backspace removes the last', async () => {
    const page = await open()
    const guests = page.getByRole('combobox', { name: 'Guests' })
    const values = () =>
      page
        .locator('input[name="guests"]')
        .evaluateAll(found => found.map(one => (one as HTMLInputElement).value))
    await guests.click()
    await page.getByRole('option', { name: 'Clara Costa 2', exact: true }).click()
    await page.getByRole('option', { name: 'Fatou Faye 5', exact: true }).click()
    await expect.poll(values).toEqual(['3', '4', '2', '5'])
    await guests.press('Backspace')
    await expect.poll(values).toEqual(['3', '4', '2'])
  })

  it('CON-26 says that a search has failed', async () => {
    const page = await open()
    await page.getByRole('combobox', { name: 'Out of order' }).fill('x')
    await page.getByText('The search failed. Type again to retry.').waitFor()
    await page.keyboard.press('Tab')
    await page.locator('[role=option]').first().waitFor({ state: 'detached' })
    await page.getByText('The search failed. Type again to retry.').waitFor()
    expect(await page.getByText('Choose an entry from the list.').count()).toBe(0)
  })

  it('CON-26 finds words in any order, and without their accents', async () => {
    const page = await open()
    const guests = page.getByRole('combobox', { name: 'Guests' })
    await guests.fill('costá clara')
    await page.getByRole('option', { name: 'Clara Costa 2', exact: true }).waitFor()
  })
})

describe('all of them', { timeout: 60_000 }, () => {
  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)(
    'CON-27 fit %i px in %s, with names of 255 characters, and axe finds nothing',
    async (width, scheme) => {
      const page = await open({ width, colorScheme: scheme })
      const look = async (what: string) => {
        expect(await axeFindings(page), what).toEqual([])
        expect(await overflowOf(page), what).toBe(0)
      }
      for (const name of ['Say saved', 'Say with action', 'Say an error']) await button(page, name).click()
      await look('page')
      await button(page, 'Actions').click()
      await look('menu')
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: 'Client' }).fill('a')
      await page.getByRole('option').first().waitFor()
      await look('combobox')
      await page.keyboard.press('Tab')
      await button(page, 'Open drawer').click()
      await look('drawer')
      await page.keyboard.press('Escape')
      await button(page, 'Open dialog').click()
      await look('dialog')
      await page.keyboard.press('Escape')
      await toTable(page)
      await row(page, 2).click()
      await look('selection')
    },
  )

  it('CON-27 log no errors under the policy of the console', () => {
    expect(complaints).toEqual([])
  })
})

describe('a chart', { timeout: 60_000 }, () => {
  it('BEN-36 is read point by point with the arrow keys, and as a table by screen readers', async () => {
    const page = await open()
    const chart = page.getByRole('figure', { name: 'Deliveries' })
    const point = (name: string) => chart.getByRole('img', { name })
    await point('23:00: Delivered 79, Failed 10').focus()
    await page.keyboard.press('ArrowLeft')
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(label).toMatch(/^22:00: Delivered /)
    await page.keyboard.press('Home')
    await expect.poll(label).toBe('00:00: Delivered 40, Failed 5')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(label).toBe('00:00: Delivered 40, Failed 5')
    const table = chart.getByRole('table', { name: 'Deliveries' })
    await expect.poll(() => table.getByRole('row').count()).toBe(25)
    await table.getByRole('row', { name: '00:00 40 5' }).waitFor({ state: 'attached' })
  })
})
