import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../server/test/world.ts'
import { button, loaded, logins, toast, useConsole } from '../../test/use-console.ts'

describe('calls that ring', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  const phone = '(415) 555-1001'

  const send = async (notice: Record<string, unknown>) => {
    const { status } = await world.api.post('/v1/voip/integration', {
      as: as.partner,
      body: { crm_token: 'foyer_chain_demo_bloom', diversion: '+14155550110', type: 'incoming', ...notice },
    })
    expect(status).toBe(202)
  }
  const openCalendar = async (options: { width?: number } = {}): Promise<Page> => {
    const page = await somebody({ as: logins.owner, ...options })
    const opened = page.waitForResponse(response => response.url().includes('/account/notifications/stream'))
    await page.goto('/locations/1/calendar')
    await opened
    await loaded(page)
    return page
  }
  const card = (page: Page) => page.getByRole('article')

  it('LIV-60 are above a drawer that is open, and can be used there', async () => {
    const page = await openCalendar()
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await drawer.getByRole('button', { name: 'Book', exact: true }).waitFor()
    await send({ command: 'event', phone })
    await card(page).getByText('Ada Lovelace').waitFor()
    await button(page, 'Close the call of +14155551001').click()
    await expect.poll(() => card(page).count()).toBe(0)
    await send({ command: 'event', phone })
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await button(page, 'Close the call of +14155551001').click()
    expect(complaints).toEqual([])
  })

  it.each([1280, 360])('LIV-60 cover no button of a page or a drawer, %i pixels wide', async width => {
    const page = await openCalendar({ width })
    await send({ command: 'event', phone })
    await card(page).getByText('Ada Lovelace').waitFor()
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await drawer.getByRole('button', { name: 'Book', exact: true }).click({ trial: true })
    await drawer.getByRole('button', { name: 'Close', exact: true }).click({ trial: true })
    await card(page).getByRole('link', { name: 'Open client' }).click({ trial: true })
  })

  it('LIV-60 are in the middle of a phone, and above what it says after a booking', async () => {
    const page = await openCalendar({ width: 360 })
    await send({ command: 'event', phone })
    await card(page).getByText('Ada Lovelace').waitFor()
    const { x, width } = (await card(page).boundingBox()) ?? { x: 0, width: 0 }
    expect(x).toBe(360 - x - width)
    await button(page, 'New appointment').click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await drawer.getByLabel('Comment').fill('Calls back')
    await drawer.getByLabel('Date').fill('2027-03-17')
    await drawer.getByRole('button', { name: 'Book', exact: true }).click()
    await button(page, 'Book anyway').click()
    await toast(page).getByRole('button', { name: 'Undo' }).click({ trial: true })
    await card(page).getByRole('link', { name: 'Open client' }).click({ trial: true })
    await card(page).getByRole('link', { name: 'Book' }).click({ trial: true })
  })

  it('LIV-61 end when the history has the call, and a call before was another', async () => {
    await send({ command: 'history', phone, status: 'missed' })
    world.clock.advance(60)
    const page = await openCalendar()
    const listed = page.waitForResponse(response => response.url().includes('/calls'))
    await send({ command: 'event', phone })
    await listed
    await card(page).getByText('Ada Lovelace').waitFor()
    expect(await card(page).count()).toBe(1)
    await send({ command: 'history', phone: '(415) 555-1002', duration: 7 })
    await send({ command: 'history', phone, duration: 30 })
    await expect.poll(() => card(page).count()).toBe(0)
  })

  it('LIV-61 end after five minutes, but not while somebody uses the card', async () => {
    const page = await somebody({ as: logins.owner })
    await page.clock.install()
    const opened = page.waitForResponse(response => response.url().includes('/account/notifications/stream'))
    await page.goto('/profile')
    await opened
    await send({ command: 'event', phone })
    await card(page).getByRole('link', { name: 'Open client' }).hover()
    await page.clock.fastForward('05:01')
    expect(await card(page).count()).toBe(1)
    await page.mouse.move(900, 10)
    await expect.poll(() => card(page).count()).toBe(0)
  })

  it('LIV-62 of a client lead to a new appointment', async () => {
    const page = await openCalendar()
    await send({ command: 'event', phone })
    await card(page).getByRole('link', { name: 'Book', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'New appointment' })
    await expect
      .poll(() => drawer.getByRole('combobox', { name: /Client/ }).inputValue())
      .toBe('Ada Lovelace')
  })

  it('LIV-63 with a hidden number offer no client, also in the history', async () => {
    const page = await openCalendar()
    await send({ command: 'event', phone: 'anonymous' })
    await card(page).getByText('Hidden number').waitFor()
    expect(await card(page).getByRole('link').count()).toBe(0)
    expect(await card(page).textContent()).not.toContain('anonymous')
    await button(page, 'Close the call of Hidden number').click()
    await send({ command: 'history', phone: 'anonymous', status: 'missed' })
    await page.goto('/locations/1/calls')
    const row = page.getByRole('row').filter({ hasText: 'Hidden number' })
    await row.waitFor()
    expect(await row.getByRole('link').count()).toBe(0)
  })
})
