import { describe, expect, it } from 'vitest'
import { tellOfPartnerInvitations } from '../../../../server/src/features/marketplace/partner-team/tell-of-partner-invitations.due.ts'
import { demo } from '../../../../server/src/features/sandbox/demo-world/facts.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

const title = 'Acme Integrations'

describe('the team of a partner account', { timeout: 120_000 }, () => {
  const { somebody, complaints, world } = useConsole(withoutWorker)

  it('TEA-22 TEA-23 TEA-24 BEN-90 somebody is invited, accepts, does what the role includes, and is removed', async () => {
    const admin = await somebody({ as: logins.developer })
    await admin.goto('/partners/1/team')
    const team = admin.getByRole('region', { name: 'Team', exact: true })
    await team.getByText('The last admin stays: make somebody else an admin first.').waitFor()
    expect(await team.getByRole('button', { name: /Leave|Remove/ }).count()).toBe(0)
    await admin.getByRole('button', { name: 'Invite somebody' }).click()
    await admin.getByRole('textbox', { name: 'E-mail address' }).fill(logins.owner.login)
    await admin.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Viewer')
    await admin.getByRole('button', { name: 'Invite', exact: true }).click()
    const invitations = admin.getByRole('region', { name: 'Open invitations' })
    await invitations.getByText(logins.owner.login).waitFor()
    expect(await axeFindings(admin)).toEqual([])

    const guest = await somebody({ as: logins.owner })
    await tellOfPartnerInvitations(world.program.ctx)
    await guest.goto('/notices')
    await guest.getByRole('link', { name: `You are invited to ${title}` }).click()
    await guest.getByRole('button', { name: `Accept the invitation to ${title}` }).click()
    await guest.getByRole('link', { name: `Open ${title}` }).click()
    const tabs = guest.getByRole('navigation', { name: title })
    await tabs.getByRole('link', { name: 'Deliveries' }).click()
    await guest.getByText('your role: Viewer').waitFor()
    const deliveries = guest.getByRole('region', { name: 'Deliveries' })
    await deliveries.waitFor()
    expect(await deliveries.getByRole('link', { name: 'Test send' }).count()).toBe(0)
    await tabs.getByRole('link', { name: 'Overview' }).click()
    await guest.getByRole('region', { name: 'Applications' }).waitFor()
    expect(await guest.getByRole('link', { name: 'Create application' }).count()).toBe(0)
    await guest.goto('/partners/1/test-send')
    await guest.getByText('Your role does not include this').waitFor()
    await guest.getByText(/This needs the role Developer/).waitFor()
    await guest.goto('/partners/1/settings')
    await guest.getByRole('region', { name: 'Test locations' }).waitFor()
    expect(await guest.getByRole('button', { name: /token|Remove/ }).count()).toBe(0)

    // The open page of the admin follows.
    const name = demo.owner.name
    await team.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Developer')
    await team.getByRole('button', { name: 'Save' }).click()
    await admin.getByText(`${name} now has the role Developer.`).waitFor()
    // The open page follows.
    await tabs.getByRole('link', { name: 'Deliveries' }).click()
    await deliveries.getByRole('link', { name: 'Test send' }).click()
    await guest.getByRole('button', { name: 'Send test' }).waitFor()

    await team.getByRole('button', { name: `Remove ${name}` }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await admin.getByText(`${name} removed.`).waitFor()
    await guest.getByText('You have no such partner account.').waitFor()
  })

  it('TEA-22 an invitation is withdrawn, and a member leaves, on a phone', async () => {
    const admin = await somebody({ as: logins.developer, width: 390 })
    await admin.goto('/partners/1/team?open=invite')
    await admin.getByRole('textbox', { name: 'E-mail address' }).fill('guest@example.com')
    await admin.getByRole('button', { name: 'Invite', exact: true }).click()
    const withdraw = admin.getByRole('button', { name: 'Withdraw the invitation to guest@example.com' })
    await withdraw.click()
    await withdraw.waitFor({ state: 'detached' })
    await world.query("insert into partner_members (partner_id, user_id, role) values (1, $1, 'viewer')", [
      demo.owner.id,
    ])
    const guest = await somebody({ as: logins.owner, width: 390 })
    await guest.goto('/partners/1/team')
    await guest.getByRole('button', { name: `Leave ${title}` }).click()
    await guest.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await guest.waitForURL('**/partners')
    await guest.getByText('No partner account yet').waitFor()
  })

  it('log no errors', () => expect(complaints).toEqual([]))
})
