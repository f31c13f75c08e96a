import type { AccountScope, Scope } from '@foyer/contract'

/** What a personal access token may do. */
const account: Record<AccountScope, string> = {
  'profile:read': 'Read your profile',
  'profile:write': 'Change your profile',
  'locations:read': 'Read your locations, their people, applications and telephony',
  'locations:write': 'Change your locations, their people, applications and telephony',
  'partners:read': 'Read your partner accounts and their applications',
  'partners:write': 'Change your partner accounts and their applications',
  'operator:read': 'Read what operators see',
  'operator:write': 'Do what operators do',
}

/** What an OAuth client or a restricted key may do in a location. */
const location: Record<Scope, string> = {
  'locations:read': 'See the location and its resources',
  'locations:write': 'Change the resources of the location (not yet used by v3)',
}

export const texts = { account, location }

declare module '../areas.ts' {
  interface Areas {
    scopes: typeof texts
  }
}
