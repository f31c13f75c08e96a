import { hash } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  type Access,
  type Address,
  accountScopeOf,
  type ChainRule,
  type Operation,
  type PartnerRole,
  partnerRoleOf,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { hashToken, isSameSecret } from '../../../platform/crypto/tokens.ts'
import { AppError, accountSuspended, forbidden, notFound, unauthorized } from '../../../platform/errors.ts'
import type { Caller, ChainAccess, Partner, User } from '../../../platform/http/caller.ts'
import type { Gate, OperationEffect, PartnerIds } from '../../../platform/http/gate.ts'
import { saveSeen } from '../sessions/sessions.store.ts'
import { idleLimits } from '../sessions/sessions.ts'
import { isSecondFactorRequired, requireProof } from '../sessions/step-up.ts'
import { findHolder, type Holder } from '../tokens/access-tokens.store.ts'
import { isRevokedToken } from '../tokens/revoked-tokens.store.ts'
import { useAccessToken, useUserToken } from '../tokens/token-uses.ts'
import { authorise } from './authorise.ts'
import {
  findChainAccess,
  findPartnerByToken,
  findSuspensionBySession,
  findUserBySession,
  findUserByToken,
  type Suspendable,
  type TokenUser,
} from './callers.store.ts'
import { parseAuthorization, sessionTokenOf } from './credentials.ts'
import { csrfTokenOf, requireCsrfToken, requireOwnOrigin } from './csrf.ts'
import { requirePartnerRole } from './partner-roles.ts'
import { refuseInChain } from './refused-access.ts'
import {
  forms,
  type HeaderForm,
  problemOfHeader,
  problemOfSuspended,
  problemOfToken,
  type TokenRefusal,
  type TokenTitle,
} from './refused-tokens.ts'
import { requireOpenChain, requireOpenLocations } from './suspended-locations.ts'
import { createCredentials } from './v3-credentials.ts'

interface Asked {
  operation: Operation
  /** False for a recheck: an open stream keeps neither a session nor a token in use. */
  isUse: boolean
}

type Identify = (ctx: Context, request: FastifyRequest, asked: Asked) => Promise<Caller>

/** Each kind of access is proven by one of these functions. */
const identify: Record<Exclude<Access['by'], 'credential'>, Identify> = {
  anyone: async (ctx, request) => {
    requireOwnOrigin(request, ctx.urls.app)
    return {}
  },
  partner: byHeader('partner', async (ctx, request) => ({
    partner: await getPartner(ctx, request, 'partner'),
  })),
  user: byHeader('user', getPartnerAndUser),
  person: getPerson,
  operator: async (ctx, request, asked) => {
    const caller = await getPerson(ctx, request, asked)
    if (!caller.user.isOperator) throw forbidden('This is for operators of the platform.')
    if (isSecondFactorRequired(ctx) && !caller.user.hasSecondFactor)
      throw new AppError('second_factor_required')
    return caller
  },
}

export const createGate = (
  ctx: Context,
  listener: Address['listener'],
  credentials = createCredentials(ctx),
): Gate => {
  const prove = (request: FastifyRequest, asked: Asked): Promise<Caller> => {
    const { access } = asked.operation
    if (access.by === 'credential') return credentials.identify(request.headers.authorization, access.scope)
    const isForPeople = listener === 'app' && access.by === 'user' && access.orPerson === true
    return identify[isForPeople ? 'person' : access.by](ctx, request, asked)
  }
  return {
    identify: (operation, request) => prove(request, { operation, isUse: true }),
    recheck: (operation, request) => prove(request, { operation, isUse: false }),
    onCredentialsChanged: then => ctx.accessCache.onInvalidated(then),
    authorise: (rule, caller, subject) => authorise(ctx, rule, { caller, ...subject }),
    authoriseInChain: (rule, caller, subject) => authoriseInChain(ctx, rule, { caller, ...subject }),
    requireOpenLocations: (operation, caller, input) =>
      requireOpenLocations(ctx, operation, { caller, input }),
    authoriseForPartner: (operation, caller, ids) => authoriseForPartner(ctx, operation, { caller, ids }),
    requireProof: (operation, caller) => requireProof(ctx, operation, caller),
  }
}

