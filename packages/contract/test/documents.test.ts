import { beforeAll, describe, expect, it } from 'vitest'
import { lintDocuments } from '../../../scripts/lint-documents.ts'
import {
  type DocumentName,
  documents,
  errors,
  type JsonObject,
  namedErrors,
  openApiDocument,
  operations,
} from '../src/index.ts'

interface Parameter {
  name: string
  in: string
  schema: JsonObject
  description?: string
  'x-also'?: string[]
}

interface DescribedOperation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonObject }> }
  responses: Record<string, JsonObject>
  security: JsonObject[]
  servers?: { url: string }[]
}

type Methods = Record<string, DescribedOperation>

interface Document {
  paths: Record<string, Methods>
  webhooks?: Record<string, Methods>
  components: Record<'schemas' | 'responses' | 'headers', Record<string, JsonObject>>
}

const names = Object.keys(documents) as DocumentName[]
const hosts = { apiUrl: 'http://api.example', appUrl: 'http://app.example' }
const all = Object.fromEntries(
  names.map(name => [name, openApiDocument(name, hosts) as unknown as Document]),
) as Record<DocumentName, Document>
const described = new Map(
  names.flatMap(name =>
    Object.entries(all[name].paths).flatMap(([path, methods]) =>
      Object.values(methods).map(operation => [operation.operationId, { name, path, ...operation }] as const),
    ),
  ),
)
const get = (operationId: string) =>
  described.get(operationId) as DescribedOperation & { name: DocumentName; path: string }
const bodyOf = (operationId: string) =>
  get(operationId).requestBody?.content['application/json']?.schema as JsonObject & {
    properties: Record<string, JsonObject>
  }

/** A response as it stands, or where its reference points. */
function responseOf(operationId: string, status: number): { headers: Record<string, unknown> } {
  const { name, responses } = get(operationId)
  const response = responses[status] as JsonObject
  const key = String(response.$ref ?? '')
    .split('/')
    .at(-1)
  return (key ? all[name].components.responses[key] : response) as unknown as { headers: object } as {
    headers: Record<string, unknown>
  }
}

const ofEveryAnswer = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit-Remaining', 'RateLimit-Reset']

