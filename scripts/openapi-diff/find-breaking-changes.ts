import { compareSchemas, type Resolvers, type Schema, type SchemaPair } from './compare-schemas.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

type MediaTypes = Record<string, { schema?: Schema }>

interface Body {
  required?: boolean
  content?: MediaTypes
}

interface Reply {
  $ref?: string
  headers?: Record<string, unknown>
  content?: MediaTypes
}

interface DocumentOperation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Reply>
  security?: Record<string, string[]>[]
}

type PathItem = Record<string, DocumentOperation>

export interface OpenApi {
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Reply> }
}

interface Pair<T> {
  before: T
  after: T
  location: string
}

/** Lists what breaks callers of the former document, each as a sentence, in a stable order. */
export function findBreakingChanges(before: OpenApi, after: OpenApi): string[] {
  const compare = new Comparison(before, after)
  return [...new Set([...compare.paths(), ...compare.webhooks()])].sort()
}

class Comparison {
  readonly #resolvers: Resolvers

  constructor(
    private readonly before: OpenApi,
    private readonly after: OpenApi,
  ) {
    this.#resolvers = {
      before: ref => named(before.components?.schemas, ref),
      after: ref => named(after.components?.schemas, ref),
    }
  }

  paths(): string[] {
    return operationsOf(this.before.paths).flatMap(([location, path, method, operation]) => {
      const now = this.after.paths?.[path]?.[method]
      return now ? this.#operation({ before: operation, after: now, location }) : [`${location} was removed`]
    })
  }

  /** In a webhook the server sends the request body. */
  webhooks(): string[] {
    return operationsOf(this.before.webhooks).flatMap(([location, name, method, operation]) => {
      const now = this.after.webhooks?.[name]?.[method]
      if (!now) return [`The webhook ${name} was removed`]
      return this.#content(
        { before: operation.requestBody, after: now.requestBody, location: `${location} body` },
        'server',
      )
    })
  }

  #operation({ before, after, location }: Pair<DocumentOperation>): string[] {
    return [
      ...(before.operationId === after.operationId
        ? []
        : [`${location} is called ${after.operationId} instead of ${before.operationId}`]),
      ...this.#security({ before, after, location }),
      ...this.#parameters({ before, after, location }),
      ...this.#requestBody({
        before: before.requestBody,
        after: after.requestBody,
        location: `${location} body`,
      }),
      ...this.#responses({ before, after, location }),
    ]
  }

  #security({ before, after, location }: Pair<DocumentOperation>): string[] {
    const now = (after.security ?? []).map(item => JSON.stringify(item))
    const gone = (before.security ?? []).map(item => JSON.stringify(item)).filter(item => !now.includes(item))
    const isClosed = (before.security ?? []).length === 0 && now.length > 0
    if (isClosed) return [`${location} needs credentials now`]
    return now.length > 0 && gone.length > 0
      ? [`${location} no longer takes the credentials ${gone.join(', ')}`]
      : []
  }

  #parameters({ before, after, location }: Pair<DocumentOperation>): string[] {
    const keyOf = ({ in: part, name }: Parameter) => `${part} ${name}`
    const [olds, news] = [before, after].map(
      ({ parameters = [] }) => new Map(parameters.map(item => [keyOf(item), item])),
    ) as [Map<string, Parameter>, Map<string, Parameter>]
    const removed = [...olds.keys()]
      .filter(key => !news.has(key))
      .map(key => `${location}: ${key} was removed`)
    const changed = [...news].flatMap(([key, { required, schema }]) => {
      const old = olds.get(key)
      const isNeeded = required && !old?.required ? [`${location}: ${key} is required now`] : []
      if (!old?.schema || !schema) return isNeeded
      const schemas = { before: old.schema, after: schema, location: `${location}: ${key}` }
      return [...isNeeded, ...this.#schemas({ ...schemas, sentBy: 'caller' })]
    })
    return [...removed, ...changed]
  }

  #requestBody({ before, after, location }: Pair<Body | undefined>): string[] {
    if (!after) return before ? [`${location} was removed`] : []
    const isNeeded = after.required && !before?.required ? [`${location} is required now`] : []
    return [...isNeeded, ...this.#content({ before, after, location }, 'caller')]
  }

  #responses({ before, after, location }: Pair<DocumentOperation>): string[] {
    return Object.entries(before.responses ?? {}).flatMap(([status, given]) => {
      // Clients must expect any refusal, and rely only on successful answers.
      if (!status.startsWith('2')) return []
      const found = after.responses?.[status]
      const at = `${location} ${status}`
      if (!found) return [`${at} was removed`]
      const old = given.$ref ? named(this.before.components?.responses, given.$ref) : given
      const now = found.$ref ? named(this.after.components?.responses, found.$ref) : found
      const headers = Object.keys(old.headers ?? {}).filter(name => !now.headers?.[name])
      return [
        ...headers.map(name => `${at}: header ${name} was removed`),
        ...this.#content({ before: old, after: now, location: at }, 'server'),
      ]
    })
  }

  #content(
    { before, after, location }: Pair<{ content?: MediaTypes } | undefined>,
    sentBy: SchemaPair['sentBy'],
  ): string[] {
    return Object.entries(before?.content ?? {}).flatMap(([type, { schema }]) => {
      const now = after?.content?.[type]
      if (!now) return [`${location} is no longer ${type}`]
      return schema && now.schema
        ? this.#schemas({ before: schema, after: now.schema, location, sentBy })
        : []
    })
  }

  #schemas(pair: SchemaPair): string[] {
    return compareSchemas(pair, this.#resolvers)
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

const operationsOf = (paths: Record<string, PathItem> = {}) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, path, method, operation] as const),
  )

function named<T>(among: Record<string, T> | undefined, ref: string): T {
  const found = among?.[ref.slice(ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`There is nothing at ${ref}.`)
  return found
}
