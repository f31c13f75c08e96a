import { generateKeyPairSync } from 'node:crypto'
import { scopeNames } from '@foyer/contract'
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { hashToken, isSameSecret } from '../../../platform/crypto/tokens.ts'
import { sessionCookieOf } from '../gate/credentials.ts'
import { createAdapter } from './adapter.ts'
import { claimsOf } from './claims.ts'
import { consentPolicy } from './consent-policy.ts'
import { findConsent } from './consents.store.ts'
import { answerFinisher } from './finish-answer.ts'
import { secondsAhead } from './library-time.ts'
import { renderOAuthError } from './render-oauth-error.ts'
import { type Issued, locationOf } from './subject.ts'
import { findUsableConsent } from './usable-consent.ts'

const minute = 60
const day = 24 * 60 * minute

const ttl = {
  AuthorizationCode: minute,
  AccessToken: 15 * minute,
  ClientCredentials: 15 * minute,
  RefreshToken: 30 * day,
  Grant: 365 * day,
  Interaction: 15 * minute,
  Session: 15 * minute,
}

export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
} as const

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/oauth' } as const

const providers = new WeakMap<Context, Promise<Provider>>()

/**
 * The provider is created on first use, when the public address is known, so only a process that serves OAuth2 loads
 * the library.
 */
export function providerOf(ctx: Context): Promise<Provider> {
  const present = providers.get(ctx) ?? createProvider(ctx)
  providers.set(ctx, present)
  return present
}

async function createProvider(ctx: Context): Promise<Provider> {
  const { Provider } = await import('oidc-provider')
  const provider = new Provider(ctx.urls.app, await configuration(ctx))
  // Each request passes the public address to the library, whatever proxy stands in front of us.
  provider.proxy = true
  provider.on('server_error', (_request, err) => ctx.log.error({ err }, 'OAuth2 failed'))
  provider.Client.prototype.compareClientSecret = function compare(given: string) {
    return isSameSecret(hashToken(given), Buffer.from(this.clientSecret ?? '', 'base64'))
  }
  const finish = answerFinisher(provider)
  provider.use(async (request, next) => {
    await next()
    finish(request as KoaContextWithOIDC)
    if (request.path === routes.introspection) setPlatformTime(ctx, request.body)
  })
  return provider
}

async function configuration(ctx: Context): Promise<Configuration> {
  return {
    adapter: createAdapter(ctx),
    routes,
    ttl,
    scopes: scopeNames,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    jwks: { keys: [unusedKey()] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    cookies: {
      keys: ctx.key.derive('oauth-cookies').keys.map(({ bytes }) => bytes.toString('base64')),
      names: { session: 'foyer_oauth', interaction: 'foyer_oauth_request', resume: 'foyer_oauth_resume' },
      long: cookie,
      short: cookie,
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    interactions: {
      policy: await consentPolicy(sessionCookieOf(ctx.urls)),
      url: (_request, { uid }) => `/consent/${uid}`,
    },
    // A grant of an earlier visit is never reused, because the owner is asked each time.
    loadExistingGrant: ({ oidc }) => {
      const grantId = (oidc.result?.consent as { grantId?: string } | undefined)?.grantId
      return grantId ? oidc.provider.Grant.find(grantId) : undefined
    },
    findAccount: async ({ oidc }, accountId) => {
      const key = { locationId: locationOf({ accountId }) ?? 0, clientId: oidc.client?.clientId ?? '' }
      if (!(await findUsableConsent(ctx.db, key))) return undefined
      return { accountId, claims: () => ({ sub: accountId }) }
    },
    extraTokenClaims: (request, token) => claimsOf(ctx, request, token),
    renderError: renderOAuthError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      introspection: {
        enabled: true,
        allowedPolicy: async (request, client, token) =>
          isOwnToken(request, client, token) && isConsented(ctx, token),
      },
    },
  }
}

/** Every token is opaque and nothing is ever signed, but the library does not start without a key. */
const unusedKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK

const isOwnToken = (_request: unknown, client: { clientId: string }, token: { clientId?: string }) =>
  token.clientId === client.clientId

/** Consents of a former owner, and of whoever is suspended, are paused, so their tokens are not active. */
async function isConsented(ctx: Context, token: Issued & { clientId?: string }): Promise<boolean> {
  const key = { locationId: locationOf(token) ?? 0, clientId: token.clientId ?? '' }
  return (await findConsent(ctx.db, key))?.isSuspended === false
}

function setPlatformTime(ctx: Context, body: unknown): void {
  const answer = body as { active?: boolean; iat: number; exp: number } | undefined
  if (!answer?.active) return
  answer.iat += secondsAhead(ctx.clock)
  answer.exp += secondsAhead(ctx.clock)
}
