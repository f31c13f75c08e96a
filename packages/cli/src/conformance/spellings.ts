/** The ways in which clients write the header of both tokens. */
export const authorizationSpellings = (partner: string, user: string): Record<string, string> => ({
  'as it is described': `Bearer ${partner}, User ${user}`,
  'without a space': `Bearer ${partner},User ${user}`,
  'in lower case': `bearer ${partner}, user ${user}`,
  'in upper case': `BEARER ${partner}, USER ${user}`,
  'with more spaces': `  Bearer   ${partner} ,   User   ${user}  `,
  'with a space before the comma': `Bearer ${partner} , User ${user}`,
})

/** Values of the header Accept that clients send. */
export const acceptSpellings = [
  'application/vnd.api.v2+json',
  'application/json',
  '*/*',
  'text/html,application/xhtml+xml',
  'application/xml',
  'application/vnd.api.v1+json',
  'not a type',
]

/** The name repeated, the plainest way to write several values. */
export const repeated = (name: string, values: readonly (string | number)[]): string =>
  values.map(value => `${name}=${value}`).join('&')

/** The other ways in which clients write several values in a query. */
export const listSpellings = (name: string, values: readonly (string | number)[]): Record<string, string> => {
  const list = (key: (index: number) => string) =>
    values.map((value, index) => `${key(index)}=${value}`).join('&')
  return {
    'with brackets': list(() => `${name}[]`),
    'with places': list(index => `${name}[${index}]`),
    'with encoded brackets': list(() => `${name}%5B%5D`),
    'with encoded places': list(index => `${name}%5B${index}%5D`),
    'with lower-case encoding': list(() => `${name}%5b%5d`),
    'with a comma': `${name}=${values.join(',')}`,
    'with an encoded comma': `${name}=${values.join('%2C')}`,
  }
}
