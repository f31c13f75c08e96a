import type { BuiltInRole, PartnerRole } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueLetter } from '../../infrastructure/mail/letters.ts'
import { quote } from '../../infrastructure/mail/quote.ts'
import { findInvitationLanguage } from './invitation-language.store.ts'

interface MailedInvitation {
  /** The title of the Location or the partner account. */
  to: string
  role: { slug: BuiltInRole | PartnerRole | null; title: string }
  inviter_id: number
  invited_by: string
  email: string
  expires_at: Date
}

/** The token is behind the #, which browsers do not send, so it reaches no log on the way. */
export async function queueInvitation(
  ctx: Context,
  tx: Tx,
  { invitation, token }: { invitation: MailedInvitation; token: string },
): Promise<void> {
  const { email, role } = invitation
  await queueLetter(ctx, tx, {
    to: email,
    language: await findInvitationLanguage(tx, { email, inviterId: invitation.inviter_id }),
    letter: {
      kind: 'invitation',
      to: quote(invitation.to),
      role: { slug: role.slug, title: quote(role.title) },
      inviter: quote(invitation.invited_by),
      link: `${ctx.urls.app}/invitations#${token}`,
      until: invitation.expires_at,
    },
  })
}
