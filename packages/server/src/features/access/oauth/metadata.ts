import { scopeNames } from '@foyer/contract'
import { routes } from './provider.ts'

/** RFC 8414 describes this document, from which a client learns how to use the server. */
export const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + routes.authorization,
  token_endpoint: issuer + routes.token,
  revocation_endpoint: issuer + routes.revocation,
  introspection_endpoint: issuer + routes.introspection,
  scopes_supported: scopeNames,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: authMethods,
  revocation_endpoint_auth_methods_supported: authMethods,
  introspection_endpoint_auth_methods_supported: authMethods,
  authorization_response_iss_parameter_supported: true,
})

const authMethods = ['client_secret_basic', 'client_secret_post']
