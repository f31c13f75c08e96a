// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { MyInvitation } from '../schemas.ts'

export interface InvitationsListMeta {
  /** Whether your e-mail address is confirmed; until then the list is empty. */
  is_email_confirmed: boolean
}

export interface InvitationsOpenInput {
  /** Token of the link. At most 128 characters. */
  invitation: string
}

export interface InvitationsAcceptInput {
  /** Invitation ID. */
  invitation_id: number
}

export interface InvitationsDeclineInput {
  /** Invitation ID. */
  invitation_id: number
}

export interface InvitationsApi {
  /**
   * List my invitations.
   * Returns the invitations to your e-mail address, once it is confirmed.
   */
  list(input?: Record<string, never>, options?: CallOptions): ListRequest<MyInvitation, InvitationsListMeta>

  /**
   * Confirm my address with the link of an invitation.
   * The token of the invitation mail proves that you receive mail at that address. Your address is confirmed if it is the same. The token works once, and does not accept the invitation.
   */
  open(input: InvitationsOpenInput, options?: KeyedCallOptions): Promise<Answer<null>>

  /**
   * Accept an invitation.
   * Gives you the role of the invitation in its Location.
   */
  accept(input: InvitationsAcceptInput, options?: KeyedCallOptions): Promise<Answer<MyInvitation>>

  /**
   * Decline an invitation.
   * It can no longer be accepted.
   */
  decline(input: InvitationsDeclineInput, options?: KeyedCallOptions): Promise<Answer<null>>
}

export const invitations: Record<keyof InvitationsApi, Operation> = {
  list: { method: 'GET', path: '/account/invitations', by: 'person', pages: {} },
  open: { method: 'POST', path: '/account/invitations/open', by: 'person', body: 'object', fields: ['invitation'], keyed: true },
  accept: { method: 'POST', path: '/account/invitations/{invitation_id}/accept', by: 'person', keyed: true },
  decline: { method: 'POST', path: '/account/invitations/{invitation_id}/decline', by: 'person', keyed: true },
}
