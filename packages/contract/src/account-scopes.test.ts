import { describe, expect, it } from 'vitest'
import { accountScopeNames, accountScopeOf, areaOf, needsFreshProof } from './account-scopes.ts'
import { operations } from './catalogue.ts'
import { openApiDocument } from './openapi/document.ts'

const ofPeople = operations.filter(({ access }) => access.by === 'person' || access.by === 'operator')

describe('the scopes of account operations', () => {
  it('SEC-14 every account operation is in the table, so that a new one cannot lack a scope', () => {
    expect(ofPeople.length).toBeGreaterThan(80)
    expect(ofPeople.filter(({ path }) => areaOf(path) === undefined).map(({ path }) => path)).toEqual([])
  })

  it('SEC-14 operator actions need an operator scope, and nothing else does', () => {
    for (const operation of ofPeople)
      expect(accountScopeOf(operation).startsWith('operator:'), operation.path).toBe(
        operation.access.by === 'operator',
      )
  })

  it('SEC-14 reads need :read, changes need :write', () => {
    for (const operation of ofPeople) {
      const scope = accountScopeOf(operation)
      if (scope === 'session') continue
      expect(accountScopeNames).toContain(scope)
      expect(scope.endsWith(':read'), operation.name).toBe(operation.method === 'GET')
    }
  })

  it('SEC-14 no token reaches passwords, e-mail, tokens, sessions and the second factor', () => {
    const below = ofPeople.filter(({ path }) => path.startsWith('/account/me/'))
    expect(below.length).toBeGreaterThan(10)
    for (const operation of below) expect(accountScopeOf(operation), operation.path).toBe('session')
  })

  it('SEC-14 whatever shows a secret once, and every change by an operator, asks for a fresh proof', () => {
    const secrets = ['token', 'user_token', 'secret', 'client_secret', 'key', 'crm_token', 'recovery_codes']
    const showing = ofPeople.filter(
      ({ method, path, data }) =>
        (method !== 'GET' || path.endsWith('/telephony')) &&
        secrets.some(name => name in ((data as { properties?: object }).properties ?? {})),
    )
    expect(showing.length).toBeGreaterThan(6)
    for (const operation of showing) expect(needsFreshProof(operation), operation.name).toBe(true)
    for (const operation of ofPeople.filter(({ access }) => access.by === 'operator'))
      expect(needsFreshProof(operation), operation.name).toBe(operation.method !== 'GET')
  })

  it('SEC-14 the profile scopes give no access to calls with the phones of clients', () => {
    const stream = { method: 'GET', path: '/account/notifications/stream' } as const
    expect(accountScopeOf(stream)).toBe('locations:read')
  })

  it('SEC-14 the OpenAPI document names the scope and the proof', () => {
    const { paths } = openApiDocument('account', { apiUrl: 'http://api', appUrl: 'http://app' }) as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    expect(paths['/account/locations/{location_id}/users']?.post).toMatchObject({
      security: [{ Session: [] }, { AccessToken: [] }],
      'x-access-token-scope': 'locations:write',
      'x-needs-fresh-proof': true,
    })
    expect(paths['/account/me/access_tokens']?.post?.security).toEqual([{ Session: [] }])
    expect(paths['/account/me']?.get?.['x-needs-fresh-proof']).toBeUndefined()
  })
})
