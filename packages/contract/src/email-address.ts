import Type from 'typebox'

// Nothing that means something to a mail program: quotes, brackets, lists of addresses.
const form = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

export const isEmailAddress = (text: string): boolean => form.test(text.trim())

/** An address in a record, such as that of a client, or an empty text; the server looks at no more than this form. */
export const ContactEmail = (description: string) =>
  Type.String({ maxLength: 255, 'x-pattern': '^([^\\s@]+@[^\\s@]+)?$', description })

/** An address that people sign in with, or that letters go to. */
export const EmailAddress = Type.Refine(
  Type.String({
    maxLength: 255,
    'x-min-length': 5,
    // Without the classes of Unicode, which not every reader of the documents knows.
    'x-pattern': '^\\s*[^\\s@<>()[\\]\\\\,;:"]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$',
    description: 'E-mail address',
  }),
  isEmailAddress,
  () => 'must be an e-mail address',
)
