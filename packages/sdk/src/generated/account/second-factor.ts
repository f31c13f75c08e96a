// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'

export interface SecondFactorGetData {
  /** Whether signing in asks for a code. */
  is_on: boolean
  /** When it was turned on. */
  since: string | null
  /** How many recovery codes have not been used. */
  recovery_codes_left: number
}

export interface SecondFactorBeginData {
  /** The secret in base32, to type in. */
  secret: string
  /** The same secret as an otpauth:// URL, to show as a QR code. */
  uri: string
}

export interface SecondFactorConfirmInput {
  /** A code of the authenticator app. At most 64 characters. */
  code: string
}

export interface SecondFactorConfirmData {
  /** Each code works once. Shown only here. */
  recovery_codes: string[]
}

export interface SecondFactorRenewRecoveryCodesData {
  /** Each code works once. Shown only here. */
  recovery_codes: string[]
}

export interface SecondFactorApi {
  /**
   * Get the status of my second factor.
   * Returns whether signing in asks for a code of an authenticator app, and since when.
   */
  get(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SecondFactorGetData>>

  /**
   * Start to set up a second factor.
   * Returns the secret for an authenticator app (RFC 6238). The second factor is on once a code of the app is confirmed.
   */
  begin(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SecondFactorBeginData>>

  /**
   * Turn on the second factor.
   * Needs a code of the app, which proves that the app works. From then on signing in asks for a code. The recovery codes are shown only once.
   */
  confirm(input: SecondFactorConfirmInput, options?: CallOptions): Promise<Answer<SecondFactorConfirmData>>

  /**
   * Generate new recovery codes.
   * The previous codes stop working.
   */
  renewRecoveryCodes(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SecondFactorRenewRecoveryCodesData>>

  /**
   * Turn off the second factor.
   * Signing in then asks only for the password. In production, an operator must turn it on again before doing anything else.
   */
  disable(input?: Record<string, never>, options?: CallOptions): Promise<Answer<null>>
}

export const secondFactor: Record<keyof SecondFactorApi, Operation> = {
  get: { method: 'GET', path: '/account/me/second_factor', by: 'person' },
  begin: { method: 'POST', path: '/account/me/second_factor', by: 'person' },
  confirm: { method: 'PUT', path: '/account/me/second_factor', by: 'person', body: 'object', fields: ['code'] },
  renewRecoveryCodes: { method: 'POST', path: '/account/me/second_factor/recovery_codes', by: 'person' },
  disable: { method: 'DELETE', path: '/account/me/second_factor', by: 'person', answersNothing: true },
}