interface Proven {
  partner: Partner
  user?: TokenUser
}

/** This is the hot path: a header that is cached as proven is not parsed again. */
function byHeader(
  form: 'partner' | 'user',
  prove: (ctx: Context, request: FastifyRequest) => Promise<Proven>,
): Identify {
  return async (ctx, request, { isUse }) => {
    const { authorization } = request.headers
    if (authorization === undefined) return prove(ctx, request)
    const cacheKey = `header:${form}:${hashOf(request, authorization)}`
    const { partner, user } = (await ctx.accessCache.get(cacheKey, () => prove(ctx, request))) as Proven
    if (user) useUserToken(ctx, user, { isUse })
    // Each request adds what it learns to its own copy of the caller.
    return { partner, user }
  }
}

/** A connection usually sends the same header with each of its requests, so the last one is hashed once. */
const hashed = new WeakMap<Socket, { authorization: string; hash: string }>()

/** The cache of access holds hashes, because the tokens themselves must not outlive their connection. */
function hashOf({ socket }: FastifyRequest, authorization: string): string {
  const last = hashed.get(socket)
  if (last?.authorization === authorization) return last.hash
  const next = { authorization, hash: hash('sha256', authorization, 'base64') }
  hashed.set(socket, next)
  return next.hash
}

const refused = ({ message, error }: TokenRefusal) => unauthorized(message, error)

async function getPartnerAndUser(ctx: Context, request: FastifyRequest) {
  const partner = await getPartner(ctx, request, 'user')
  return { partner, user: await getUserBeside(ctx, request, partner) }
}

async function getPartner(
  ctx: Context,
  { headers: { authorization } }: FastifyRequest,
  form: 'partner' | 'user',
): Promise<Partner> {
  const token = parseAuthorization(authorization)?.partner
  if (token === undefined) throw refused(problemOfHeader(authorization, form))
  return byToken(ctx, token, { kind: 'partner', find: findPartnerByToken, belongs: 'partner token', form })
}

/** A system user's token is refused when another partner sends it. */
async function getUserBeside(
  ctx: Context,
  { headers }: FastifyRequest,
  partner: Partner,
): Promise<TokenUser> {
  const token = parseAuthorization(headers.authorization)?.user
  if (token === undefined) throw unauthorized(`The user token is missing: ${forms.user}.`, 'invalid_request')
  const user = await byToken(ctx, token, {
    kind: 'user',
    find: findUserByToken,
    belongs: 'user token',
    form: 'user',
  })
  if (user.partnerId !== null && user.partnerId !== partner.id)
    throw unauthorized(
      'This user token is that of a system user of another partner: it works beside its own partner token alone.',
      'invalid_token',
    )
  return user
}

interface CallingPerson extends Caller {
  user: User & { hasSecondFactor: boolean }
}

/** Accepts the session cookie of a browser, or `Authorization: Bearer foyer_pat_…` with the scope of the operation. */
async function getPerson(ctx: Context, request: FastifyRequest, asked: Asked): Promise<CallingPerson> {
  const { authorization } = request.headers
  if (authorization !== undefined) return getHolder(ctx, request, asked)
  const token = sessionTokenOf(request, ctx.urls)
  if (token === undefined)
    throw unauthorized(`You are not signed in: ${isBusiness(asked.operation) ? 'sign in' : forms.person}.`)
  requireOwnOrigin(request, ctx.urls.app)
  const hash = hashToken(token)
  const limits = idleLimits(ctx)
  const user = await findUserBySession(ctx.db, hash, limits)
  if (!user || !isSameSecret(user.hash, hash)) throw await refusedSession(ctx, hash)
  requireCsrfToken(request, token)
  if (asked.isUse && limits.at.getTime() - user.lastSeenAt.getTime() > seenEveryMs)
    saveSeen(ctx.db, hash, { at: limits.at, address: request.ip }).catch(err =>
      ctx.log.warn({ err }, 'the last use of a session was not saved'),
    )
  return { user, sessionHash: hash, csrfToken: csrfTokenOf(token), provenAt: user.provenAt }
}

