import Type from 'typebox'

// Nothing that means something to a mail program: quotes, brackets, lists of addresses.
const form = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

export const isEmailAddress = (text: string): boolean => form.test(text.trim())

/** An address that people sign in with, or that letters go to. */
export const EmailAddress = Type.Refine(
  Type.String({
    maxLength: 255,
    'x-min-length': 5,
    'x-pattern': `^\\s*${form.source.slice(1, -1)}\\s*$`,
    description: 'E-mail',
  }),
  isEmailAddress,
  () => 'must be an e-mail address',
)
