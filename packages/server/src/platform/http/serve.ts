import {
  type Address,
  addressesOf,
  bodyLimitOf,
  deprecatedSince,
  type LocationRule,
  type Method,
  type Operation,
  wire,
} from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { EventStreams } from './event-stream.ts'
import type { Gate, PartnerIds } from './gate.ts'
import { maxValuesOf } from './input/max-values.ts'
import { inputReader, type RawInput } from './input/read-input.ts'
import type { Once } from './once.ts'
import { parseHost } from './own-hosts.ts'
import { jsonWithPlainUrls, withPlainUrls } from './plain-urls.ts'
import type { Answer, Input, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** The address of the operation; empty for requests that were refused before, and for the routes of libraries. */
    routePath: string
    /** The name of the operation, where there is a `routePath`. */
    operationName: string
    /** Why it was refused; the log of its partner says so. */
    refusal: AppError | null
  }
  interface FastifyContextConfig {
    /** Only `serve` sets it: a route without it is refused when the listener is built. */
    access?: Operation['access']
    /** The request counts in the window of partners, on whichever listener it is. */
    isForPartners?: boolean
    /** The maximum number of values in the body. */
    maxValues?: number
  }
}

interface ServeOptions {
  listener: Address['listener']
  gate: Gate
  once: Once
  isSecureCookie: boolean
}

/** Serves every route at its addresses on this listener; other methods at the same addresses answer 405. */
export function serve(app: FastifyInstance, routes: Route[], options: ServeOptions): void {
  const streams = new EventStreams()
  app.addHook('preClose', async () => streams.endAll())
  options.gate.onCredentialsChanged(() => streams.recheckAll())
  const paths = new Map<string, ServedPath>()
  for (const route of routes)
    for (const { path } of addressesOf(route.operation).filter(
      ({ listener }) => listener === options.listener,
    )) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
      // Two operations at one path may name its parameters differently.
      const shape = url.replaceAll(/:\w+/g, ':')
      const isForPartners = isPartnersOwn(route.operation, options.listener)
      const served = paths.get(shape) ?? { url, isForPartners, methods: [] }
      paths.set(shape, { ...served, methods: [...served.methods, route.operation.method] })
      serveAt(app, url, route, { ...options, streams })
    }
  for (const served of paths.values()) refuseOtherMethods(app, served)
}

/** The path decides; only where it names no partner account, the body does. */
function partnerIdsOf({ params, body }: RawInput): PartnerIds {
  const inPath = (params ?? {}) as PartnerIds
  const isNamed = inPath.partner_id !== undefined || inPath.application_id !== undefined
  return isNamed ? inPath : { partner_id: (body as PartnerIds | undefined)?.partner_id }
}

interface ServedPath {
  url: string
  isForPartners: boolean
  methods: Method[]
}

function serveAt(
  app: FastifyInstance,
  url: string,
  { operation, handle, check }: Route,
  options: ServeOptions & { streams: EventStreams },
): void {
  const { access } = operation
  const readInput = inputReader(operation, check)
  app.route({
    method: operation.method,
    url,
    config: {
      access,
      isForPartners: isPartnersOwn(operation, options.listener),
      maxValues: maxValuesOf(operation),
    },
    schema: { response: responseSchema(operation) },
    bodyLimit: bodyLimitOf(operation),
    ...(operation.deprecated ? { onSend: sendDeprecation } : {}),
    onRequest: async request => {
      request.routePath = url
      request.operationName = operation.name
      request.caller = await options.gate.identify(operation, request)
    },
    handler: async (request, reply) => {
      const raw = readInput(request)
      if (hasBody(request)) request.caller = await options.gate.identify(operation, request)
      const { caller } = request
      if ('location' in access && access.location) {
        const { from, field, application }: LocationRule = access.location
        caller.location = await options.gate.authorise(access.location, caller, {
          operation,
          locationId: idIn(raw, from, field),
          applicationId: application === undefined ? undefined : idIn(raw, 'params', application),
        })
      }
      if ('chain' in access && access.chain)
        caller.chain = await options.gate.authoriseInChain(access.chain, caller, {
          operation,
          chainId: idIn(raw, 'params', access.chain.field),
        })
      await options.gate.requireOpenLocations(operation, caller, raw)
      const partnerIds = partnerIdsOf(raw)
      const role = await options.gate.authoriseForPartner(operation, caller, partnerIds)
      options.gate.requireProof(operation, caller)
      const input = {
        params: raw.params,
        query: raw.query,
        body: raw.body,
        caller,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        cookies: request.cookies ?? {},
        // Few operations ask for it.
        get host() {
          return parseHost(request.headers.host)?.name ?? ''
        },
      } as Input<Operation>
      const key = raw.idempotencyKey
      const { answer, isReplay } =
        key === undefined
          ? { answer: await handle(input), isReplay: false }
          : await options.once.run({ key, operation, caller, params: raw.params, body: request.body }, () =>
              handle(input),
            )
      if (isReplay) reply.header('Idempotency-Replayed', 'true')
      if ('stream' in answer)
        return options.streams.send(request, reply, {
          start: answer.stream,
          recheck: async () => {
            await options.gate.recheck(operation, request)
            await options.gate.authoriseForPartner(operation, caller, partnerIds)
          },
        })
      const shown = role === 'viewer' ? withoutSecrets(answer) : answer
      return send(shown, request, reply, { operation, isSecureCookie: options.isSecureCookie })
    },
  })
}

