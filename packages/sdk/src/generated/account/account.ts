// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { About, DeletionBlocker, Me, UserToken } from '../schemas.ts'

export interface AccountSignUpInput {
  /** Name, as people see it. At most 255 characters. */
  name: string
  /** E-mail address. At most 255 characters. */
  email: string
  /** Phone number in international format. At most 40 characters. */
  phone?: string | undefined
  /** At least ten characters. At most 1024 characters. */
  password: string
  /** Token of an invitation mail to this address, which confirms the address at once. At most 128 characters. */
  invitation?: string | undefined
  /** Language of mails to you; absent for English, until you choose. */
  language?: 'en' | 'de' | undefined
}

export interface AccountSignInInput {
  /** E-mail address or phone number. At most 255 characters. */
  login: string
  /** The password of the person. At most 1024 characters. */
  password: string
  /** Code of the authenticator app, or a recovery code. At most 64 characters. */
  code?: string | undefined
}

export interface AccountUpdateMeInput {
  /** Name, as people see it. At most 255 characters. */
  name: string
}

export interface AccountChangePasswordInput {
  /** The password you use now. At most 1024 characters. */
  current_password: string
  /** At least ten characters. At most 1024 characters. */
  new_password: string
}

export interface AccountConfirmEmailInput {
  /** The part of the link in the mail after `#`. At most 128 characters. */
  token: string
}

export interface AccountChangeEmailInput {
  /** E-mail address. At most 255 characters. */
  email: string
  /** Your password. At most 1024 characters. */
  current_password: string
}

export interface AccountForgotPasswordInput {
  /** E-mail address. At most 255 characters. */
  email: string
}

export interface AccountResetPasswordInput {
  /** The part of the link in the mail after `#`. At most 128 characters. */
  token: string
  /** At least ten characters. At most 1024 characters. */
  password: string
}

export interface AccountRevokeTokenInput {
  /** Token ID. */
  token_id: number
}

export interface AccountDeletionBlockersData {
  /** What stands in the way; empty when the account can be deleted. */
  blockers: DeletionBlocker[]
}

export interface AccountDeleteMeInput {
  /** Your e-mail address, or your phone number if you have none, to confirm. At most 255 characters. */
  login: string
}

export interface AccountApi {
  /**
   * Whom to ask.
   * Returns what people may know of this Foyer before they sign in.
   */
  about(input?: Record<string, never>, options?: CallOptions): Promise<Answer<About>>

  /**
   * Sign up.
   * Creates an account, signs it in with a session cookie, and sends a link that confirms the address.
   */
  signUp(input: AccountSignUpInput, options?: CallOptions): Promise<Answer<Me>>

  /**
   * Sign in.
   * Sets the session cookie. If a second factor is on, the password alone returns 401 with `meta.code` `second_factor_needed`: repeat the request with `code`. An account that operators have suspended is 401 with `account_suspended`, and the message ends with their reason. Guessing is throttled per login and address; guesses from elsewhere do not lock out a known device.
   */
  signIn(input: AccountSignInInput, options?: CallOptions): Promise<Answer<Me>>

  /**
   * Sign out.
   * Ends the session of this call and clears its cookie.
   */
  signOut(input?: Record<string, never>, options?: CallOptions): Promise<Answer<null>>

  /**
   * Get my profile.
   * Returns the person to whom the session or token belongs, with their Locations and partner accounts.
   */
  me(input?: Record<string, never>, options?: CallOptions): Promise<Answer<Me>>

  /**
   * Change my name.
   * Others in your Locations and in the audit log see this name.
   */
  updateMe(input: AccountUpdateMeInput, options?: CallOptions): Promise<Answer<Me>>