/** Whoever is suspended while signed in learns why: the session proves who they are. */
async function refusedSession(ctx: Context, hash: Buffer): Promise<AppError> {
  const suspension = await findSuspensionBySession(ctx.db, hash, idleLimits(ctx))
  return suspension && isSameSecret(suspension.hash, hash)
    ? accountSuspended(suspension.reason)
    : unauthorized('Your session has ended: sign in again.')
}

/** On the app listener it takes sessions only. */
const isBusiness = ({ access }: Operation): boolean => access.by === 'user'

const seenEveryMs = 5 * 60 * 1000

async function getHolder(
  ctx: Context,
  request: FastifyRequest,
  { operation, isUse }: Asked,
): Promise<CallingPerson> {
  const { authorization } = request.headers
  const tokens = parseAuthorization(authorization)
  if (isBusiness(operation))
    throw unauthorized(
      'Here the session of a browser is needed. With tokens, call this operation on the API listener.',
      'invalid_token',
    )
  if (tokens?.user !== undefined)
    throw unauthorized(`A user token reaches the partner API alone: ${forms.person}.`, 'invalid_token')
  if (tokens?.partner === undefined) throw refused(problemOfHeader(authorization, 'person'))
  const holder = await byToken<Holder>(ctx, tokens.partner, {
    kind: 'access-token',
    find: findHolder,
    belongs: 'personal access token',
    form: 'person',
  })
  useAccessToken(ctx, holder, { address: request.ip, isUse })
  const scope = accountScopeOf(operation)
  if (scope === 'session')
    throw forbidden('This needs a signed-in session: an access token does not open it.')
  if (!holder.scopes.has(scope))
    throw new AppError('insufficient_scope', `The access token lacks the scope ${scope}.`)
  return { user: holder }
}

interface ByToken<T> {
  kind: string
  find(db: Context['db'], hash: Buffer): Promise<T | undefined>
  belongs: TokenTitle
  form: HeaderForm
}

async function byToken<T extends Suspendable & { hash: Buffer }>(
  ctx: Context,
  token: string,
  { kind, find, belongs, form }: ByToken<T>,
): Promise<T> {
  const hash = hashToken(token)
  const found = await ctx.accessCache.get(`${kind}:${hash.toString('base64')}`, () => find(ctx.db, hash))
  if (found && isSameSecret(found.hash, hash)) {
    if (found.isSuspended) throw refused(problemOfSuspended(belongs))
    return found
  }
  const isRevoked = await isRevokedToken(ctx.db, belongs, hash)
  throw refused(problemOfToken(token, { belongs, form, isRevoked }))
}

/** An operation that names no partner account, such as one about all of them, has its own lookup. */
async function authoriseForPartner(
  ctx: Context,
  operation: Operation,
  { caller: { user }, ids }: { caller: Caller; ids: PartnerIds },
): Promise<PartnerRole | undefined> {
  const needed = partnerRoleOf(operation)
  if (!needed || !user) return undefined
  const { partner_id: partnerId, application_id: applicationId } = ids
  const userId = user.id
  if (partnerId !== undefined) return requirePartnerRole(ctx.db, { userId, partnerId }, needed)
  if (applicationId !== undefined) return requirePartnerRole(ctx.db, { userId, applicationId }, needed)
  return undefined
}

async function authoriseInChain(
  ctx: Context,
  { needs }: ChainRule,
  { caller, operation, chainId }: { caller: Caller; operation: OperationEffect; chainId: number },
): Promise<ChainAccess> {
  const { user } = caller
  if (!user) throw unauthorized(`The user token is missing: ${forms.user}.`)
  const userId = user.id
  const find = () => findChainAccess(ctx.db, { chainId, userId })
  const access =
    user.partnerId === null
      ? await ctx.accessCache.get(`chain-access:${userId}:${chainId}`, find)
      : await find()
  if (!access) throw notFound('There is no such Chain.')
  if (!access.rights.has(needs)) throw refuseInChain(needs, caller)
  return requireOpenChain(access, operation, caller)
}
