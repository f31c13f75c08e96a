import type { BuiltInRole, PartnerRole } from '@foyer/contract'
import type { SupportContact } from '../../../../platform/mail/support-contact.ts'

/** Where a request came from, so that the reader can judge whether it was theirs. */
export interface RequestOrigin {
  at: Date
  /** The network address of the request. */
  address: string
}

/** The same in the words of the mail: the time in its language, the address as it is. */
export interface WordedOrigin {
  at: string
  address: string
}

interface FromRequest {
  origin: RequestOrigin
}

interface WithLink extends FromRequest {
  link: string
}

interface OfAddress extends FromRequest {
  newEmail: string
}

/** A role that came with Foyer has its name in every language; another is quoted. */
export interface InvitedRole {
  slug: BuiltInRole | PartnerRole | null
  title: string
}

/** Titles are quoted. */
export type SuspendedThing = { kind: 'partner' | 'location' | 'person'; title: string }

/**
 * What each letter is made of. One to an unproven address contains no word that a stranger typed, not even a name:
 * otherwise anybody could send anything to anyone in our name. Invitations quote what their inviter typed.
 */
interface LetterFacts {
  confirm: WithLink
  change: WithLink
  'change-asked': OfAddress
  changed: OfAddress
  reset: WithLink
  'reset-done': FromRequest
  /** Goes to the owner of an address with which somebody tried to sign up, or which somebody tried to change to. */
  'have-account': FromRequest
  /** The last mail to the address of an account. */
  'account-deleted': FromRequest
  'new-device': FromRequest & { device: string }
  'password-changed': FromRequest
  'second-factor-on': FromRequest
  'second-factor-off': FromRequest
  'recovery-codes-renewed': FromRequest
  'access-token-created': FromRequest & { title: string; scopes: readonly string[] }
  /** Goes to a confirmed address. The operator's reason is part of it, and the operator's name is not. */
  suspended: { what: SuspendedThing; reason: string }
  'suspension-lifted': { what: SuspendedThing }
  invitation: { to: string; role: InvitedRole; inviter: string; link: string; until: Date }
}

export type LetterKind = keyof LetterFacts

export type NewLetter = { [K in LetterKind]: { kind: K } & LetterFacts[K] }[LetterKind]

/** Facts with every moment and role in words. */
type WordedFacts<F> = {
  [K in keyof F]: F[K] extends RequestOrigin ? WordedOrigin : F[K] extends Date | InvitedRole ? string : F[K]
} & { appUrl: string; hasContact: boolean }

export interface Paragraphs {
  subject: string
  text: string[]
}

export interface LetterWords {
  hello: string
  /** A name of `deviceNameOf`. */
  device: (name: string) => string
  roles: Record<BuiltInRole | PartnerRole, string>
  /** Before the link to the settings of mails. */
  settings: string
  contact: (contact: SupportContact) => string
  letters: { [K in LetterKind]: (facts: WordedFacts<LetterFacts[K]>) => Paragraphs }
}
