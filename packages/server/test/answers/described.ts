import { type DocumentName, documents, type JsonObject, openApiDocument } from '@foyer/contract'
import { Compile } from 'typebox/schema'
import { closedSchema, resolve } from './closed-schema.ts'

/** What a document says about one answer. */
export interface DescribedAnswer {
  mediaType: string | undefined
  /** Returns what is wrong with a body; undefined when it fits. */
  findProblem(body: unknown): string | undefined
  headers: Map<string, { isRequired: boolean; findProblem(value: unknown): string | undefined }>
}

interface DescribedOperation {
  name: string
  answers: Map<number, DescribedAnswer>
}

export interface DescribedOperations {
  /** The operations, by keys such as `GET /api/v1/client/{}/{}`. */
  operations: Map<string, DescribedOperation>
  /** Checks the failure of a path without an operation. */
  findProblemOfFailure(path: string, body: unknown): string | undefined
}

const hosts = { apiUrl: 'http://api.example', appUrl: 'http://app.example' }

/** Reads the published documents, so that answers can be compared with them. */
export function readDocuments(): DescribedOperations {
  const operations = new Map<string, DescribedOperation>()
  const all = new Map(
    (Object.keys(documents) as DocumentName[]).map(name => [name, openApiDocument(name, hosts)]),
  )
  for (const document of all.values())
    for (const [path, methods] of Object.entries(
      document.paths as Record<string, Record<string, JsonObject>>,
    ))
      for (const [method, operation] of Object.entries(methods)) {
        const described = describe(document, operation)
        for (const { url } of (operation.servers ?? document.servers) as { url: string }[]) {
          const prefix = new URL(url).pathname.replace(/\/$/, '')
          operations.set(`${method.toUpperCase()} ${shapeOf(prefix + path)}`, described)
        }
      }
  const failures = {
    v3: checkOf(all.get('v3') as JsonObject, { $ref: '#/components/schemas/Problem' }),
    others: checkOf(all.get('general') as JsonObject, { $ref: '#/components/schemas/Error' }),
  }
  return {
    operations,
    findProblemOfFailure: (path, body) =>
      (/^\/api\/v3(\/|$)/.test(path) ? failures.v3 : failures.others)(body),
  }
}

/** Removes the names of path parameters, which documents and routes spell differently. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '{}')

function describe(document: JsonObject, operation: JsonObject): DescribedOperation {
  const responses = Object.entries(operation.responses as Record<string, JsonObject>)
  return {
    name: String(operation.operationId),
    answers: new Map(
      responses.map(([status, response]) => [Number(status), describeAnswer(document, response)]),
    ),
  }
}

function describeAnswer(document: JsonObject, response: JsonObject): DescribedAnswer {
  const { content = {}, headers = {} } = referred(document, response) as {
    content?: Record<string, JsonObject>
    headers?: Record<string, JsonObject>
  }
  const [[mediaType, body] = []] = Object.entries(content)
  const isStream = mediaType === 'text/event-stream'
  return {
    mediaType,
    findProblem: body && !isStream ? checkOf(document, body.schema) : () => undefined,
    headers: new Map(
      Object.entries(headers).map(([name, header]) => {
        const { required = false, schema } = referred(document, header)
        return [
          name.toLowerCase(),
          { isRequired: Boolean(required), findProblem: checkOf(document, schema, true) },
        ]
      }),
    ),
  }
}

const referred = (document: JsonObject, node: JsonObject): JsonObject =>
  typeof node.$ref === 'string' ? resolve(document, node.$ref) : node

/** A schema is compiled at its first use, because most answers are never given. */
function checkOf(document: JsonObject, schema: unknown, isHeader = false) {
  let validator: ReturnType<typeof Compile> | undefined
  return (value: unknown): string | undefined => {
    validator ??= Compile(closedSchema(document, schema) as object)
    const read = isHeader && (schema as JsonObject).type === 'integer' ? Number(value) : value
    if (validator.Check(read)) return undefined
    const [, errors] = validator.Errors(read)
    return errors
      .filter(({ schemaPath }) => !schemaPath.includes('/anyOf/') || errors.length < 4)
      .slice(0, 5)
      .map(
        ({ instancePath, message, params }) => `${instancePath || 'it'} ${message} ${JSON.stringify(params)}`,
      )
      .join('; ')
  }
}
