/** What a credential of v3 may be allowed to do. `title` is how people read it when they are asked for it. */
export const scopes = {
  'locations:read': { title: 'See the Location and its resources' },
  'locations:write': { title: 'Change the resources of the Location, once v3 can' },
} as const

export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as Scope[]
