import type { Access, Right } from '@foyer/contract'

export interface Partner {
  id: number
}

export interface User {
  id: number
  isOperator: boolean
  /** Of a system user, the partner whose application it serves; null for a person. */
  partnerId: number | null
}

/** The Location of a call, once the caller's access to it is proven. */
export interface LocationAccess {
  id: number
  isOwner: boolean
  rights: ReadonlySet<Right>
}

/** Who is calling. Which parts are there follows from the access that the operation declares. */
export interface Caller {
  partner?: Partner
  user?: User
  /** Hash of the session's token, for calls under the cookie. */
  sessionHash?: Buffer
  /** For calls under the cookie: what their changes must carry. */
  csrfToken?: string
  location?: LocationAccess
}

type WithLocation<A> = A extends { location: object } ? { location: LocationAccess } : object

export type CallerOf<A extends Access> = A extends { by: 'anyone' }
  ? Caller
  : A extends { by: 'partner' }
    ? Caller & { partner: Partner }
    : A extends { by: 'user' }
      ? Caller & { partner: Partner; user: User } & WithLocation<A>
      : Caller & { user: User } & WithLocation<A>
