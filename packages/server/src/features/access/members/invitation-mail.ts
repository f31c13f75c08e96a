import type { Context } from '../../../context.ts'
import type { Mail } from '../../infrastructure/mail/mail.ts'
import { quote } from '../../infrastructure/mail/quote.ts'
import type { InvitationRow } from './invitations.store.ts'

type MailedInvitation = Pick<InvitationRow, 'location' | 'role' | 'invited_by' | 'email' | 'expires_at'>

/** The token is behind the #, which browsers do not send, so it reaches no log on the way. */
export function toInvitationMail(ctx: Context, invitation: MailedInvitation, token: string): Mail {
  const [location, role, inviter] = [invitation.location, invitation.role, invitation.invited_by].map(quote)
  return {
    to: invitation.email,
    subject: `Invitation to ${location}`,
    text: [
      `${inviter} invites you to ${location} on Foyer, with the role ${role}.`,
      '',
      'Open this link to see the invitation, and accept or decline it:',
      '',
      `${ctx.urls.app}/invitations#${token}`,
      '',
      `The invitation ends on ${invitation.expires_at.toISOString().slice(0, 10)}. The link is for you alone: do not pass it on.`,
      'If you do not know these people, ignore this mail.',
      '',
    ].join('\n'),
  }
}
