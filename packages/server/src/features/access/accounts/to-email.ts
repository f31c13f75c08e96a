import { isEmailAddress } from '@foyer/contract'
import { invalid } from '../../../platform/errors.ts'

/** Lower case, as logins are compared; 422 when it cannot be an address. */
export function toEmail(input: string): string {
  if (!isEmailAddress(input)) throw invalid({ email: ['must be an e-mail address'] })
  return input.trim().toLowerCase()
}
