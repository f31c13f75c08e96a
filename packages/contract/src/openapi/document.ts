import type { TObject, TSchema } from 'typebox'
import { needsFreshProof } from '../account-scopes.ts'
import { operations } from '../catalogue.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { DocumentName, Operation } from '../operation.ts'
import { type Examples, noExamples, type OperationExample } from './examples.ts'
import { ofEveryAnswer } from './headers.ts'
import type { Json, JsonObject } from './json.ts'
import { type DocumentPath, Paths } from './paths.ts'
import { requestBodyOf } from './request-body.ts'
import { responsesOf } from './responses.ts'
import { Components, otherNamesOf } from './schemas.ts'
import { scopeOf, securityOf, securitySchemes } from './security.ts'
import { tagsOf } from './tags.ts'
import { webhooksIn } from './webhooks.ts'

export type { Examples, OperationExample } from './examples.ts'
export type { JsonObject } from './json.ts'

interface DocumentText {
  title: string
  /** The version of the specification. */
  version: string
  /** What the other documents say about it. */
  about: string
  description: string
}

/** The published documents, in the order in which the explorer offers them. */
export const documents: Record<DocumentName, DocumentText> = {
  general: {
    title: 'Foyer API',
    version: '1.0.1',
    about: 'Locations, team, services, clients, appointments and other records',
    description: 'Users, Locations and their records.',
  },
  'developer-tools': {
    title: 'Foyer developer tools',
    version: '1.0.0',
    about: 'marketplace, webhooks, telephony, dictionaries, availability and sandbox',
    description:
      'Everything you need to build an integration: the marketplace, webhooks, telephony, dictionaries, availability and the sandbox.',
  },
  v3: {
    title: 'Foyer v3',
    version: '3.0.0-preview',
    about: 'a preview',
    description:
      'A preview. It is always on in the sandbox; in production, only if the operator has enabled it.',
  },
  account: {
    title: 'Foyer account',
    version: '1.0.0',
    about: 'what people do in the console',
    description:
      "Everything people do in the console, as operations. You can't send requests from this page, because it runs outside your session.",
  },
}

export interface DocumentOptions {
  apiUrl: string
  appUrl: string
  examples?: Examples
}

/** Builds an OpenAPI 3.1 document from the operations. */
export function openApiDocument(name: DocumentName, options: DocumentOptions): JsonObject {
  const components = new Components()
  const examples = options.examples ?? noExamples
  const isOfApp = name === 'account'
  const documentPaths = new Paths(options, isOfApp)
  const paths: Record<string, JsonObject> = {}
  const described = operations.filter(each => each.document === name)
  for (const operation of described) {
    const documentPath = documentPaths.locate(operation)
    paths[documentPath.path] = {
      ...paths[documentPath.path],
      [operation.method.toLowerCase()]: describe(operation, documentPath, {
        components,
        example: examples.operations[operation.name] ?? {},
      }),
    }
  }
  const { title, version, description } = documents[name]
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: [
        description,
        sentenceOnOthers(name),
        ...(options.examples ? [ofExamples] : []),
        ofEveryAnswer,
      ].join('\n\n'),
      contact: { name: 'The operator of this Foyer', url: options.appUrl },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: isOfApp ? options.appUrl : options.apiUrl }],
    tags: tagsOf(described),
    paths,
    ...(name === 'developer-tools' ? { webhooks: webhooksIn(components, examples.webhooks) } : {}),
    components: {
      schemas: components.schemas,
      responses: components.responses,
      headers: components.headers,
      securitySchemes: securitySchemes(options.appUrl)[name],
    },
  }
}

interface Describing {
  components: Components
  example: OperationExample
}

function describe(
  operation: Operation,
  documentPath: DocumentPath,
  { components, example }: Describing,
): JsonObject {
  const description: JsonObject = {
    operationId: operation.name,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, ...sentencesOn(example)].join('\n\n'),
    parameters: [
      ...parametersIn('path', operation.params, components, example.params).map(each => ({
        ...(each as JsonObject),
        name: documentPath.nameOf((each as { name: string }).name),
      })),
      ...parametersIn('query', operation.query, components, example.query),
      ...(takesIdempotencyKey(operation) ? [idempotencyKey] : []),
    ],
    responses: responsesOf(operation, components, example.answer),
    security: securityOf(operation),
  }
  if (documentPath.servers) description.servers = documentPath.servers
  if (operation.deprecated) description.deprecated = true
  if (needsFreshProof(operation)) description['x-needs-fresh-proof'] = true
  const scope = scopeOf(operation)
  if (scope) description['x-access-token-scope'] = scope
  const body = requestBodyOf(operation, components, example.body)
  if (body) description.requestBody = body
  return description
}

/** A search in the explorer finds only operations of the document that is open. */
function sentenceOnOthers(name: DocumentName): string {
  const others = Object.entries(documents).filter(([other]) => other !== name)
  const list = others.map(([, { title, about }]) => `- **${title}**: ${about}`)
  return `Other operations are in other documents. The menu above the search field of the API explorer switches between them; the search of the documentation finds all of them.\n\n${list.join('\n')}`
}

const ofExamples =
  'The examples are calls to the demo world on Monday, 2 February 2026. If an example needs other calls first, the description of the operation names them.'

const sentencesOn = ({ follows = [] }: OperationExample): string[] =>
  follows.length > 0 ? [`The example follows: ${follows.join(', ')}.`] : []

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a request with the same key within 24 hours does not carry it out again: it returns the first response with the header Idempotency-Replayed. A different request with the same key returns 422; a request that is still running returns 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function parametersIn(
  location: 'path' | 'query',
  schema: TObject | undefined,
  components: Components,
  examples: OperationExample['params'] = {},
): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const parameter: JsonObject = {
      name,
      in: location,
      required: schema?.required?.includes(name) ?? false,
      schema: components.refer(property, 'input'),
    }
    const others = otherNamesOf(property)
    const sentence = [sentenceOf(property), sentenceOn(others)].filter(Boolean).join('. ')
    if (sentence) parameter.description = sentence
    if (others.length > 0) parameter['x-also'] = others
    const example = examples[name]
    if (example !== undefined) parameter.example = example
    return parameter
  })
}

/** Each parameter appears once in a document, under its own name. */
const sentenceOn = (others: string[]): string =>
  others.length > 0 ? `Also as ${others.map(name => `\`${name}\``).join(' or ')}` : ''

/** Lists and unions are described by their parts. */
function sentenceOf(schema: TSchema): string | undefined {
  const { description, anyOf = [], items } = schema as JsonSchema
  if (description) return description
  return [...anyOf, ...(items ? [items] : [])].map(sentenceOf).find(sentence => sentence)
}
