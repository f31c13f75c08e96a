/** A 401 says what is wrong with the Authorization header, and what to send instead. */
import { secretPrefixes, tokenPrefixes } from '../../../platform/crypto/tokens.ts'
import type { TokenProblem } from '../../../platform/errors.ts'

export interface TokenRefusal {
  message: string
  error?: TokenProblem
}

/** Tells each kind of caller what to send. */
export const forms = {
  partner: 'send Authorization: Bearer P, with your partner token as P',
  user: 'send Authorization: Bearer P, User U, with your partner token as P and a user token as U',
  person: 'sign in, or send Authorization: Bearer T, with a personal access token (foyer_pat_...) as T',
  credential: 'send Authorization: Bearer T, with an OAuth2 access token or a restricted key as T',
} as const

export type HeaderForm = keyof typeof forms

/** Explains a header from which no token could be read. */
export function problemOfHeader(header: string | undefined, form: HeaderForm): TokenRefusal {
  if (header === undefined) return { message: `The Authorization header is missing: ${forms[form]}.` }
  const hasBearer = header.split(',').some(text => /^\s*bearer(\s|$)/i.test(text))
  const problem = hasBearer ? 'cannot be read' : 'has no Bearer part'
  return { message: `The Authorization header ${problem}: ${forms[form]}.`, error: 'invalid_request' }
}

const kinds: [prefix: string, article: string, title: string][] = [
  [tokenPrefixes.partner, 'A', 'partner token'],
  [tokenPrefixes.user, 'A', 'user token'],
  [tokenPrefixes.access, 'A', 'personal access token'],
  [tokenPrefixes.oauthSecret, 'The', 'secret of an OAuth2 client'],
  [tokenPrefixes.chain, 'The', 'crm_token of a Chain'],
  [secretPrefixes.restrictedKey, 'A', 'restricted key'],
  [secretPrefixes.webhookSecret, 'A', 'webhook secret'],
]

/**
 * Explains a token of another kind, recognised by its first characters alone; returns undefined when it may be of the
 * right kind.
 */
export function problemOfKind(token: string, belongs: string, form: HeaderForm): TokenRefusal | undefined {
  const [, article, title] = kinds.find(([prefix]) => token.startsWith(prefix)) ?? []
  if (title === undefined || title === belongs) return undefined
  const message = `${article} ${title} stands where the ${belongs} belongs: ${forms[form]}.`
  return { message, error: 'invalid_token' }
}

const consequences = {
  'partner token': {
    revoked: 'This partner token was revoked or replaced: the console issues a new one, under Partners.',
    unknown:
      'This partner token is not known: check that it is whole; the console issues a new one, under Partners.',
  },
  'user token': {
    revoked:
      'This user token was revoked, or its user has a new password: POST /auth gives a new one, for a system user the API access of its application.',
    unknown: 'This user token is not known: check that it is whole; POST /auth gives a new one.',
  },
  'personal access token': {
    revoked: 'This access token was revoked: make a new one in your profile.',
    unknown: 'This access token is not known: check that it is whole, or make a new one in your profile.',
  },
} as const

export type TokenTitle = keyof typeof consequences

/** The token itself is valid, and works again when the suspension is lifted. */
export const problemOfSuspended = (belongs: TokenTitle): TokenRefusal => ({
  message:
    belongs === 'partner token'
      ? 'This partner account is suspended by the platform: its members read the reason in the console.'
      : 'The person of this token is suspended by the platform.',
  error: 'invalid_token',
})

/** Explains a token that is not valid. Only whoever has a revoked token learns that it once was one. */
export function problemOfToken(
  token: string,
  { belongs, form, isRevoked }: { belongs: TokenTitle; form: HeaderForm; isRevoked: boolean },
): TokenRefusal {
  const message = consequences[belongs][isRevoked ? 'revoked' : 'unknown']
  return problemOfKind(token, belongs, form) ?? { message, error: 'invalid_token' }
}
