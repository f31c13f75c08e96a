/** Describes a refused OAuth2 request by parameter and rule. About a secret it says only that it is wrong. */
import type { errors } from 'oidc-provider'
import { noConsent } from './claims.ts'

type LibraryError = errors.OIDCProviderError

const consentEnded =
  'the consent of the Location has ended or is paused: an owner must consent again or take it over'

export const partnerSuspended = 'partner suspended'

/** Looks up the detail that the library does not pass on, or else its description. */
const descriptions: Record<string, string> = {
  [partnerSuspended]:
    'the partner account of this client is suspended by the platform: its members read the reason in the console',
  'client not found': 'client_id: there is no such client',
  'invalid secret provided':
    'client_secret is wrong: the console issues a new one, under the partner account',
  'the provided authentication mechanism does not match the registered client authentication method':
    'client_secret is missing: send it with client_id by HTTP Basic, or in the body',
  'no client authentication mechanism provided':
    'client_id is missing: send it with client_secret by HTTP Basic, or in the body',
  'invalid authorization header value format':
    'the Authorization header cannot be read: send client_id and client_secret by HTTP Basic',
  'unsupported grant_type requested':
    'grant_type must be authorization_code, refresh_token or client_credentials',
  'requested grant type is not allowed for this client':
    'grant_type: this client has no redirect_uris, and takes client_credentials alone',
  'authorization code not found': 'code: there is no such code, or it was used and ended with what it gave',
  'authorization code is expired': 'code has expired: it lives for a minute',
  'authorization code already consumed': 'code was used already: what it gave has ended, ask the owner again',
  'already used': 'it was used already, at the same moment',
  'authorization code redirect_uri mismatch': 'redirect_uri differs from that of the authorization request',
  'code_verifier must be provided': 'code_verifier is missing: PKCE is required',
  'code_verifier does not match code_challenge':
    'code_verifier does not match the code_challenge of the request',
  'refresh token not found':
    'refresh_token: there is no such token, or it ended with the reuse of an older one or with the consent',
  'refresh token is expired': 'refresh_token has expired: it lives for 30 days, ask the owner again',
  'refresh token already used':
    'refresh_token was used already: every token of this consent has ended, ask the owner again',
  [noConsent]: 'location_id: there is no such Location, or its consent to this client is missing or paused',
  'client mismatch': 'it was issued to another client',
  'grant not found': consentEnded,
  'grant is expired': consentEnded,
  'authorization code invalid (referenced account not found)': consentEnded,
  'refresh token invalid (referenced account not found)': consentEnded,
}

/** Returns undefined where the library's own description is good enough. */
export const describeRefusal = ({ error_detail, error_description }: LibraryError): string | undefined =>
  descriptions[error_detail ?? ''] ?? descriptions[error_description ?? '']
