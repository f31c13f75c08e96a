import type { Right } from './rights.ts'
import type { Scope } from './scopes.ts'

/** Where the Location of a call is named, and what the caller must be allowed to do there. */
export interface LocationRule {
  /** The field that holds the Location's id. */
  field: string
  from: 'params' | 'query' | 'body'
  /**
   * A right; `member` for anybody with a role there; `sight` for them, and for people beside a partner who has an
   * application installed there, as `GET /companies` lists them; `owner` for owners alone; `reach` for a credential made for it.
   */
  needs: Right | 'member' | 'sight' | 'owner' | 'reach'
  /** What an unknown Location answers: most operations say 404, some know only 403. */
  unknown?: 403 | 404
  /** Operators come in without a role as well; the rule of the operation says for what. */
  operators?: true
  /** The field of the path that names an application: that it exists is looked at before what the caller may do. */
  application?: string
}

/** Where the Chain of a call is named, and the right that the caller must have in every one of its Locations. */
export interface ChainRule {
  /** The field of the path that holds the Chain's id. */
  field: string
  needs: Right
}

/**
 * Who may call an operation. It is a required part of every operation, so that a route without a check cannot exist.
 * `partner` is a partner token; `user` a partner token and a user token; `person` somebody signed in to the console, or a
 * personal access token (`account-scopes.ts` says with which scope); `credential` an OAuth2 access token or a restricted key.
 */
export type Access =
  | { by: 'anyone'; because: string }
  | { by: 'partner' }
  | { by: 'user'; location?: LocationRule; chain?: ChainRule }
  | { by: 'person'; location?: LocationRule; chain?: ChainRule }
  | { by: 'operator' }
  | { by: 'credential'; scope: Scope; location: LocationRule }

export const anyone = (because: string) => ({ by: 'anyone', because }) as const
export const partner = { by: 'partner' } as const
export const partnerAndUser = { by: 'user' } as const
export const person = { by: 'person' } as const
export const operator = { by: 'operator' } as const

/** The usual place of a Location's id is the path. */
export const userIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'user', location: { field, from: 'params', needs } }) as const

/** For calls that are about an application in a Location. */
export const userInAbout = (field: string, needs: LocationRule['needs'], application: string) =>
  ({ by: 'user', location: { field, from: 'params', needs, application } }) as const

export const personIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'person', location: { field, from: 'params', needs } }) as const

/** For what operators may do in every Location too. */
export const personOrOperatorIn = (field: string, needs: LocationRule['needs']) =>
  ({ by: 'person', location: { field, from: 'params', needs, operators: true } }) as const

export const userInChain = (field: string, needs: Right) => ({ by: 'user', chain: { field, needs } }) as const

export const personInChain = (field: string, needs: Right) =>
  ({ by: 'person', chain: { field, needs } }) as const

export const credentialIn = (field: string, scope: Scope) =>
  ({ by: 'credential', scope, location: { field, from: 'params', needs: 'reach' } }) as const
