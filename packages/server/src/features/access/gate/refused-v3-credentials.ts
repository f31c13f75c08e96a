/** v3 explains with these texts why a credential is refused or not sufficient. */
import type { Scope } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { toChallenge } from '../../../platform/challenge.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Credential } from '../../../platform/http/caller.ts'
import { metadataUrlOf } from '../oauth/protected-resource.ts'
import type { TokenRefusal } from './refused-tokens.ts'

type Problem = 'unknown' | 'revoked' | 'ended' | 'not-whole'

const ofKeys: Record<Problem, string> = {
  unknown: 'This restricted key is not known: an owner makes a new one in the console.',
  revoked: 'This restricted key was revoked: an owner makes a new one in the console.',
  ended: 'This restricted key has expired: an owner makes a new one in the console.',
  'not-whole': 'This restricted key is not whole: its checksum is wrong. Copy it again.',
}

const unknownToken =
  'This access token is not known: it has expired or was revoked, or the Location has withdrawn its consent. Get a new one at /oauth/token.'

const ofAccessTokens: Record<Problem, string> = {
  unknown: unknownToken,
  revoked: unknownToken,
  ended: 'This access token has expired: get a new one at /oauth/token.',
  'not-whole': unknownToken,
}

export const problemOfCredential = (problem: Problem, isKey: boolean): TokenRefusal => ({
  message: (isKey ? ofKeys : ofAccessTokens)[problem],
  error: 'invalid_token',
})

/**
 * RFC 6750 §3 answers a call without credentials with the scheme that is needed and no code; RFC 9728 §5.1 adds where
 * to get them.
 */
export const refuseCredential = ({ urls }: Context, { message, error }: TokenRefusal): AppError =>
  new AppError('unauthorized', message, {
    headers: {
      'WWW-Authenticate': toChallenge('Bearer', {
        ...(error && { error, error_description: message }),
        resource_metadata: metadataUrlOf(urls),
      }),
    },
  })

export function lacksScope({ urls }: Context, scope: Scope, { keyId }: Credential): AppError {
  const remedy =
    keyId === undefined ? 'an owner must consent to it first' : 'an owner makes a key that has it'
  const message = `The credential lacks the scope ${scope}: ${remedy}.`
  return new AppError('insufficient_scope', message, {
    headers: {
      'WWW-Authenticate': toChallenge('Bearer', {
        error: 'insufficient_scope',
        error_description: message,
        scope,
        resource_metadata: metadataUrlOf(urls),
      }),
    },
  })
}