  /**
   * Change my password.
   * Ends every other session and revokes every user token.
   */
  changePassword(input: AccountChangePasswordInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Confirm an e-mail address.
   * Confirms the address, or completes a change of it. A link works once, for 24 hours, and until a newer one is sent. A link for another account returns 403.
   */
  confirmEmail(input: AccountConfirmEmailInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Send the confirmation link again.
   * Earlier links stop working. At most five links can be sent in an hour.
   */
  sendConfirmation(input?: Record<string, never>, options?: CallOptions): Promise<Answer<null>>

  /**
   * Change my e-mail address.
   * Sends a link to the new address and a notice to the current one. Nothing changes until the link is followed. The response is the same whether or not the address belongs to another account.
   */
  changeEmail(input: AccountChangeEmailInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Request a password reset.
   * Sends a link to the address of the account. The link works once, for one hour. The response is the same whether or not the account exists.
   */
  forgotPassword(input: AccountForgotPasswordInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Set a new password with the link from the mail.
   * Ends every session and revokes every token of the person, and confirms the address. It does not sign the person in, and a second factor stays on.
   */
  resetPassword(input: AccountResetPasswordInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List my user tokens.
   * Returns the tokens that partners obtained with your login and password, with the last use of each.
   */
  listTokens(input?: Record<string, never>, options?: CallOptions): ListRequest<UserToken>

  /**
   * Revoke one of my user tokens.
   * Calls with it return 401 from now on.
   */
  revokeToken(input: AccountRevokeTokenInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Check whether I can delete my account.
   * Returns what stands in the way, at most 100 of each kind. Give a Location another owner or delete it, and give a partner account another member, before you delete your account.
   */
  deletionBlockers(input?: Record<string, never>, options?: CallOptions): Promise<Answer<AccountDeletionBlockersData>>

  /**
   * Delete my account.
   * Takes effect at once and cannot be undone. Roles, memberships, sessions, tokens, invitations and notices end, and so do the restricted keys and consents that rest on the person. Endpoints that the person set pause until an owner takes them over. Name, e-mail address and phone number are erased; what the person did stays, under the name `Deleted account`. Returns 409, and names the Locations and partner accounts, while the person is the only owner or member of one, or the last operator.
   */
  deleteMe(input: AccountDeleteMeInput, options?: CallOptions): Promise<Answer<null>>
}

export const account: Record<keyof AccountApi, Operation> = {
  about: { method: 'GET', path: '/account/about', by: 'anyone' },
  signUp: { method: 'POST', path: '/account/sign_up', by: 'anyone', body: 'object', fields: ['name', 'email', 'phone', 'password', 'invitation', 'language'] },
  signIn: { method: 'POST', path: '/account/sign_in', by: 'anyone', body: 'object', fields: ['login', 'password', 'code'] },
  signOut: { method: 'POST', path: '/account/sign_out', by: 'person' },
  me: { method: 'GET', path: '/account/me', by: 'person' },
  updateMe: { method: 'PUT', path: '/account/me', by: 'person', body: 'object', fields: ['name'] },
  changePassword: { method: 'POST', path: '/account/me/password', by: 'person', body: 'object', fields: ['current_password', 'new_password'] },
  confirmEmail: { method: 'POST', path: '/account/me/email/confirm', by: 'person', body: 'object', fields: ['token'] },
  sendConfirmation: { method: 'POST', path: '/account/me/email/send', by: 'person' },
  changeEmail: { method: 'POST', path: '/account/me/email', by: 'person', body: 'object', fields: ['email', 'current_password'] },
  forgotPassword: { method: 'POST', path: '/account/password/forgot', by: 'anyone', body: 'object', fields: ['email'] },
  resetPassword: { method: 'POST', path: '/account/password/reset', by: 'anyone', body: 'object', fields: ['token', 'password'] },
  listTokens: { method: 'GET', path: '/account/me/tokens', by: 'person', pages: {} },
  revokeToken: { method: 'DELETE', path: '/account/me/tokens/{token_id}', by: 'person', answersNothing: true },
  deletionBlockers: { method: 'GET', path: '/account/me/deletion', by: 'person' },
  deleteMe: { method: 'POST', path: '/account/me/deletion', by: 'person', body: 'object', fields: ['login'] },
}
