import type { DocumentName, Operation } from '../operation.ts'
import type { Json, JsonObject } from './schemas.ts'

const partner = {
  type: 'http',
  scheme: 'bearer',
  description: '`Authorization: Bearer <PARTNER_TOKEN>`',
}

// One header carries both tokens, which OpenAPI can only describe as a key in that header.
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
  description: 'Set by sign in; changes also need the X-CSRF-Token header.',
}

const userToken = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: '`Authorization: User <USER_TOKEN>`',
}

const bearer = { type: 'http', scheme: 'bearer', description: 'An OAuth2 access token or a restricted key.' }

export const securitySchemes: Record<DocumentName, JsonObject> = {
  'developer-tools': { BearerPartner: partner, BearerPartnerUser: partnerUser },
  general: { BearerPartner: partner, BearerPartnerUser: partnerUser },
  v3: { Bearer: bearer },
  account: { Session: session, UserToken: userToken },
}

export function securityOf(operation: Operation): Json {
  switch (operation.access.by) {
    case 'anyone':
      return []
    case 'partner':
      return [{ BearerPartner: [] }]
    case 'user':
      return [{ BearerPartnerUser: [] }]
    case 'person':
    case 'operator':
      return [{ Session: [] }, { UserToken: [] }]
  }
}
