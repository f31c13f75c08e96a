import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, loaded, logins, textOf, toast, useConsole } from '../test/use-console.ts'

describe('mail in the console', { timeout: 60_000 }, () => {
  const { somebody, strayed, complaints } = useConsole()

  /** Opens the outbox for an address and follows the link in the newest mail with that subject. */
  async function followLink(page: Page, subject: string) {
    const mail = page.getByRole('article', { name: new RegExp(`^${subject}`) }).first()
    await mail.waitFor()
    await mail.getByRole('link').first().click()
  }

  it('SEC-18 sign up, open the outbox, follow the link: the address is confirmed', async () => {
    const page = await somebody()
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Mia Mail')
    await page.getByLabel('E-mail', { exact: true }).fill('mia@console.example')
    await page.getByLabel('Password').fill('a password of some length')
    await button(page, 'Create account').click()
    const banner = page.getByRole('region', { name: 'Unconfirmed address' })
    await banner.waitFor()
    expect(await textOf(banner)).toContain('mia@console.example')
    await button(page, 'Resend link').click()
    await toast(page).getByText('We sent you a new link.').waitFor()
    await banner.getByRole('link', { name: 'Open outbox' }).click()
    await page.getByRole('heading', { name: 'Outbox' }).waitFor()
    await followLink(page, 'Confirm your e-mail address')
    await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
    await button(page, 'Confirm address').click()
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    await page.getByRole('link', { name: 'Go to Foyer' }).click()
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor()
    await expect.poll(() => banner.isVisible()).toBe(false)
  })

  it('SEC-18 a forgotten password is reset with the link from the outbox, and signs in', async () => {
    const page = await somebody()
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill(logins.newcomer.login)
    await button(page, 'Send link').click()
    await page.getByText(/If there is an account for newcomer@foyer\.example/).waitFor()
    await page.getByRole('link', { name: 'Open outbox' }).click()
    await followLink(page, 'Set a new password')
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
    await page.getByLabel('New password').fill('short')
    await button(page, 'Set password').click()
    await page.locator('[aria-invalid="true"]').waitFor()
    await page.getByLabel('New password').fill('brand new and long enough')
    await button(page, 'Set password').click()
    await page.getByText('Password set. Sign in with it now.').waitFor()
    await page.getByLabel('E-mail or phone').fill(logins.newcomer.login)
    await page.getByLabel('Password').fill('brand new and long enough')
    await button(page, 'Sign in').click()
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
  })

  it('SEC-18 a new address takes effect with its link', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'E-mail' })
    await panel.getByLabel('New e-mail').fill('dana@console.example')
    await panel.getByLabel('Password to confirm').fill('wrong')
    await button(page, 'Change e-mail').click()
    await panel.getByText('“Password to confirm” is not your password.').waitFor()
    await panel.getByLabel('Password to confirm').fill(logins.developer.password)
    await button(page, 'Change e-mail').click()
    await panel.getByText(/We sent a link to dana@console\.example/).waitFor()
    await panel.getByRole('link', { name: 'Open outbox' }).click()
    await followLink(page, 'Confirm your new e-mail address')
    await button(page, 'Confirm address').click()
    await page.getByRole('link', { name: 'Go to Foyer' }).click()
    await page.getByText('dana@console.example').waitFor()
  })

  it('SEC-18 CON-65 a link that is incomplete, used or expired says so, and what to do next', async () => {
    const page = await somebody()
    await page.goto('/reset-password')
    await page.getByRole('heading', { name: 'Incomplete link' }).waitFor()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await page.goto('/reset-password#foyer_link_unknown')
    await page.getByLabel('New password').fill('a-password-of-length')
    await button(page, 'Set password').click()
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await page.goto('/confirm-email#foyer_link_unknown')
    // People who read mail on another device sign in there and return to the link.
    await page.getByLabel('E-mail or phone').fill(logins.owner.login)
    await page.getByLabel('Password').fill(logins.owner.password)
    await button(page, 'Sign in').click()
    await button(page, 'Confirm address').click()
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.getByText(/^owner@foyer\.example is confirmed/).waitFor()
    await page.getByRole('link', { name: 'Go to Foyer' }).click()
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await page.goto('/outbox')
    await page.getByRole('heading', { name: 'Outbox' }).waitFor()
  })

  it('LIV-16 the outbox shows new mail by itself', async () => {
    const page = await somebody()
    await page.goto('/outbox?to=newcomer@foyer.example')
    await page.getByText('Mail to newcomer@foyer.example').waitFor()
    await loaded(page)
    const mails = page.getByRole('article', { name: /^Set a new password/ })
    const before = await mails.count()
    const sent = await page.request.post('/account/password/forgot', {
      data: { email: logins.newcomer.login },
    })
    expect(sent.ok()).toBe(true)
    await expect.poll(() => mails.count(), { timeout: 15_000 }).toBe(before + 1)
  })

  it('sends requests only to the app listener, and logs no errors', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
