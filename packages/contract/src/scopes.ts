/** The scopes of v3 credentials. `title` is shown to people who are asked for consent. */
export const scopes = {
  'locations:read': { title: 'See the Location and its resources' },
  'locations:write': { title: 'Change the resources of the Location (not yet used by v3)' },
} as const

export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as Scope[]
