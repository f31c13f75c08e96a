import Type, { type TObject, type TSchema } from 'typebox'
import { needsFreshProof } from '../account-scopes.ts'
import { operations } from '../catalogue.ts'
import { errors } from '../errors.ts'
import {
  addressesOf,
  bodyLimitOf,
  type DocumentName,
  type Operation,
  sizeInWords,
  takesIdempotencyKey,
} from '../operation.ts'
import { Envelope, ErrorEnvelope, Problem } from '../wire.ts'
import { type Examples, exampleBody, exampleOf } from './examples.ts'
import { Components, type Json, type JsonObject } from './schemas.ts'
import { securityOf, securitySchemes } from './security.ts'
import { webhooksIn } from './webhooks.ts'

export type { Examples } from './examples.ts'

/** What each published description is called. The versions are those of the specification. */
export const documents: Record<DocumentName, { title: string; version: string; description: string }> = {
  'developer-tools': {
    title: 'Foyer developer tools',
    version: '1.0.0',
    description:
      'What integrations are built with: the marketplace, webhooks, telephony, dictionaries, availability and the sandbox.',
  },
  general: {
    title: 'Foyer API',
    version: '1.0.1',
    description: 'Users, Locations and their records.',
  },
  v3: {
    title: 'Foyer v3',
    version: '3.0.0-preview',
    description: 'A preview. Live in the sandbox; in production only where the operator switched it on.',
  },
  account: {
    title: 'Foyer account',
    version: '1.0.0',
    description:
      'What people do in the console, as operations. This page cannot send them: it runs apart from your session.',
  },
}

export interface DocumentOptions {
  apiUrl: string
  appUrl: string
  examples?: Examples
}

/** An OpenAPI 3.1 description, made from the operations. */
export function openApiDocument(name: DocumentName, options: DocumentOptions): JsonObject {
  const components = new Components()
  const paths: Record<string, JsonObject> = {}
  for (const operation of operations.filter(each => each.document === name)) {
    const [address] = addressesOf(operation)
    if (!address) continue
    const described = describe(operation, components, options.examples ?? {})
    // The others of its document are at another address.
    if (address.listener === 'app' && name !== 'account') described.servers = [{ url: options.appUrl }]
    paths[address.path] ??= {}
    Object.assign(paths[address.path] as JsonObject, { [operation.method.toLowerCase()]: described })
  }
  const onApp = name === 'account'
  return {
    openapi: '3.1.0',
    info: { ...documents[name], license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: onApp ? options.appUrl : options.apiUrl }],
    paths,
    ...(name === 'developer-tools' ? { webhooks: webhooksIn(components) } : {}),
    components: { schemas: components.schemas, securitySchemes: securitySchemes(options.appUrl)[name] },
  }
}

function describe(operation: Operation, components: Components, known: Examples): JsonObject {
  const description: JsonObject = {
    operationId: operation.name,
    tags: [operation.tag],
    summary: operation.summary,
    parameters: [
      ...parametersIn('path', operation.params, components, known),
      ...parametersIn('query', operation.query, components, known),
      ...(takesIdempotencyKey(operation) ? [idempotencyKey] : []),
    ],
    responses: { ...success(operation, components), ...failures(operation, components) },
    security: securityOf(operation),
  }
  if (operation.description) description.description = operation.description
  if (operation.deprecated) description.deprecated = true
  if (operation.alsoOnApp) description['x-also-on-app'] = true
  if (needsFreshProof(operation)) description['x-needs-fresh-proof'] = true
  if (operation.body)
    description.requestBody = {
      description: `At most ${sizeInWords(bodyLimitOf(operation))}.`,
      ...requestBody(operation.body, components, known),
    }
  return description
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same request again under the same key, within 24 hours, is not carried out again: it answers what the first one was answered, with the header Idempotency-Replayed. Another request under the key is 422, one that is still running 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function parametersIn(
  place: 'path' | 'query',
  schema: TObject | undefined,
  components: Components,
  known: Examples,
): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const parameter: JsonObject = {
      name,
      in: place,
      required: schema?.required?.includes(name) ?? false,
      schema: components.refer(property),
    }
    const example = exampleOf(name, property, known)
    // A filter that narrows the answer is not filled in: the call as shown should find something.
    if (example !== undefined && (place === 'path' || parameter.required)) parameter.example = example
    return parameter
  })
}

function requestBody(schema: TSchema, components: Components, known: Examples): JsonObject {
  const content: JsonObject = { schema: components.refer(schema) }
  const example = exampleBody(schema, known)
  if (example) content.example = example
  return { required: true, content: { 'application/json': content } }
}

function success(operation: Operation, components: Components): JsonObject {
  if (operation.status === 204) return { 204: { description: 'Done; no body.' } }
  if (operation.isStream)
    return {
      [operation.status]: {
        description: 'Server-sent events; `data` of each is this, as JSON.',
        content: { 'text/event-stream': { schema: components.refer(operation.data) } },
      },
    }
  const body = operation.surface === 'v3' ? operation.data : Envelope(operation.data, operation.meta)
  return {
    [operation.status]: {
      description: 'Success.',
      content: { 'application/json': { schema: components.refer(body) } },
    },
  }
}

function failures(operation: Operation, components: Components): JsonObject {
  const isV3 = operation.surface === 'v3'
  const schema = components.refer(
    isV3
      ? Type.Object(Problem.properties, { $id: 'Problem' })
      : Type.Object(ErrorEnvelope.properties, { $id: 'Error' }),
  )
  const type = isV3 ? 'application/problem+json' : 'application/json'
  const statuses = [...new Set([...operation.errors, ...(operation.body ? [413] : []), 429])].sort()
  return Object.fromEntries(
    statuses.map(status => [status, { description: messageOf(status), content: { [type]: { schema } } }]),
  )
}

function messageOf(status: number): string {
  return Object.values(errors).find(error => error.status === status)?.message ?? 'Failure.'
}