describe('the OpenAPI documents', () => {
  /** Both linters start once, and read the broken document beside the others. */
  let found: string[] = []
  const foundIn = (name: string) => found.filter(each => each.split(' ')[1] === `${name}.json`)

  beforeAll(async () => {
    const path = '/api/v1/clients/{company_id}'
    const methods = all.general.paths[path] as Methods
    const broken = { ...all.general, paths: { [path]: methods, '/api/v1/clients/{other}': methods } }
    const linted = Object.entries({ ...all, broken })
    found = await lintDocuments(
      Object.fromEntries(linted.map(([name, document]) => [`${name}.json`, JSON.stringify(document)])),
    )
  }, 300_000)

  it('EXA-90 pass the recommended rules of Redocly and Spectral without errors and warnings', () => {
    expect(names.flatMap(foundIn)).toEqual([])
  })

  it('EXA-90 fail both linters when they are broken', () => {
    const rules = foundIn('broken').map(each => each.split(' ', 3).join(' '))
    expect(rules).toContain('spectral broken.json operation-operationId-unique')
    expect(rules).toContain('redocly broken.json no-identical-paths')
  })

  it('EXA-91 contain no two paths that differ only in parameter names', () => {
    for (const name of names) {
      const shapes = Object.keys(all[name].paths).map(path => path.replaceAll(/\{\w+\}/g, '{}'))
      expect(shapes.length, name).toBe(new Set(shapes).size)
    }
    expect([get('listClients').path, get('createClient').path]).toEqual([
      '/api/v1/clients/{company_id}',
      '/api/v1/clients/{company_id}',
    ])
    for (const { operationId, path, parameters } of described.values()) {
      const named = parameters.filter(each => each.in === 'path').map(each => `{${each.name}}`)
      expect(named.sort(), operationId).toEqual((path.match(/\{\w+\}/g) ?? []).sort())
    }
  })

  it('EXA-91 ask for no credentials at webhooks', () => {
    const webhooks = Object.values(all['developer-tools'].webhooks ?? {}).flatMap(each => Object.values(each))
    expect(webhooks.length).toBeGreaterThan(15)
    for (const { security } of webhooks) expect(security).toEqual([])
  })

  it('EXA-92 list every status, both those of the access rules and those of any request', () => {
    for (const operation of operations) {
      const statuses = Object.keys(get(operation.name).responses).map(Number)
      expect(statuses, operation.name).toEqual(
        expect.arrayContaining([
          operation.status,
          400,
          413,
          415,
          421,
          422,
          429,
          500,
          503,
          ...operation.errors,
        ]),
      )
      expect(statuses.includes(401) || operation.errors.includes(401), operation.name).toBe(
        operation.access.by !== 'anyone' || operation.errors.includes(401),
      )
      if ('location' in operation.access && operation.access.location)
        expect(statuses, operation.name).toContain(403)
    }
    expect(Object.keys(get('listCountries').responses)).toContain('304')
    expect(Object.keys(get('confirmByRedirect').responses)).toContain('303')
  })

  it('EXA-93 name the headers of every answer', () => {
    // One comparison for thousands of answers: an expectation for each of them takes seconds.
    const found = new Map<string, object>()
    const wanted = new Map<string, object>()
    for (const { operationId, responses } of described.values())
      for (const status of Object.keys(responses).map(Number)) {
        const { headers } = responseOf(operationId, status)
        found.set(`${operationId} ${status}`, {
          missing: ofEveryAnswer.filter(name => !(name in headers)),
          hasChallenge: 'WWW-Authenticate' in headers,
          hasRetryAfter: 'Retry-After' in headers,
        })
        wanted.set(`${operationId} ${status}`, {
          missing: [],
          hasChallenge: status === 401 || (status === 403 && operationId === 'listResourcesV3'),
          hasRetryAfter: status === 429 || status === 409,
        })
      }
    expect(found).toEqual(wanted)
    expect(responseOf('listCountries', 200).headers).toHaveProperty('ETag')
    expect(responseOf('listCountries', 304).headers).toHaveProperty('ETag')
    expect(responseOf('createClient', 201).headers).toHaveProperty('Idempotency-Replayed')
    expect(responseOf('signIn', 200).headers).toHaveProperty('Set-Cookie')
    expect(responseOf('confirmByRedirect', 303).headers).toHaveProperty('Location')
    for (const status of [200, 401, 404, 429])
      expect(responseOf('listClients', status).headers).toHaveProperty('Deprecation')
  })

  it('EXA-94 list the codes of failures and of fields', () => {
    const problem = all.v3.components.schemas.Problem as {
      properties: { code: JsonObject; errors: { items: { properties: { code: JsonObject } } } }
    } & JsonObject
    expect(problem.properties.code.enum).toEqual(
      Object.keys(errors).filter(code => !namedErrors.has(code as keyof typeof errors)),
    )
    expect(problem.properties.errors.items.properties.code.enum).toEqual(
      expect.arrayContaining(['invalid', 'invalid_cursor', 'foreign_cursor', 'expired_cursor']),
    )
    expect(JSON.stringify(all.general.components.schemas.Error)).toContain(
      `"enum":${JSON.stringify([...namedErrors])}`,
    )
  })

  it('EXA-94 take flags as integer or boolean, and answer integers', () => {
    const flag = { type: ['integer', 'boolean'], enum: [0, 1, false, true] }
    expect(bodyOf('createRecord').properties.save_if_busy).toMatchObject(flag)
    expect(get('listCompanies').parameters.find(each => each.name === 'my')?.schema).toMatchObject(flag)
    expect(all.general.components.schemas.Client).toMatchObject({
      properties: { sms_check: { type: 'integer' } },
    })
  })

  it('EXA-94 give the formats of phones and times', () => {
    const { Client, Location, Appointment } = all.general.components.schemas
    expect(Client).toMatchObject({ properties: { phone: { format: 'phone' } } })
    expect(Location).toMatchObject({ properties: { phones: { items: { format: 'phone' } } } })
    const { date } = (Appointment as unknown as { properties: { date: { pattern: string } } }).properties
    expect('2026-01-31 18:30:00').toMatch(new RegExp(date.pattern, 'u'))
    const { payment_date } = bodyOf('notePayment').properties
    for (const given of ['2026-01-31', '2026-01-31 18:30:00', '2026-01-31T18:30:00+05:00'])
      expect(given).toMatch(new RegExp(String(payment_date?.pattern), 'u'))
    const { email } = bodyOf('signUp').properties
    expect(email).toMatchObject({ minLength: 5, maxLength: 255 })
    expect(' a@b.example ').toMatch(new RegExp(String(email?.pattern), 'u'))
    expect('a@b').not.toMatch(new RegExp(String(email?.pattern), 'u'))
  })

  it('EXA-95 list both hosts for operations that are on both', () => {
    for (const { name, alsoOnApp, path } of operations)
      if (alsoOnApp) {
        expect(get(name).servers).toEqual([{ url: `${hosts.apiUrl}/api/v1` }, { url: hosts.appUrl }])
        expect(get(name).path).toBe(path)
      }
    expect(get('confirmInstallation').servers).toEqual([{ url: hosts.appUrl }])
  })

  it('EXA-95 describe the body of a GET, and say where a body is optional', () => {
    expect(get('listCalls').requestBody).toMatchObject({ required: false })
    expect(Object.keys(bodyOf('listCalls').properties)).toEqual(
      expect.arrayContaining(['salon_id', 'date_from', 'date_to']),
    )
    expect(get('grantAccess').requestBody).toMatchObject({ required: false })
    expect(get('proveSession').requestBody).toMatchObject({ required: false })
    expect(get('createClient').requestBody).toMatchObject({ required: true })
    expect(get('deleteClient').requestBody).toBeUndefined()
  })

  it('EXA-94 list the aliases of a parameter', () => {
    for (const { name, query } of operations)
      for (const [field, schema] of Object.entries(query?.properties ?? {})) {
        const others = (schema as { 'x-also'?: string[] })['x-also']
        const parameter = get(name).parameters.find(each => each.in === 'query' && each.name === field)
        expect(parameter?.['x-also'], `${name} ${field}`).toEqual(others)
        for (const other of others ?? []) expect(parameter?.description).toContain(`\`${other}\``)
      }
    const count = get('listDeliveries').parameters.find(({ name }) => name === 'count')
    expect([count?.['x-also'], count?.description]).toEqual([['limit'], 'Elements per page. Also as `limit`'])
    expect(Object.keys(bodyOf('listDeliveries').properties)).toContain('limit')
  })

  it('EXA-94 have the same formats as the server', () => {
    const patternOf = (operation: string, field: string) => {
      const { pattern, anyOf } = bodyOf(operation).properties[field] as JsonObject
      return new RegExp(String(pattern ?? (anyOf as JsonObject[])[0]?.pattern), 'u')
    }
    for (const [operation, field, right, wrong] of [
      ['createClient', 'birth_date', ['1990-01-31', ''], ['31.01.1990', '0990-01-31']],
      ['createClient', 'email', ['a@b', ''], ['a b@c', 'nothing']],
      ['createLabel', 'color', ['#1f7a4D', ''], ['red', '#fff']],
      ['notePayment', 'currency_iso', ['USD'], ['usd', 'dollar', '']],
      ['createCompany', 'timezone_name', ['Europe/Berlin', 'UTC'], ['Berlin', '']],
      ['createCompany', 'email', ['a@b', ''], ['a@b@c']],
    ] as const) {
      for (const text of right) expect(text, field).toMatch(patternOf(operation, field))
      for (const text of wrong) expect(text, field).not.toMatch(patternOf(operation, field))
    }
    expect(JSON.stringify(bodyOf('createClient').properties.phone)).toContain('"minLength":1')
  })

  it('EXA-95 describe the form that a browser posts, which carries no token', () => {
    const { requestBody, security } = get('confirmByRedirect')
    const form = requestBody?.content['application/x-www-form-urlencoded']?.schema
    expect(form).toMatchObject({ properties: { application_id: { type: 'integer' } } })
    expect(security).toEqual([{ BearerPartner: [] }, {}])
    expect(get('setShortNames').security).toEqual([{ BearerPartner: [] }])
  })

  it('EXA-95 have the dictionaries in one document', () => {
    for (const operation of ['listCountries', 'listCities', 'listBusinessGroupsWithTypes'])
      expect(get(operation).name).toBe('developer-tools')
  })
})
