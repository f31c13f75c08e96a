/** We add two things to the library's answers: a description of a refusal, and the Location of a token. */
import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { toChallenge } from '../../../platform/challenge.ts'
import { describeRefusal } from './describe-refusal.ts'
import { locationOf } from './subject.ts'

type Finish = (request: KoaContextWithOIDC) => void

export function answerFinisher(provider: Provider): Finish {
  const refusals = new WeakMap<object, errors.OIDCProviderError>()
  const note = (request: KoaContextWithOIDC, error: errors.OIDCProviderError) =>
    void refusals.set(request, error)
  provider.on('grant.error', note)
  provider.on('authorization.error', note)
  provider.on('revocation.error', note)
  provider.on('introspection.error', note)
  return request => {
    const error = refusals.get(request)
    if (error) describeRefusalIn(request, error)
    else if (isTokenAnswer(request.body)) request.body.location_id = locationOfAnswer(request)
  }
}

function describeRefusalIn(request: KoaContextWithOIDC, refusal: errors.OIDCProviderError): void {
  const { error, error_description } = refusal
  const description = describeRefusal(refusal) ?? error_description
  if (isRecord(request.body) && 'error' in request.body) request.body.error_description = description
  // RFC 6749 §5.2 asks for this header; we also send it to a client that put its secret in the body.
  if (request.status === 401)
    request.set('WWW-Authenticate', toChallenge('Basic', { error, error_description: description }))
}

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

const isTokenAnswer = (body: unknown): body is Record<string, unknown> =>
  isRecord(body) && 'access_token' in body

function locationOfAnswer({ oidc: { entities } }: KoaContextWithOIDC): number | undefined {
  const token = entities.AccessToken ?? entities.ClientCredentials
  return token && locationOf(token)
}
