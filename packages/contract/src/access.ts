import type { Right } from './rights.ts'
import type { Scope } from './scopes.ts'

/** Which field names the Location of a call, and what the caller must be allowed to do there. */
export interface LocationRule {
  /** The field that holds the Location's ID. */
  field: string
  from: 'params' | 'query' | 'body'
  /**
   * A right; `member` for anybody with a role there; `sight` for them, and for people beside a partner who has an
   * application installed there, as `GET /companies` lists them; `owner` for owners alone; `reach` for a credential made for it.
   */
  needs: Right | 'member' | 'sight' | 'owner' | 'reach'
  /** The status for an unknown Location: 404 for most operations, 403 for some. */
  unknown?: 403 | 404
  /** Lets operators in without a role; the operation itself decides what they may do. */
  operators?: true
  /** The path field of an application, whose existence is checked before the caller's rights. */
  application?: string
}

/** Which field names the Chain of a call, and the right that the caller needs in all of its Locations. */
export interface ChainRule {
  /** The path field that holds the Chain's ID. */
  field: string
  needs: Right
}

/**
 * Who may call an operation. It is a required part of every operation, so that a route without a check cannot exist.
 * `partner` is a partner token; `user` a partner token and a user token; `person` somebody signed in to the console, or a
 * personal access token (`account-scopes.ts` says with which scope); `credential` an OAuth2 access token or a restricted key.
 * With `orPerson`, the app listener serves the operation as well, to people who are signed in to the console.
 */
export type Access =
  | { by: 'anyone'; because: string }
  | { by: 'partner' }
  | { by: 'user'; orPerson?: true; location?: LocationRule; chain?: ChainRule }
  | { by: 'person'; location?: LocationRule; chain?: ChainRule }
  | { by: 'operator' }
  | { by: 'credential'; scope: Scope; location: LocationRule }

export const anyone = (because: string) => ({ by: 'anyone', because }) as const
export const partner = { by: 'partner' } as const
export const partnerAndUser = { by: 'user' } as const
export const person = { by: 'person' } as const
export const operator = { by: 'operator' } as const

/** Access for partners with a user, and for people in the console. */
export const userOrPerson = { by: 'user', orPerson: true } as const

/** Access to a Location whose ID is in the path, as usual. */
export const userIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'user', location: { field, from: 'params', needs } }) as const

/** The same, also for people in the console: the business itself. */
export const userOrPersonIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'user', orPerson: true, location: { field, from: 'params', needs } }) as const

/** Access for calls about an application in a Location. */
export const userInAbout = (field: string, needs: LocationRule['needs'], application: string) =>
  ({ by: 'user', location: { field, from: 'params', needs, application } }) as const

export const personIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'person', location: { field, from: 'params', needs } }) as const

/** Access that operators have in every Location, too. */
export const personOrOperatorIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'person', location: { field, from: 'params', needs, operators: true } }) as const

export const userInChain = (field: string, needs: Right) => ({ by: 'user', chain: { field, needs } }) as const

export const personInChain = (field: string, needs: Right) =>
  ({ by: 'person', chain: { field, needs } }) as const

export const credentialIn = (field: string, scope: Scope) =>
  ({ by: 'credential', scope, location: { field, from: 'params', needs: 'reach' } }) as const
