import Type from 'typebox'

// Excludes what mail programs interpret: quotes, brackets and lists of addresses.
const form = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u

export const isEmailAddress = (text: string): boolean => form.test(text.trim())

/** The address of a record, such as a client, or an empty text; the server only checks its form. */
export const ContactEmail = (description: string) =>
  Type.String({ maxLength: 255, 'x-pattern': '^([^\\s@]+@[^\\s@]+)?$', description })

/** An address that people sign in with or get mail at. */
export const EmailAddress = Type.Refine(
  Type.String({
    maxLength: 255,
    'x-min-length': 5,
    // Avoids Unicode classes, which not every tool that reads the OpenAPI documents supports.
    'x-pattern': '^\\s*[^\\s@<>()[\\]\\\\,;:"]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$',
    description: 'E-mail address',
  }),
  isEmailAddress,
  () => 'must be an e-mail address',
)
