import { invalid } from '../../platform/errors.ts'

// Nothing that means something to a mail program: quotes, brackets, lists of addresses.
const emailForm = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

/** Lower case, as logins are compared; 422 when it cannot be an address. */
export function toEmail(input: string, field = 'email'): string {
  const email = input.trim().toLowerCase()
  if (!emailForm.test(email)) throw invalid({ [field]: ['must be an e-mail address'] })
  return email
}
