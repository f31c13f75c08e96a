import type { Access, Right, Scope } from '@foyer/contract'

export interface Partner {
  id: number
}

export interface User {
  id: number
  isOperator: boolean
  /** The partner whose application a system user serves; null for a person. */
  partnerId: number | null
}

/** The Location of a call, once the caller's access to it is proven. */
export interface LocationAccess {
  id: number
  isOwner: boolean
  /** True for an operator, perhaps without a role here, where the operation is for operators too. */
  isOperator?: boolean
  rights: ReadonlySet<Right>
}

/** The Chain of a call, once the caller's access to all of it is proven. */
export interface ChainAccess {
  id: number
  /** The rights that the caller has in every Location of the Chain. */
  rights: ReadonlySet<Right>
}

/** An OAuth2 client at a Location, or a restricted key. */
export interface Credential {
  /** The id stays the same while access tokens come and go. */
  id: string
  /** The partner whose OAuth client calls; a restricted key belongs to a person. */
  partnerId?: number
  /** The id of a restricted key. */
  keyId?: number
  scopes: ReadonlySet<Scope>
  locationIds: ReadonlySet<number>
  /** Those of them that operators have suspended. */
  suspendedLocationIds: ReadonlySet<number>
  /** Whether its partner account is suspended. */
  isSuspended: boolean
  /** The end by the platform's clock; null for a credential that is valid until it is revoked. */
  expiresAt: Date | null
}

/** Who is calling. The access that the operation declares decides which parts are present. */
export interface Caller {
  partner?: Partner
  user?: User
  /** The hash of the session's token, for calls with the cookie. */
  sessionHash?: Buffer
  /** When the person of the session last gave a password or a code, in real time. */
  provenAt?: Date
  /** The token that changes must carry in calls with the cookie. */
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
    : A extends { by: 'user'; orPerson: true }
      ? Caller & { user: User } & WithLocationOrChain<A>
      : A extends { by: 'user' }
        ? Caller & { partner: Partner; user: User } & WithLocationOrChain<A>
        : A extends { by: 'credential' }
          ? Caller & { credential: Credential } & WithLocationOrChain<A>
          : Caller & { user: User } & WithLocationOrChain<A>
