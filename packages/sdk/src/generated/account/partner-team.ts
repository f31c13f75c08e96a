// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { MyPartnerInvitation, PartnerInvitation, PartnerMember } from '../schemas.ts'

export interface PartnerTeamListInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnerTeamChangeInput {
  /** Partner ID. */
  partner_id: number
  /** User ID. */
  user_id: number
  /** Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything. */
  role: 'viewer' | 'developer' | 'admin'
}

export interface PartnerTeamRemoveInput {
  /** Partner ID. */
  partner_id: number
  /** User ID. */
  user_id: number
}

export interface PartnerTeamLeaveInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnerTeamListInvitationsInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnerTeamInviteInput {
  /** Partner ID. */
  partner_id: number
  /** E-mail address. At most 255 characters. */
  email: string
  /** Role in the team: `viewer` reads, without secrets and bodies of deliveries; `developer` also builds and tests; `admin` does everything. */
  role: 'viewer' | 'developer' | 'admin'
}

export interface PartnerTeamWithdrawInput {
  /** Partner ID. */
  partner_id: number
  /** Invitation ID. */
  invitation_id: number
}

export interface PartnerTeamAcceptInput {
  /** Invitation ID. */
  invitation_id: number
}

export interface PartnerTeamDeclineInput {
  /** Invitation ID. */
  invitation_id: number
}

export interface PartnerTeamApi {
  /**
   * List the team of a partner account.
   * Returns everybody with a role in the partner account.
   */
  list(input: PartnerTeamListInput, options?: CallOptions): ListRequest<PartnerMember>

  /**
   * Change the role of a member.
   * The new role binds at once. 409 for the last admin.
   */
  change(input: PartnerTeamChangeInput, options?: CallOptions): Promise<Answer<PartnerMember>>

  /**
   * Remove a member.
   * Takes the role away at once, and ends the open streams of the person. Rotate the partner token if the person knew it. 409 for the last admin.
   */
  remove(input: PartnerTeamRemoveInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Leave a partner account.
   * Gives up your own role. 409 for the last admin.
   */
  leave(input: PartnerTeamLeaveInput, options?: KeyedCallOptions): Promise<Answer<null>>

  /**
   * List the invitations to a partner account.
   * Returns open invitations, and those that expired in the last 14 days.
   */
  listInvitations(input: PartnerTeamListInvitationsInput, options?: CallOptions): ListRequest<PartnerInvitation>

  /**
   * Invite somebody to a partner account.
   * Sends an invitation to the address, whether or not it has an account. Your own address must be confirmed. The person gets the role when they accept, within 14 days. Inviting the address again replaces the invitation.
   */
  invite(input: PartnerTeamInviteInput, options?: KeyedCallOptions): Promise<Answer<PartnerInvitation>>

  /**
   * Withdraw an invitation to a partner account.
   * Its link stops working.
   */
  withdraw(input: PartnerTeamWithdrawInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List my invitations to partner accounts.
   * Returns the invitations to your e-mail address, once it is confirmed.
   */
  listMine(input?: Record<string, never>, options?: CallOptions): ListRequest<MyPartnerInvitation>

  /**
   * Accept an invitation to a partner account.
   * Gives you the role, if whoever invited you is still an admin. 404 for an invitation to another address, or one that has ended.
   */
  accept(input: PartnerTeamAcceptInput, options?: KeyedCallOptions): Promise<Answer<MyPartnerInvitation>>

  /**
   * Decline an invitation to a partner account.
   * Ends the invitation.
   */
  decline(input: PartnerTeamDeclineInput, options?: KeyedCallOptions): Promise<Answer<null>>
}

export const partnerTeam: Record<keyof PartnerTeamApi, Operation> = {
  list: { method: 'GET', path: '/account/partners/{partner_id}/members', by: 'person', pages: {} },
  change: { method: 'PUT', path: '/account/partners/{partner_id}/members/{user_id}', by: 'person', body: 'object', fields: ['role'] },
  remove: { method: 'DELETE', path: '/account/partners/{partner_id}/members/{user_id}', by: 'person', answersNothing: true },
  leave: { method: 'POST', path: '/account/partners/{partner_id}/leave', by: 'person', keyed: true },
  listInvitations: { method: 'GET', path: '/account/partners/{partner_id}/invitations', by: 'person', pages: {} },
  invite: { method: 'POST', path: '/account/partners/{partner_id}/invitations', by: 'person', body: 'object', fields: ['email', 'role'], keyed: true },
  withdraw: { method: 'DELETE', path: '/account/partners/{partner_id}/invitations/{invitation_id}', by: 'person', answersNothing: true },
  listMine: { method: 'GET', path: '/account/partner_invitations', by: 'person', pages: {} },
  accept: { method: 'POST', path: '/account/partner_invitations/{invitation_id}/accept', by: 'person', keyed: true },
  decline: { method: 'POST', path: '/account/partner_invitations/{invitation_id}/decline', by: 'person', keyed: true },
}