/**
 * The body may take half a minute to arrive, and its sender must be allowed at that moment too, not only when it began.
 */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The callback of an installation is only on the app listener, but is a partner's call like any other. The business is
 * on both: there it is called by pages.
 */
const isPartnersOwn = ({ surface, access }: Operation, listener: Address['listener']): boolean =>
  access.by === 'user' && access.orPerson ? listener === 'api' : surface !== 'app' || access.by === 'partner'

const deprecation = `@${deprecatedSince.getTime() / 1000}`

/** Failures carry the header as well, because every caller should learn of the deprecation. */
async function sendDeprecation(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Deprecation', deprecation)
}

const responseSchemas = new WeakMap<Operation, object>()

/** There is one object per operation, so that its serializer is compiled once for both listeners. */
function responseSchema(operation: Operation): object {
  const known = responseSchemas.get(operation)
  if (known) return known
  const schema = toResponseSchema(operation)
  responseSchemas.set(operation, schema)
  return schema
}

function toResponseSchema(operation: Operation): object {
  if (operation.status === 204 || operation.isStream) return {}
  if (operation.surface === 'v3') return { [operation.status]: operation.data }
  return { [operation.status]: wire.Envelope(operation.data, operation.meta) }
}

const idIn = (raw: RawInput, from: keyof RawInput, field: string): number =>
  (raw[from] as Record<string, number>)[field] as number

type SentAnswer = Exclude<Answer<Operation>, { stream: unknown }>

/** A viewer of a partner account sees no secrets, and URLs of endpoints often have one. */
function withoutSecrets(answer: SentAnswer): SentAnswer {
  if ('json' in answer) return { ...answer, json: jsonWithPlainUrls(answer.json) }
  return 'data' in answer ? { ...answer, data: withPlainUrls(answer.data) } : answer
}

interface ResponseOptions {
  operation: Operation
  isSecureCookie: boolean
}

function send(
  answer: SentAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, isSecureCookie }: ResponseOptions,
) {
  reply.code(operation.status)
  if ('document' in answer) return answer.document.sendJson(request, reply)
  if ('json' in answer) {
    reply.type('application/json; charset=utf-8')
    if (operation.surface === 'v3') return reply.send(answer.json)
    return reply.send(`{"success":true,"data":${answer.json},"meta":${JSON.stringify(answer.meta ?? [])}}`)
  }
  for (const { name, value, maxAgeSeconds } of answer.cookies ?? [])
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecureCookie,
      maxAge: maxAgeSeconds,
    })
  if (operation.status === 204) return reply.send()
  if (operation.surface === 'v3') return reply.send(answer.data)
  return reply.send({ success: true, data: answer.data, meta: answer.meta ?? [] })
}

const otherMethods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers 405 to the methods that an address does not have. */
export function refuseOtherMethods(
  app: FastifyInstance,
  { url, isForPartners, methods: allowed }: ServedPath,
): void {
  const allow = (
    allowed.includes('GET') ? ['GET', 'HEAD', ...allowed.filter(method => method !== 'GET')] : allowed
  ).join(', ')
  const refuse = async () => {
    throw new AppError('method_not_allowed', `This method is not allowed here; allowed: ${allow}.`, {
      headers: { Allow: allow },
    })
  }
  const refused = otherMethods.filter(name => !allowed.includes(name))
  app.route({
    // Fastify would add HEAD as a second route, and every route costs each start time and memory.
    method: refused.includes('GET') ? [...refused, 'HEAD', 'OPTIONS'] : [...refused, 'OPTIONS'],
    url,
    config: {
      access: { by: 'anyone', because: 'it only says that the method is not allowed' },
      isForPartners,
    },
    onRequest: refuse,
    handler: refuse,
  })
}
