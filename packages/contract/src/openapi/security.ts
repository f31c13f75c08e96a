import { type AccountScope, accountScopeOf } from '../account-scopes.ts'
import type { DocumentName, Operation } from '../operation.ts'
import { scopeNames, scopes } from '../scopes.ts'
import type { Json, JsonObject } from './json.ts'

const partner = {
  type: 'http',
  scheme: 'bearer',
  description: '`Authorization: Bearer <PARTNER_TOKEN>`',
}

// One header carries both tokens, which OpenAPI can only describe as an API key in that header.
const partnerUser = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: '`Authorization: Bearer <PARTNER_TOKEN>, User <USER_TOKEN>`',
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'foyer_session',
  description:
    'Set when a person signs in. Requests that change something also need the X-CSRF-Token header.',
}

const accessToken = {
  type: 'http',
  scheme: 'bearer',
  description:
    '`Authorization: Bearer foyer_pat_…`: a personal access token, created in your profile in the console. Each operation names the scope it needs in `x-access-token-scope`.',
}

const restrictedKey = {
  type: 'http',
  scheme: 'bearer',
  description:
    '`Authorization: Bearer rk_…`: a restricted key, created by an owner of the Location in the console.',
}

/** The OAuth 2.0 endpoints are on the app listener. */
const oauth2 = (appUrl: string) => {
  const endpoints = { tokenUrl: `${appUrl}/oauth/token`, scopes: scopeTitles }
  return {
    type: 'oauth2',
    description: 'Access tokens live for 15 minutes and are valid for one Location.',
    flows: {
      authorizationCode: {
        authorizationUrl: `${appUrl}/oauth/authorize`,
        refreshUrl: endpoints.tokenUrl,
        ...endpoints,
      },
      clientCredentials: endpoints,
    },
  }
}

const scopeTitles = Object.fromEntries(scopeNames.map(name => [name, scopes[name].title]))

export const securitySchemes = (appUrl: string): Record<DocumentName, JsonObject> => ({
  'developer-tools': { BearerPartner: partner, BearerPartnerUser: partnerUser },
  general: { BearerPartner: partner, BearerPartnerUser: partnerUser },
  v3: { OAuth2: oauth2(appUrl), RestrictedKey: restrictedKey },
  account: { Session: session, AccessToken: accessToken },
})

export function securityOf(operation: Operation): Json {
  switch (operation.access.by) {
    case 'anyone':
      return []
    case 'partner':
      // Browser forms are posted without a token.
      return operation.sendsFormsOn ? [{ BearerPartner: [] }, {}] : [{ BearerPartner: [] }]
    case 'user':
      return [{ BearerPartnerUser: [] }]
    case 'person':
    case 'operator':
      return scopeOf(operation) ? [{ Session: [] }, { AccessToken: [] }] : [{ Session: [] }]
    case 'credential':
      return [{ OAuth2: [operation.access.scope] }, { RestrictedKey: [] }]
  }
}

/** The scope that a personal access token needs; undefined where no token is enough. */
export function scopeOf(operation: Operation): AccountScope | undefined {
  if (operation.access.by !== 'person' && operation.access.by !== 'operator') return undefined
  const scope = accountScopeOf(operation)
  return scope === 'session' ? undefined : scope
}
