import type { Access, Right, Scope } from '@foyer/contract'

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
  /** Where the operation is for operators too: the caller is one, perhaps without a role here. */
  isOperator?: boolean
  rights: ReadonlySet<Right>
}

/** The Chain of a call, once the caller's access to all of it is proven. */
export interface ChainAccess {
  id: number
  /** Those that the caller has in every Location of the Chain. */
  rights: ReadonlySet<Right>
}

/** An OAuth2 client at a Location, or a restricted key. */
export interface Credential {
  /** Stays the same while access tokens come and go. */
  id: string
  /** Of a restricted key. */
  keyId?: number
  scopes: ReadonlySet<Scope>
  locationIds: ReadonlySet<number>
  /** By the platform's clock; null for one that lives until it is revoked. */
  expiresAt: Date | null
}

/** Who is calling. Which parts are there follows from the access that the operation declares. */
export interface Caller {
  partner?: Partner
  user?: User
  /** Hash of the session's token, for calls under the cookie. */
  sessionHash?: Buffer
  /** When the person of the session last gave a password or a code, in real time. */
  provenAt?: Date
  /** For calls under the cookie: what their changes must carry. */
  csrfToken?: string
  credential?: Credential
  location?: LocationAccess
  chain?: ChainAccess
}

type WithLocationOrChain<A> = A extends { location: object }
  ? { location: LocationAccess }
  : A extends { chain: object }
    ? { chain: ChainAccess }
    : object

export type CallerOf<A extends Access> = A extends { by: 'anyone' }
  ? Caller
  : A extends { by: 'partner' }
    ? Caller & { partner: Partner }
    : A extends { by: 'user' }
      ? Caller & { partner: Partner; user: User } & WithLocationOrChain<A>
      : A extends { by: 'credential' }
        ? Caller & { credential: Credential } & WithLocationOrChain<A>
        : Caller & { user: User } & WithLocationOrChain<A>
