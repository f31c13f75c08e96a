import { hash } from 'node:crypto'
import type { Access, ChainRule, LocationRule } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hashToken, isSameSecret } from '../../platform/crypto/tokens.ts'
import { forbidden, notFound, unauthorized } from '../../platform/errors.ts'
import type { Caller, ChainAccess, LocationAccess, Partner, User } from '../../platform/http/caller.ts'
import type { About, Gate } from '../../platform/http/gate.ts'
import { getApplication } from '../applications/applications.ts'
import { createCredentials, reach } from '../v3/credentials.ts'
import {
  findAccess,
  findChainAccess,
  findPartnerByToken,
  findUserBySession,
  findUserByToken,
} from './callers.store.ts'
import { parseAuthorization, sessionTokenOf, type Tokens } from './credentials.ts'
import { csrfTokenOf, requireCsrfToken, requireOwnOrigin } from './csrf.ts'

type Step = (ctx: Context, request: FastifyRequest) => Promise<Caller>

/** How each kind of access is proven. */
const identify: Record<Exclude<Access['by'], 'credential'>, Step> = {
  anyone: async (ctx, request) => {
    requireOwnOrigin(request, ctx.urls.app)
    return {}
  },
  partner: async (ctx, request) => ({
    partner: await getPartner(ctx, parseAuthorization(request.headers.authorization)),
  }),
  user: async (ctx, request) => {
    const tokens = parseAuthorization(request.headers.authorization)
    const partner = await getPartner(ctx, tokens)
    return { partner, user: await getUserBeside(ctx, tokens, partner) }
  },
  person: getPerson,
  operator: async (ctx, request) => {
    const caller = await getPerson(ctx, request)
    if (!caller.user?.isOperator) throw forbidden()
    return caller
  },
}

export const createGate = (ctx: Context, credentials = createCredentials(ctx)): Gate => ({
  identify: (access, request) => {
    const { authorization } = request.headers
    if (access.by === 'credential')
      return credentials.identify(parseAuthorization(authorization)?.partner, access.scope)
    return authorization !== undefined && (access.by === 'partner' || access.by === 'user')
      ? identifyByHeader(ctx, request, { by: access.by, authorization })
      : identify[access.by](ctx, request)
  },
  authorise: (rule, caller, about) => authorise(ctx, rule, { caller, ...about }),
  authoriseInChain: (rule, caller, chainId) => authoriseInChain(ctx, rule, { caller, chainId }),
})

/** The hot path: a header that was proven a moment ago is proven without waiting, and without parsing it again. */
function identifyByHeader(
  ctx: Context,
  request: FastifyRequest,
  { by, authorization }: { by: 'partner' | 'user'; authorization: string },
): Caller | Promise<Caller> {
  // By its hash: a cache is no place for the tokens themselves.
  const key = `header:${by}:${hash('sha256', authorization, 'base64')}`
  const kept = ctx.access.find<Caller>(key)
  return kept ? copy(kept) : ctx.access.get(key, () => identify[by](ctx, request)).then(copy)
}

/** Each request adds to its caller what it learns; what is kept stays as it is. */
const copy = (caller: Caller | undefined): Caller => ({ partner: caller?.partner, user: caller?.user })

async function getPartner(ctx: Context, tokens: Tokens | undefined): Promise<Partner> {
  const token = tokens?.partner
  if (token === undefined) throw unauthorized()
  return byToken(ctx, 'partner', { token, find: findPartnerByToken })
}

/** A system user's token is worth nothing beside another partner's. */
async function getUserBeside(ctx: Context, tokens: Tokens | undefined, partner: Partner): Promise<User> {
  const token = tokens?.user
  if (token === undefined) throw unauthorized('A user token is needed: Authorization: Bearer …, User ….')
  const user = await byToken(ctx, 'user', { token, find: findUserByToken })
  if (user.partnerId !== null && user.partnerId !== partner.id) throw unauthorized()
  return user
}

/** `Authorization: User U`, or the session cookie of a browser. */
async function getPerson(ctx: Context, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = parseAuthorization(authorization)?.user
    if (token === undefined) throw unauthorized('Sign in, or send Authorization: User <token>.')
    const user = await byToken(ctx, 'user', { token, find: findUserByToken })
    if (user.partnerId !== null) throw unauthorized('This is for people; a system user has no account.')
    return { user }
  }
  const token = sessionTokenOf(request, ctx.urls)
  if (token === undefined) throw unauthorized('Sign in first.')
  requireOwnOrigin(request, ctx.urls.app)
  const hash = hashToken(token)
  const user = await findUserBySession(ctx.db, hash, ctx.clock.real())
  if (!user || !isSameSecret(user.hash, hash)) throw unauthorized('Your session has ended: sign in again.')
  requireCsrfToken(request, token)
  return { user, sessionHash: hash, csrfToken: csrfTokenOf(token) }
}

interface ByToken<T> {
  token: string
  find(db: Context['db'], hash: Buffer): Promise<T | undefined>
}

async function byToken<T extends { hash: Buffer }>(
  ctx: Context,
  kind: string,
  { token, find }: ByToken<T>,
): Promise<T> {
  const hash = hashToken(token)
  const found = await ctx.access.get(`${kind}:${hash.toString('base64')}`, () => find(ctx.db, hash))
  if (!found || !isSameSecret(found.hash, hash)) throw unauthorized()
  return found
}

async function authorise(
  ctx: Context,
  { needs, unknown }: LocationRule,
  { caller, locationId, applicationId }: About & { caller: Caller },
): Promise<LocationAccess> {
  if (caller.credential) return reach(caller.credential, locationId)
  const userId = caller.user?.id
  if (userId === undefined) throw unauthorized()
  const find = () => findAccess(ctx.db, { locationId, userId })
  // A link ends in any process, and with it all that a system user may do: that is asked for with every call.
  const access =
    caller.user?.partnerId === null
      ? await ctx.access.get(`access:${userId}:${locationId}`, find)
      : await find()
  if (!access) throw unknown === 403 ? forbidden() : notFound('There is no such Location.')
  if (applicationId !== undefined) await getApplication(ctx.db, applicationId)
  if (!access.isMember || !isMet(needs, access)) throw forbidden()
  return access
}

function isMet(needs: LocationRule['needs'], access: LocationAccess): boolean {
  if (needs === 'member') return true
  if (needs === 'owner') return access.isOwner
  return needs !== 'reach' && access.rights.has(needs)
}

async function authoriseInChain(
  ctx: Context,
  { needs }: ChainRule,
  { caller, chainId }: { caller: Caller; chainId: number },
): Promise<ChainAccess> {
  const userId = caller.user?.id
  if (userId === undefined) throw unauthorized()
  const find = () => findChainAccess(ctx.db, { chainId, userId })
  const access =
    caller.user?.partnerId === null
      ? await ctx.access.get(`chain-access:${userId}:${chainId}`, find)
      : await find()
  if (!access) throw notFound('There is no such Chain.')
  if (!access.rights.has(needs)) throw forbidden()
  return access
}
