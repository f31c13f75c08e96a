import { isEmailAddress } from '@foyer/contract'
import { invalid } from '../../../platform/errors.ts'

/** Converts an address to lower case, as logins are compared; throws 422 when it cannot be an address. */
export function toEmail(input: string): string {
  if (!isEmailAddress(input)) throw invalid({ email: ['must be an e-mail address'] })
  return input.trim().toLowerCase()
}
