/** Builds the value of WWW-Authenticate (RFC 9110 §11.6.1); undefined parameters are left out. */
export function toChallenge(
  scheme: 'Bearer' | 'Basic',
  parameters: Record<string, string | undefined> = {},
): string {
  const given = Object.entries({ realm: 'foyer', ...parameters })
  const written = given.flatMap(([name, text]) => (text === undefined ? [] : `${name}="${toQuotable(text)}"`))
  return `${scheme} ${written.join(', ')}`
}

/** A parameter contains visible ASCII without quotation marks and backslashes (RFC 6750 §3). */
const toQuotable = (text: string): string => text.replaceAll(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, '?')
